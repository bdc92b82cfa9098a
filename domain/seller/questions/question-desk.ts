import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { ANSWER_CHANGE_DAYS } from '../../policies/selling.ts';
import { questionFilter, questionSchema } from '../../questions/question.ts';

export const QUESTION_ANSWER_LENGTH = 1_000;
/** Form of an answer to a question, validated by client and server. */
export const questionAnswerForm = v.object({ content: textField('답변', 2, QUESTION_ANSWER_LENGTH) });

export const listSellerQuestions = endpoint({
  method: 'GET',
  path: '/api/seller/questions',
  access: 'seller',
  summary:
    'Lists the questions about products of the store, newest first, with the number that wait and the answer time.',
  query: v.object({
    ...pageQuery(),
    ...questionFilter(),
    answered: v.optional(v.picklist(['ALL', 'YES', 'NO'], '보기를 확인해 주세요.'), 'ALL'),
  }),
  response: v.object({
    ...pagedOf(questionSchema).entries,
    waiting: v.number(),
    /** Median hours from a question to its first answer; null before the first one. */
    answerHours: v.nullable(v.number()),
  }),
  wrapping: 'envelope',
});

export const withdrawAnswer = endpoint({
  method: 'DELETE',
  path: '/api/seller/questions/{id}/answer',
  access: 'seller',
  keyed: true,
  rateLimit: 60,
  summary: `Takes back the store's answer to a question within ${ANSWER_CHANGE_DAYS} days; the question waits again.`,
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/seller/questions/{id}/answer',
  access: 'seller',
  keyed: true,
  speaks: true,
  rateLimit: 60,
  summary: `Answers a question about a product of the store, or changes the answer within ${ANSWER_CHANGE_DAYS} days.`,
  params: idParams,
  body: questionAnswerForm,
  response: v.object({
    questionId: v.number(),
    content: v.string(),
    createdAt: v.string(),
    updatedAt: v.string(),
  }),
  wrapping: 'envelope',
});
