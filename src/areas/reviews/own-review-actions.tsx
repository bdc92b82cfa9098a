import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireReviewRemoval } from '#src/areas/reviews/reviews.wiring.ts';
import { RemovalButton } from '#src/flow/removal-button.tsx';
import { useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

type ActionsProps = { reviewId: number; onRemoved: () => void };

/** Edit and delete buttons for the author; the server checks again. */
export function OwnReviewActions({ reviewId, onRemoved }: ActionsProps) {
  const actor = useFlowActor((app) => wireReviewRemoval(app, onRemoved), { id: reviewId });
  return (
    <Row>
      <ButtonLink href={paths.reviewEdit(reviewId)} size="small">
        {text.edit}
      </ButtonLink>
      <RemovalButton
        actor={actor}
        label={text.remove}
        question={{ title: text.removeTitle, text: text.removeText }}
      />
    </Row>
  );
}
