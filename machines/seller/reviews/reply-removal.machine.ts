import { removeAnswer } from '#domain/seller/review-replies/review-reply.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that deletes the store's reply to one review after a confirmation. */
export const replyRemovalMachine = createRemovalMachine({
  id: 'replyRemoval',
  description: 'What a store has said to a review is taken back after one question.',
  remove: endpointPort(removeAnswer, ({ id }) => ({ params: { id } }), nothing),
});
