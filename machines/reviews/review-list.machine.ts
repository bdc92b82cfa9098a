import type { Review, ReviewSort } from '#domain/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** What reviews of a product are narrowed by; '' and 0 mean any. */
export type ReviewFilter = {
  productId: number;
  sort: ReviewSort;
  rating: number;
  exactRating: boolean;
  sizeFit: string;
  cushion: string;
  stability: string;
  photoOnly: boolean;
  sameFeet: boolean;
};

export const reviewListMachine = createPagedMachine<Review, ReviewFilter>({ id: 'reviewList', size: 10 });
