import { problemsOf } from '#domain/kit/forms/problems.ts';
import { answerForm, answerReview } from '#domain/seller/review-replies/review-reply.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed reply to a review. */
export type AnswerValues = { content: string };
/** The review and the store's present reply. */
export type AnswerAbout = { id: number; content: string };
/** Request to save the reply to one review. */
export type AnswerSent = AnswerValues & { id: number };

/** Machine of the store's reply to one review: writes it, or changes it within the allowed days. */
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
