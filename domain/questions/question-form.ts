import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { maskContacts } from './contact-mask.ts';
import { QUESTION_TOPICS } from './question.ts';

export const QUESTION_LENGTH = { min: 5, max: 500 } as const;
/** Form of a question, validated by client and server. */
export const questionForm = v.object({
  topic: v.picklist(QUESTION_TOPICS, '주제를 골라 주세요.'),
  content: textField('문의 내용', QUESTION_LENGTH.min, QUESTION_LENGTH.max),
  isSecret: v.boolean(),
});
export type QuestionForm = v.InferOutput<typeof questionForm>;

/** Text of a question or its answer as it is stored: contacts are masked unless the question is secret. */
export const storedWords = (content: string, isSecret: boolean): string =>
  isSecret ? content : maskContacts(content);

const writtenSchema = v.object({ questionId: v.number(), content: v.string() });

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/user/questions',
  access: 'member',
  keyed: true,
  speaks: true,
  rateLimit: 20,
  limit: 'QUESTION',
  summary: 'Asks the store about a product, openly or in secret.',
  body: v.object({ ...questionForm.entries, productId: idSchema }),
  response: writtenSchema,
  wrapping: 'envelope',
});

export const changeQuestion = endpoint({
  method: 'PUT',
  path: '/api/user/questions/{id}',
  access: 'member',
  keyed: true,
  speaks: true,
  rateLimit: 20,
  summary: 'Changes a question of the member while it has no answer.',
  params: idParams,
  body: questionForm,
  response: writtenSchema,
  wrapping: 'envelope',
});

export const removeQuestion = endpoint({
  method: 'DELETE',
  path: '/api/user/questions/{id}',
  access: 'member',
  keyed: true,
  summary: 'Deletes a question of the member while it has no answer.',
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
