import { formatFileSize } from '#domain/kit/pictures/file-size.ts';
import { DOCUMENT_TYPES } from '#domain/seller/application-paper.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { Parts, useField } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { applicationText } from './application.text.ts';
import type { wireApplicationDocument } from './application-form.wiring.ts';

const text = applicationText.document;

type Paper = FlowOf<(app: AppServices) => ReturnType<typeof wireApplicationDocument>>;
type DocumentFieldProps = Pick<Paper, 'snapshot' | 'send'> & {
  /** What the shop says of the one that the form names. */
  problem: string | undefined;
  /** The form is being sent: what it names does not change meanwhile. */
  isHeld: boolean;
};

/** The paper of the business: chosen, sent at once, shown by kind and size. */
export function DocumentField({ snapshot, send, problem, isHeld }: DocumentFieldProps) {
  const { document, error } = snapshot.context;
  const isSending = snapshot.hasTag('saving');
  const said = error ?? problem;
  const { id, aria } = useField({ hint: text.hint, problem: said });
  // The button that takes it out goes with it.
  const acts = useFocusRescue('input');
  return (
    <div data-flow="applicationDocument" data-state={statePath(snapshot.value)}>
      <Parts id={id} label={text.label} hint={text.hint} problem={said}>
        <Row ref={acts}>
          {document ? (
            <span>{text.facts(text.kinds[document.kind], formatFileSize(document.bytes))}</span>
          ) : null}
          <FileButton
            {...aria}
            choose={isSending ? text.sending : document ? text.replace : text.choose}
            disabled={isSending || isHeld}
            accept={DOCUMENT_TYPES.join(',')}
            onFiles={([file]) => file && send({ type: 'paper.chosen', file, bytes: file.size })}
          />
          {document ? (
            <Button
              type="button"
              size="small"
              blocked={isSending || isHeld}
              onClick={() => isSending || isHeld || send({ type: 'paper.removed' })}
            >
              {text.remove}
            </Button>
          ) : null}
        </Row>
      </Parts>
    </div>
  );
}
