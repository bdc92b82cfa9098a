import { problemsOf } from '#domain/kit/forms/problems.ts';
import { saveAnswerTemplate, templateForm } from '#domain/seller/questions/answer-templates.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed name of an answer template. */
export type TemplateValues = { name: string };
/** The answer that is saved as a template. */
export type TemplateAbout = { content: string };
/** Request to save an answer as a template. */
export type TemplateSent = TemplateValues & TemplateAbout;

/** Machine of the form that saves the present answer as a template under a typed name. */
export const templateFormMachine = createFormMachine<TemplateValues, TemplateSent, void, TemplateAbout>({
  id: 'answerTemplateForm',
  description: 'The answer that is being written is saved under a name, to be used again.',
  save: endpointPort(saveAnswerTemplate, ({ body }) => ({ body }), nothing),
  blank: () => ({ name: '' }),
  rules: (values, about) => problemsOf(templateForm, { ...values, ...about }),
  toBody: ({ name }, { content }) => ({ name, content }),
});
