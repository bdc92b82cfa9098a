import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import type { Question } from './question.ts';

/** Most buyers who may answer one question, so that lists of questions need no pages within their rows. */
export const MOST_BUYER_ANSWERS = 10;
export const BUYER_ANSWER_LENGTH = { min: 2, max: 500 } as const;
/** Form of a buyer's answer, validated by client and server. */
export const buyerAnswerForm = v.object({
  content: textField('답변', BUYER_ANSWER_LENGTH.min, BUYER_ANSWER_LENGTH.max),
});

/**
 * Returns whether a member who owns the product may answer a question: it is another member's open
 * question without an answer of the same member, and with room for one more.
 */
export const takesBuyerAnswer = ({ isMine, isSecret, buyerAnswers }: Question): boolean =>
  !isMine &&
  !isSecret &&
  buyerAnswers.length < MOST_BUYER_ANSWERS &&
  !buyerAnswers.some((answer) => answer.isMine);

export const answerAsBuyer = endpoint({
  method: 'POST',
  path: '/api/user/questions/{id}/answers',
  access: 'member',
  keyed: true,
  speaks: true,
  rateLimit: 20,
  limit: 'BUYER_ANSWER',
  summary: 'Answers an open question about a product that the member has received.',
  params: idParams,
  body: buyerAnswerForm,
  response: v.object({ answerId: v.number(), content: v.string() }),
  wrapping: 'envelope',
});

export const removeBuyerAnswer = endpoint({
  method: 'DELETE',
  path: '/api/user/question-answers/{id}',
  access: 'member',
  keyed: true,
  summary: "Deletes the member's own answer to a question.",
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
