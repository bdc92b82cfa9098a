import { removeQuestion } from '#domain/questions/question-form.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that deletes one unanswered question of the member after a confirmation. */
export const questionRemovalMachine = createRemovalMachine({
  id: 'questionRemoval',
  description: 'A question without an answer is deleted by its asker after one confirmation.',
  remove: endpointPort(removeQuestion, ({ id }) => ({ params: { id } }), nothing),
});
