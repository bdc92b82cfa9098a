import { formatFileSize } from '#domain/kit/pictures/file-size.ts';
import { DOCUMENT_TYPES } from '#domain/seller/application-documents.ts';
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
  /** Problem that the shop reported for the uploaded document. */
  problem: string | undefined;
  /** True while the form is being sent, so that the document cannot change. */
  isHeld: boolean;
};

/** Field of the business registration, uploaded at once and shown by type and size. */
export function DocumentField({ snapshot, send, problem, isHeld }: DocumentFieldProps) {
  const { document, error } = snapshot.context;
  const isSending = snapshot.hasTag('saving');
  const said = error ?? problem;
  const { id, aria } = useField({ hint: text.hint, problem: said });
  // Removing the document removes its button, so the focus moves to the file input.
  const acts = useFocusRescue('input');
  return (
    <div data-field="documentId" data-flow="applicationDocument" data-state={statePath(snapshot.value)}>
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
