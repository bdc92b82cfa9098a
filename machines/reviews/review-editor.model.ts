import type { ReviewableItem, ReviewImage } from '#domain/reviews/review.ts';
import type { ReviewForm } from '#domain/reviews/review-draft.ts';
import type { Opening } from '../kit/loaded-form.machine.ts';

/** What the editor is for: a new review of a product, or an existing one. */
export type ReviewTarget =
  | { kind: 'create'; productId: number; orderItemId: number | null }
  | { kind: 'edit'; reviewId: number };
/** Typed review, the stored pictures that stay, and files chosen on this device. */
export type ReviewValues = ReviewForm & { images: readonly ReviewImage[]; files: readonly File[] };
/** The order line to review (null if none is left), and the stored pictures. */
export type ReviewSubject = {
  item:
    | (Pick<ReviewableItem, 'orderItemId' | 'productId' | 'productName' | 'productImageUrl' | 'points'> & {
        option: string;
      })
    | null;
  images: readonly ReviewImage[];
};
/** Values of the review editor when it opens, with the item under review. */
export type ReviewOpening = Opening<ReviewValues, ReviewSubject>;
/** Request to save a review. */
export type ReviewSave = {
  target: ReviewTarget;
  item: ReviewSubject['item'];
  form: ReviewForm;
  images: readonly File[];
  droppedIds: number[];
};
