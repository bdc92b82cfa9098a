import type { Review } from '#domain/reviews/review.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** What reviews are looked for by; without a view those that wait for an answer. */
export type ReviewDeskFilters = {
  answered: 'YES' | 'ALL' | null;
  rating: string | null;
  photos: 'true' | null;
  from: string | null;
  until: string | null;
};

export const reviewDeskMachine = createIndexMachine<Review, ReviewDeskFilters>({
  id: 'reviewDesk',
  description: 'Reviews of own goods, those without an answer first.',
});
