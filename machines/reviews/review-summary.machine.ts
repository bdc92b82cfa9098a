import { type ReviewStats, reviewStatistics } from '#domain/reviews/review-stats.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Rating statistics over all reviews of a product; its failure does not affect the list. */
export const reviewSummaryMachine = createResourceMachine<ReviewStats, number>({
  id: 'reviewSummary',
  description: 'Figures of all reviews of one product; a deleted review changes them.',
  load: endpointPort(reviewStatistics, ({ input }) => ({ params: { productId: input } })),
  reloads: true,
});
