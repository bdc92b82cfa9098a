import { formatDate } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { hasContacts } from '#domain/questions/contact-mask.ts';
import type { Question } from '#domain/questions/question.ts';
import { QUESTION_ANSWER_LENGTH } from '#domain/seller/questions/question-desk.ts';
import { answerClosesAt, mayChangeAnswer } from '#domain/seller/review-replies/review-reply.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { AnswerTemplates } from './answer-templates.tsx';
import { questionDeskText as text } from './questions.text.ts';
import { wireAnswerWithdrawal, wireQuestionAnswer } from './questions.wiring.ts';

type Props = { question: Question; onDone: () => void };

/** Form of the store's answer; the server decides whether the period for a change is over. */
export function AnswerForm({ question: { questionId, isSecret, answer }, onDone }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireQuestionAnswer(app, focusProblem, onDone), {
    id: questionId,
    content: answer?.content ?? '',
  });
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  return (
    <Stack gap={6}>
      <form
        method="post"
        ref={form}
        noValidate
        data-flow="questionAnswer"
        data-state={statePath(snapshot.value)}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          {answer?.isHidden ? <p role="status">{text.hidden}</p> : null}
          {answer ? (
            <Muted>
              {text.changeUntil(formatDate(answerClosesAt(new Date(answer.createdAt)).toISOString()))}
            </Muted>
          ) : null}
          <TextArea
            label={text.answer}
            hint={text.answerHint(values.content.length, QUESTION_ANSWER_LENGTH)}
            value={values.content}
            problem={sentenceAt(problems, 'content')}
            onChange={({ target }) => send({ type: 'field.changed', change: { content: target.value } })}
          />
          {!isSecret && hasContacts(values.content) ? <p role="status">{text.contacts}</p> : null}
          <Muted>{isSecret ? text.secretHint : text.openHint}</Muted>
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          <Button tone="primary" type="submit" busy={isSaving}>
            {isSaving ? text.sending : answer ? text.change : text.send}
          </Button>
        </Stack>
      </form>
      {answer && !answer.isHidden && mayChangeAnswer(new Date(answer.createdAt), new Date()) ? (
        <AnswerWithdrawal questionId={questionId} onDone={onDone} />
      ) : null}
      <AnswerTemplates
        content={values.content}
        onInsert={(content) => send({ type: 'field.changed', change: { content } })}
      />
    </Stack>
  );
}

/** Button that takes back the store's answer, after which the question waits again. */
function AnswerWithdrawal({ questionId, onDone }: { questionId: number; onDone: () => void }) {
  const actor = useFlowActor((app) => wireAnswerWithdrawal(app, onDone), { id: questionId });
  return (
    <div>
      <RemovalButton actor={actor} label={text.withdraw} question={text.withdrawQuestion} />
    </div>
  );
}
