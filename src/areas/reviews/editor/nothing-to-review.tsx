import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** Shown if the address names nothing to review; links to the two lists. */
export const NothingToReview = () => (
  <EmptyState isPage title={text.chooseTitle} hint={text.chooseHint}>
    <ButtonLink href={paths.reviewsWaiting} tone="primary">
      {text.waiting}
    </ButtonLink>
    <ButtonLink href={paths.reviews}>{text.myReviews}</ButtonLink>
  </EmptyState>
);
