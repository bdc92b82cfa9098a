import { deleteReview } from '#domain/reviews/review-form.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

export const reviewRemovalMachine = createRemovalMachine({
  id: 'reviewRemoval',
  description: 'A review of mine is deleted after one question; its list is then read again.',
  remove: endpointPort(deleteReview, ({ id }) => ({ params: { id } }), nothing),
});
