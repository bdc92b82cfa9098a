import { removeAnswerTemplate } from '#domain/seller/questions/answer-templates.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that deletes one answer template of the store after a confirmation. */
export const templateRemovalMachine = createRemovalMachine({
  id: 'answerTemplateRemoval',
  description: 'A template of the store is deleted after one confirmation.',
  remove: endpointPort(removeAnswerTemplate, ({ id }) => ({ params: { id } }), nothing),
});
