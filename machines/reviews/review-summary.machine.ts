import type { ReviewStats } from '#domain/reviews/review-stats.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Stars and elements over all reviews of a product; its failure leaves the list alone. */
export const reviewSummaryMachine = createResourceMachine<ReviewStats, number>({
  id: 'reviewSummary',
  description: 'Figures of all reviews of one product; a deleted review changes them.',
  reloads: true,
});
