import { useSearch } from 'wouter';
import { NothingToReview } from './nothing-to-review.tsx';
import { ReviewEditor } from './review-editor.tsx';

/** Edit form of a review: `?reviewId=`. */
export default function ReviewEditScreen() {
  const id = Number(new URLSearchParams(useSearch()).get('reviewId'));
  if (!Number.isSafeInteger(id) || id < 1) return <NothingToReview />;
  return <ReviewEditor key={id} target={{ kind: 'edit', reviewId: id }} />;
}
