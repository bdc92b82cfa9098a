import { type ReactNode, useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { INQUIRY_LENGTH, MAX_INQUIRY_PICTURES } from '#domain/policies/inquiries.ts';
import type { InquiryMessageValues } from '#machines/inquiries/inquiry-message.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { threadText as text } from './inquiries.text.ts';
import { type MessageEffects, type provideMessage, storedMessage } from './inquiries.wiring.ts';

type Props = {
  inquiryId: number;
  /** Wiring of the author: the member, the seller or an administrator. */
  wire: (app: AppServices, effects: MessageEffects) => ReturnType<typeof provideMessage>;
  label: string;
  onDone: () => void;
  /** Additions of a desk, such as templates: `insert` replaces the text. */
  children?: ((content: string, insert: (content: string) => void) => ReactNode) | undefined;
};

/** Form of a further message or an answer in an inquiry. */
export function MessageForm({ inquiryId, wire, label, onDone, children }: Props) {
  const app = useApp();
  // Most messages have no picture: the way from the text to sending it stays short.
  const [isPicking, setPicking] = useState(false);
  const { form, focusProblem } = useProblemFocus();
  const [input] = useState(() => ({ id: inquiryId, content: storedMessage(app, inquiryId) }));
  const { snapshot, send } = useFlow((services) => wire(services, { focusProblem, onDone }), input);
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const change = (part: Partial<InquiryMessageValues>) => send({ type: 'field.changed', change: part });
  return (
    <Stack gap={6}>
      <form
        method="post"
        ref={form}
        noValidate
        data-flow="inquiryMessage"
        data-state={statePath(snapshot.value)}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <TextArea
            label={label}
            hint={text.contentHint(values.content.length, INQUIRY_LENGTH.max)}
            value={values.content}
            maxLength={INQUIRY_LENGTH.max}
            problem={sentenceAt(problems, 'content')}
            onChange={({ target }) => change({ content: target.value })}
          />
          {isPicking ? (
            <ImagePicker
              images={values.images}
              max={MAX_INQUIRY_PICTURES}
              problem={sentenceAt(problems, 'pictureIds')}
              onChange={(images) => change({ images })}
            />
          ) : null}
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          <Row>
            <Button tone="primary" type="submit" busy={isSaving}>
              {isSaving ? text.sending : text.send}
            </Button>
            {isPicking ? null : (
              <Button type="button" onClick={() => setPicking(true)}>
                {text.attach}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
      {children?.(values.content, (content) => change({ content }))}
    </Stack>
  );
}
