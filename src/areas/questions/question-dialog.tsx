import { useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { hasContacts } from '#domain/questions/contact-mask.ts';
import { QUESTION_TOPICS } from '#domain/questions/question.ts';
import { MAX_QUESTION_PICTURES, QUESTION_LENGTH } from '#domain/questions/question-form.ts';
import type { QuestionValues } from '#machines/questions/question-form.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { SelectField, TextArea } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { questionText, TOPIC_CHOICES, questionFormText as text } from './questions.text.ts';
import { wireQuestionForm, withDraft } from './questions.wiring.ts';

const TOPICS = [{ value: '', label: text.choose }, ...TOPIC_CHOICES];

type QuestionDialogProps = {
  productId: number;
  /** Null for a new question. */
  questionId: number | null;
  values: QuestionValues;
  onClose: () => void;
  onDone: () => void;
};

/** Form of a new or an earlier question; it warns of contacts, which the server masks in open questions. */
export function QuestionDialog({
  productId,
  questionId,
  values: opening,
  onClose,
  onDone,
}: QuestionDialogProps) {
  const app = useApp();
  const { form, focusProblem } = useProblemFocus();
  const [input] = useState(() => ({
    productId,
    questionId,
    values: withDraft(app, { productId, questionId }, opening),
  }));
  const { snapshot, send } = useFlow((services) => wireQuestionForm(services, focusProblem, onDone), input);
  const { values, problems } = snapshot.context;
  const change = (part: Partial<QuestionValues>) => send({ type: 'field.changed', change: part });
  const isNew = questionId === null;
  return (
    <FormDialog
      flow="questionForm"
      snapshot={snapshot}
      form={form}
      title={isNew ? text.ask : text.change}
      action={{ label: isNew ? text.send : text.save, busy: text.sending }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <SelectField
        label={questionText.topic}
        choices={TOPICS}
        value={values.topic}
        problem={sentenceAt(problems, 'topic')}
        onChange={({ target }) =>
          change({ topic: QUESTION_TOPICS.find((one) => one === target.value) ?? '' })
        }
      />
      <TextArea
        label={text.content}
        hint={text.contentHint(
          formatNumber(values.content.length),
          formatNumber(QUESTION_LENGTH.min),
          formatNumber(QUESTION_LENGTH.max),
        )}
        value={values.content}
        maxLength={QUESTION_LENGTH.max}
        problem={sentenceAt(problems, 'content')}
        onChange={({ target }) => change({ content: target.value })}
      />
      <ImagePicker
        images={values.images}
        max={MAX_QUESTION_PICTURES}
        problem={sentenceAt(problems, 'pictureId')}
        onChange={(images) => change({ images })}
      />
      <Secrecy values={values} onChange={change} />
      <Muted>{text.untilAnswered}</Muted>
    </FormDialog>
  );
}

type SecrecyProps = { values: QuestionValues; onChange: (change: Partial<QuestionValues>) => void };

/** Whether the question is secret, and the warning of contacts in an open one. */
const Secrecy = ({ values: { isSecret, content }, onChange }: SecrecyProps) => (
  <>
    <div>
      <Checkbox checked={isSecret} onChange={({ target }) => onChange({ isSecret: target.checked })}>
        {text.isSecret}
      </Checkbox>
      <Muted>{text.isSecretHint}</Muted>
    </div>
    {!isSecret && hasContacts(content) ? <p role="status">{text.contacts}</p> : null}
  </>
);
