import type { ReviewableItem } from '#domain/reviews/review.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Delivered items that wait for a review. */
export const reviewableItemsMachine = createPagedMachine<ReviewableItem>({
  id: 'reviewableItems',
  description: 'What I bought and have not reviewed yet.',
  size: 10,
});
