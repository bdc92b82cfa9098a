import { problemsOf } from '#domain/kit/forms/problems.ts';
import { answerQuestion, questionAnswerForm } from '#domain/seller/questions/question-desk.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed answer to a question. */
export type QuestionAnswerValues = { content: string };
/** The question and the store's present answer. */
export type QuestionAnswerAbout = { id: number; content: string };
/** Request to save the answer to one question. */
export type QuestionAnswerSent = QuestionAnswerValues & { id: number };

/** Machine of the store's answer to one question: writes it, or changes it within the allowed days. */
export const questionAnswerMachine = createFormMachine<
  QuestionAnswerValues,
  QuestionAnswerSent,
  void,
  QuestionAnswerAbout
>({
  id: 'questionAnswer',
  description: 'The answer of a store to a question, written once and changed within its days.',
  save: endpointPort(
    answerQuestion,
    ({ body }) => {
      const { id, content } = body;
      return { params: { id }, body: { content } };
    },
    nothing,
  ),
  blank: ({ content }) => ({ content }),
  rules: (values) => problemsOf(questionAnswerForm, values),
  toBody: ({ content }, { id }) => ({ id, content }),
});
