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

/** Pictures of a question. */
export const MAX_QUESTION_PICTURES = 1;
/** Uploaded picture of a question; older clients send none. */
const newPicture = { pictureId: v.nullish(idSchema, null) };
/** Picture of a changed question: a new one, the earlier one, or none; older clients keep it. */
const changedPicture = { pictureId: newPicture.pictureId, keepsPicture: v.optional(v.boolean(), true) };
const changedForm = v.object({ ...questionForm.entries, ...changedPicture });
/** New question with its picture. */
export type NewQuestion = QuestionForm & { pictureId: number | null };
/** Changed question with its picture. */
export type ChangedQuestion = v.InferOutput<typeof changedForm>;

/** Text of a question or its answer as it is stored: contacts are masked unless the question is secret. */
export const storedWords = (content: string, isSecret: boolean): string =>
  isSecret ? content : maskContacts(content);

const writtenSchema = v.object({ questionId: v.number(), content: v.string() });

/** Uploads a picture for a question; one that no question has is deleted after a day. */
export const uploadQuestionPicture = endpoint({
  method: 'POST',
  path: '/api/user/questions/pictures',
  access: 'member',
  speaks: true,
  summary: 'Uploads a picture (part `file`) for a question, which its id names.',
  multipart: true,
  limit: 'UPLOAD',
  rateLimit: 30,
  response: v.object({ pictureId: v.number() }),
  wrapping: 'envelope',
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/user/questions',
  access: 'member',
  keyed: true,
  speaks: true,
  rateLimit: 20,
  limit: 'QUESTION',
  summary: 'Asks the store about a product, openly or in secret.',
  body: v.object({ ...questionForm.entries, ...newPicture, productId: idSchema }),
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
  body: changedForm,
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
