import { useActorRef, useSelector } from '@xstate/react';
import { paths } from '#src/lib/paths.ts';
import { reviewText as text } from '#src/text/ko/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Row } from '#src/ui/layout.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireReviewRemoval } from '#src/wiring/reviews.ts';

type ActionsProps = { reviewId: number; onRemoved: () => void };

/** Edit and delete, for the author only; the server checks again. */
export function OwnReviewActions({ reviewId, onRemoved }: ActionsProps) {
  const logic = useLogic((app) => wireReviewRemoval(app, onRemoved));
  const actor = useActorRef(logic, { input: { id: reviewId } });
  const snapshot = useSelector(actor, (state) => state);
  return (
    <Row data-flow="removal" data-state={String(snapshot.value)}>
      <ButtonLink href={paths.reviewEdit(reviewId)} size="small">
        {text.edit}
      </ButtonLink>
      <Button
        size="small"
        tone="danger"
        type="button"
        disabled={snapshot.hasTag('saving')}
        onClick={() => actor.send({ type: 'removal.asked' })}
      >
        {text.remove}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.removeTitle}
        text={text.removeText}
        action={{
          label: text.remove,
          danger: true,
          onConfirm: () => actor.send({ type: 'removal.confirmed' }),
        }}
        onClose={() => actor.send({ type: 'removal.dismissed' })}
      />
    </Row>
  );
}
