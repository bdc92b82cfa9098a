import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { QuestionTopic } from '#domain/questions/question.ts';
import {
  askQuestion,
  changeQuestion,
  type QuestionForm,
  questionForm,
} from '#domain/questions/question-form.ts';
import { asksOneOf, nothing, to } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Values of the form of a question; '' is a topic that is not chosen yet. */
export type QuestionValues = { topic: QuestionTopic | ''; content: string; isSecret: boolean };
/** The product, the question that is changed or null for a new one, and the values that the form opens with. */
export type QuestionAbout = { productId: number; questionId: number | null; values: QuestionValues };
/** Request to ask a question, or to change the one with `questionId`. */
type QuestionSent = { productId: number; questionId: number | null; form: QuestionForm };

export const NO_QUESTION: QuestionValues = { topic: '', content: '', isSecret: false };

/** Machine of the question form: asks about a product, or changes a question that has no answer yet. */
export const questionFormMachine = createFormMachine<QuestionValues, QuestionSent, void, QuestionAbout>({
  id: 'questionForm',
  description: 'A question about a product is asked, or changed while it has no answer.',
  blank: ({ values }) => values,
  rules: (values) => problemsOf(questionForm, values),
  toBody: ({ topic, ...words }, { productId, questionId }) => ({
    productId,
    questionId,
    // The rules have refused a form without a topic.
    form: { ...words, topic: topic || 'PRODUCT' },
  }),
  save: asksOneOf([askQuestion, changeQuestion], ({ body: { productId, questionId, form } }) =>
    questionId === null
      ? to(askQuestion, { body: { ...form, productId } }, nothing)
      : to(changeQuestion, { params: { id: questionId }, body: form }, nothing),
  ),
});
