import { formatDate } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { Review } from '#domain/reviews/review.ts';
import { ANSWER_LENGTH, answerClosesAt } from '#domain/seller/review-replies/review-reply.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { answersText as text } from './review-replies.text.ts';
import { wireReviewReply } from './review-replies.wiring.ts';

type Props = { review: Pick<Review, 'reviewId' | 'answer'>; onDone: () => void };

/** Form of the store's only reply; the server decides whether the period for it is over. */
export function ReplyForm({ review: { reviewId, answer }, onDone }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireReviewReply(app, focusProblem, onDone), {
    id: reviewId,
    content: answer?.content ?? '',
  });
  const { values, problems, error } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  return (
    <form
      method="post"
      ref={form}
      noValidate
      data-flow="reviewReply"
      data-state={statePath(snapshot.value)}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submitted' });
      }}
    >
      <Stack>
        {answer ? (
          <Muted>
            {text.changeUntil(formatDate(answerClosesAt(new Date(answer.createdAt)).toISOString()))}
          </Muted>
        ) : null}
        <TextArea
          label={text.answer}
          hint={text.answerHint(values.content.length, ANSWER_LENGTH)}
          value={values.content}
          problem={sentenceAt(problems, 'content')}
          onChange={({ target }) => send({ type: 'field.changed', change: { content: target.value } })}
        />
        <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
        <Button tone="primary" type="submit" busy={isSaving}>
          {isSaving ? text.sending : answer ? text.change : text.send}
        </Button>
      </Stack>
    </form>
  );
}
