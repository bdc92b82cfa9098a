import { problemsOf } from '#domain/kit/forms/problems.ts';
import type { QuestionTopic } from '#domain/questions/question.ts';
import { MAX_QUESTION_PICTURES, type QuestionForm, questionForm } from '#domain/questions/question-form.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Values of the form of a question; '' is a topic that is not chosen yet. */
export type QuestionValues = {
  topic: QuestionTopic | '';
  content: string;
  isSecret: boolean;
  /** Chosen picture, or the stored one of an earlier question. */
  images: readonly QuestionPicture[];
};
/** File of this device, or a stored picture. */
export type QuestionPicture = File | { imageUrl: string };
/** The product, the question that is changed or null for a new one, and the values that the form opens with. */
export type QuestionAbout = { productId: number; questionId: number | null; values: QuestionValues };
/** Request to ask a question, or to change the one with `questionId`, with a picture that is uploaded first. */
export type QuestionSent = {
  productId: number;
  questionId: number | null;
  form: QuestionForm;
  images: readonly QuestionPicture[];
};

export const NO_QUESTION: QuestionValues = { topic: '', content: '', isSecret: false, images: [] };

/**
 * Machine of the question form: asks about a product, or changes a question that has no answer yet. Its
 * wiring uploads the picture.
 */
export const questionFormMachine = createFormMachine<QuestionValues, QuestionSent, void, QuestionAbout>({
  id: 'questionForm',
  description: 'A question about a product is asked, or changed while it has no answer.',
  blank: ({ values }) => values,
  rules: (values) => problemsOf(questionForm, values),
  toBody: ({ topic, images, ...words }, { productId, questionId }) => ({
    productId,
    questionId,
    // The rules have refused a form without a topic.
    form: { ...words, topic: topic || 'PRODUCT' },
    images: images.slice(0, MAX_QUESTION_PICTURES),
  }),
});
