import { removeBuyerAnswer } from '#domain/questions/buyer-answer.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that deletes the member's own answer to a question after a confirmation. */
export const buyerAnswerRemovalMachine = createRemovalMachine({
  id: 'buyerAnswerRemoval',
  description: 'A buyer deletes the own answer to a question after one confirmation.',
  remove: endpointPort(removeBuyerAnswer, ({ id }) => ({ params: { id } }), nothing),
});
