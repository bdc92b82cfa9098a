import type { Review } from '#domain/reviews/review.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Rows } from '#src/ui/layout/rows.tsx';
import { ReviewItem } from './review-item.tsx';

type NewestReviewsProps = {
  reviews: readonly Review[];
  /** Called when a review must be hidden, so that the list reloads. */
  onGone: () => void;
};

/** Reviews of several products, each with a link to its product. */
export const NewestReviews = ({ reviews, onGone }: NewestReviewsProps) => (
  <Rows>
    {reviews.map((review) => (
      <ReviewItem
        key={review.reviewId}
        review={review}
        about={
          <strong>
            <TextLink href={paths.product(review.productId)}>{review.productName}</TextLink>
          </strong>
        }
        onGone={onGone}
      />
    ))}
  </Rows>
);
