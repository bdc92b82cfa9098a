import type { FieldProblem } from '../kit/errors.ts';
import { problemsOf } from '../kit/forms/problems.ts';
import { reviewCreateSchema, reviewUpdateSchema } from './review-form.ts';

/** What is answered; '' and 0 mean not yet. */
export type ReviewForm = {
  rating: number;
  title: string;
  content: string;
  sizeFit: string;
  cushion: string;
  stability: string;
  showBody: boolean;
};

/** Nothing answered yet. */
export const NO_ANSWERS: ReviewForm = {
  rating: 0,
  title: '',
  content: '',
  sizeFit: '',
  cushion: '',
  stability: '',
  showBody: false,
};

/** What is wrong with the answers, by field; the rule set is the server's. */
export const reviewProblems = (form: ReviewForm, kind: 'create' | 'edit'): FieldProblem[] =>
  // The product is no field of the form: the screen knows it.
  problemsOf(kind === 'edit' ? reviewUpdateSchema : reviewCreateSchema, { ...form, productId: 1 });
