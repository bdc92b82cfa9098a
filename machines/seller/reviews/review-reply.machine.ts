import { problemsOf } from '#domain/kit/forms/problems.ts';
import { answerForm, answerReview } from '#domain/seller/review-replies/review-reply.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

export type AnswerValues = { content: string };
/** The review and the store's present reply. */
export type AnswerAbout = { id: number; content: string };
export type AnswerSent = AnswerValues & { id: number };

export const reviewReplyMachine = createFormMachine<AnswerValues, AnswerSent, void, AnswerAbout>({
  id: 'reviewReply',
  description: 'What a store says to a review, once, or says otherwise within its days.',
  save: endpointPort(
    answerReview,
    ({ body }) => {
      const { id, content } = body;
      return { params: { id }, body: { content } };
    },
    nothing,
  ),
  blank: ({ content }) => ({ content }),
  rules: (values) => problemsOf(answerForm, values),
  toBody: ({ content }, { id }) => ({ id, content }),
});
