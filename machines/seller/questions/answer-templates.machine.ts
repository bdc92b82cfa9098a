import { type AnswerTemplate, listAnswerTemplates } from '#domain/seller/questions/answer-templates.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Machine of the answer templates: loads those that the store has saved for questions. */
export const answerTemplatesMachine = createResourceMachine<readonly AnswerTemplate[]>({
  id: 'answerTemplates',
  description: 'Templates of the store for answers to questions.',
  reloads: true,
  load: endpointPort(
    listAnswerTemplates,
    () => ({}),
    ({ templates }) => templates,
  ),
});
