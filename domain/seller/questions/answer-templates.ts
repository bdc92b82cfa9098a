import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { QUESTION_ANSWER_LENGTH } from './question-desk.ts';

export const TEMPLATE_NAME_LENGTH = 30;
/** Form of a template, validated by client and server. */
export const templateForm = v.object({
  name: textField('템플릿 이름', 1, TEMPLATE_NAME_LENGTH),
  content: textField('답변', 2, QUESTION_ANSWER_LENGTH),
});

const templateSchema = v.object({ templateId: v.number(), name: v.string(), content: v.string() });
export type AnswerTemplate = v.InferOutput<typeof templateSchema>;

export const listAnswerTemplates = endpoint({
  method: 'GET',
  path: '/api/seller/answer-templates',
  access: 'seller',
  summary: 'Lists the templates of the store for answers to questions, by name.',
  response: v.object({ templates: v.array(templateSchema) }),
  wrapping: 'envelope',
});

export const saveAnswerTemplate = endpoint({
  method: 'POST',
  path: '/api/seller/answer-templates',
  access: 'seller',
  keyed: true,
  rateLimit: 60,
  summary: 'Saves a template of the store; one of the same name is replaced.',
  body: templateForm,
  response: v.object({ templateId: v.number() }),
  wrapping: 'envelope',
});

export const removeAnswerTemplate = endpoint({
  method: 'DELETE',
  path: '/api/seller/answer-templates/{id}',
  access: 'seller',
  keyed: true,
  summary: 'Deletes a template of the store.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
