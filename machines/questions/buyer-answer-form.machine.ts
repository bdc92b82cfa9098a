import { problemsOf } from '#domain/kit/forms/problems.ts';
import { answerAsBuyer, buyerAnswerForm } from '#domain/questions/buyer-answer.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Typed answer of a buyer. */
export type BuyerAnswerValues = { content: string };
/** The question that is answered, and the text that the form opens with. */
export type BuyerAnswerAbout = { questionId: number; content: string };
/** Request to answer one question. */
export type BuyerAnswerSent = BuyerAnswerValues & { questionId: number };

/** Machine of the answer of a member who owns the product to one open question. */
export const buyerAnswerFormMachine = createFormMachine<
  BuyerAnswerValues,
  BuyerAnswerSent,
  void,
  BuyerAnswerAbout
>({
  id: 'buyerAnswerForm',
  description: 'A member who owns the product answers the open question of another member.',
  save: endpointPort(
    answerAsBuyer,
    ({ body: { questionId, content } }) => ({ params: { id: questionId }, body: { content } }),
    nothing,
  ),
  blank: ({ content }) => ({ content }),
  rules: (values) => problemsOf(buyerAnswerForm, values),
  toBody: ({ content }, { questionId }) => ({ questionId, content }),
});
