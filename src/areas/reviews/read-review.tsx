import type { ReactNode } from 'react';
import type { Review } from '#domain/reviews/review.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { OwnReviewActions } from './own-review-actions.tsx';
import { ReviewCard } from './review-card.tsx';

type ReadReviewProps = {
  review: Review;
  /** What it is about, where the page is not about that one thing. */
  about?: ReactNode;
  /** It is not to be seen here any more: deleted, or reported by whoever reads. */
  onGone: () => void;
};

/** A review in a list; what a reader may do depends on whose review it is. */
export const ReadReview = ({ review, about, onGone }: ReadReviewProps) => (
  <ReviewCard
    review={review}
    about={about}
    answerAct={
      <ReportButton
        of={{ targetType: 'ANSWER', targetId: review.reviewId, authorId: null }}
        label={text.reportAnswer}
        onGone={onGone}
      />
    }
  >
    {review.isMine ? (
      <OwnReviewActions reviewId={review.reviewId} onRemoved={onGone} />
    ) : (
      <>
        <HelpfulButton key={String(review.isHelpful)} review={review} />
        <ReportButton
          of={{ targetType: 'REVIEW', targetId: review.reviewId, authorId: review.userId }}
          onGone={onGone}
        />
      </>
    )}
  </ReviewCard>
);
