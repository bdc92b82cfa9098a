import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { BUYER_ANSWER_LENGTH } from '#domain/questions/buyer-answer.ts';
import { hasContacts } from '#domain/questions/contact-mask.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { buyerAnswerText as text } from './questions.text.ts';
import { answerDraft, wireBuyerAnswerForm } from './questions.wiring.ts';

type BuyerAnswerDialogProps = {
  questionId: number;
  /** Text of the question. */
  asked: string;
  onClose: () => void;
  onDone: () => void;
};

/** Form of a buyer's answer; it warns of contacts, which the server masks. */
export function BuyerAnswerDialog({ questionId, asked, onClose, onDone }: BuyerAnswerDialogProps) {
  const app = useApp();
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((services) => wireBuyerAnswerForm(services, focusProblem, onDone), {
    questionId,
    content: answerDraft(app, questionId),
  });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="buyerAnswerForm"
      snapshot={snapshot}
      form={form}
      title={text.answer}
      action={{ label: text.send, busy: text.sending }}
      hint={<Muted>{asked}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextArea
        label={text.content}
        hint={text.contentHint(formatNumber(values.content.length), formatNumber(BUYER_ANSWER_LENGTH.max))}
        value={values.content}
        maxLength={BUYER_ANSWER_LENGTH.max}
        problem={sentenceAt(problems, 'content')}
        onChange={({ target }) => send({ type: 'field.changed', change: { content: target.value } })}
      />
      {hasContacts(values.content) ? <p role="status">{text.contacts}</p> : null}
      <Muted>{text.openHint}</Muted>
    </FormDialog>
  );
}
