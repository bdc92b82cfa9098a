import type { ReviewableItem, ReviewImage } from '#domain/reviews/review.ts';
import type { ReviewForm } from '#domain/reviews/review-draft.ts';
import type { Opening } from '../kit/loaded-form.machine.ts';

/** A review of a product or an existing one. */
export type ReviewTarget =
  | { kind: 'create'; productId: number; orderItemId: number | null }
  | { kind: 'edit'; reviewId: number };
/** The answers, the stored pictures that stay, and those of this device. */
export type ReviewValues = ReviewForm & { images: readonly ReviewImage[]; files: readonly File[] };
/** The bought item that the review is about, null when there is none to review; and its pictures until now. */
export type ReviewSubject = {
  item:
    | (Pick<ReviewableItem, 'orderItemId' | 'productId' | 'productName' | 'productImageUrl' | 'points'> & {
        option: string;
      })
    | null;
  images: readonly ReviewImage[];
};
export type ReviewOpening = Opening<ReviewValues, ReviewSubject>;
/** What is stored of an opinion. */
export type ReviewSave = {
  target: ReviewTarget;
  item: ReviewSubject['item'];
  form: ReviewForm;
  images: readonly File[];
  droppedIds: number[];
};
