import { withdrawAnswer } from '#domain/seller/questions/question-desk.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that takes back the store's answer to one question after a confirmation; the question waits again. */
export const answerWithdrawalMachine = createRemovalMachine({
  id: 'answerWithdrawal',
  description:
    'The answer of a store is taken back within its days after one confirmation; the question waits again.',
  remove: endpointPort(withdrawAnswer, ({ id }) => ({ params: { id } }), nothing),
});
