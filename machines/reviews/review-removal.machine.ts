import { deleteReview } from '#domain/reviews/review-form.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that deletes one of the member's reviews after a confirmation; its list then loads again. */
export const reviewRemovalMachine = createRemovalMachine({
  id: 'reviewRemoval',
  description: 'A review of mine is deleted after one question; its list is then read again.',
  remove: endpointPort(deleteReview, ({ id }) => ({ params: { id } }), nothing),
});
