import type { ReviewableItem, ReviewImage } from '#domain/reviews/review.ts';

/** What is answered; '' and 0 mean not yet. */
export type ReviewForm = {
  rating: number;
  title: string;
  content: string;
  sizeFit: string;
  cushion: string;
  stability: string;
  showBody: boolean;
};
export type ReviewFormProblems = Partial<Record<keyof ReviewForm, string>>;
/** A review of a product or an existing one. */
export type ReviewTarget =
  | { kind: 'create'; productId: number; orderItemId: number | null }
  | { kind: 'edit'; reviewId: number };
/** The bought item that the review is about; null when there is none to review. */
export type ReviewDraft = {
  form: ReviewForm;
  item:
    | (Pick<ReviewableItem, 'orderItemId' | 'productId' | 'productName' | 'productImageUrl' | 'points'> & {
        option: string;
      })
    | null;
  images: ReviewImage[];
};
/** What is stored of an opinion. */
export type ReviewSave = {
  target: ReviewTarget;
  item: ReviewDraft['item'];
  form: ReviewForm;
  images: readonly File[];
  droppedIds: number[];
};

/** Nothing answered yet. */
export const NO_ANSWERS: ReviewForm = {
  rating: 0,
  title: '',
  content: '',
  sizeFit: '',
  cushion: '',
  stability: '',
  showBody: false,
};
