import { useActorRef } from '@xstate/react';
import { paths } from '#src/lib/paths.ts';
import { AskedRemoval } from '#src/screens/shared/asked-removal.tsx';
import { reviewText as text } from '#src/text/ko/reviews.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireReviewRemoval } from '#src/wiring/reviews.ts';

type ActionsProps = { reviewId: number; onRemoved: () => void };

/** Edit and delete, for the author only; the server checks again. */
export function OwnReviewActions({ reviewId, onRemoved }: ActionsProps) {
  const logic = useLogic((app) => wireReviewRemoval(app, onRemoved));
  const actor = useActorRef(logic, { input: { id: reviewId } });
  return (
    <Row>
      <ButtonLink href={paths.reviewEdit(reviewId)} size="small">
        {text.edit}
      </ButtonLink>
      <AskedRemoval
        actor={actor}
        label={text.remove}
        question={{ title: text.removeTitle, text: text.removeText }}
      />
    </Row>
  );
}
