import type { FieldProblem } from '../kit/errors.ts';
import { problemsOf } from '../kit/forms/problems.ts';
import { reviewCreateSchema, reviewUpdateSchema } from './review-form.ts';

/** Values of the review form; '' and 0 mean not answered yet. */
export type ReviewForm = {
  rating: number;
  title: string;
  content: string;
  sizeFit: string;
  cushion: string;
  stability: string;
  showBody: boolean;
  /** True to post the review as a feed too; no field of the review. */
  isShared: boolean;
};

/** Initial values of the review form. */
export const NO_ANSWERS: ReviewForm = {
  rating: 0,
  title: '',
  content: '',
  sizeFit: '',
  cushion: '',
  stability: '',
  showBody: false,
  isShared: false,
};

/** Validates the form with the server's schema; returns the problems by field. */
export const reviewProblems = (form: ReviewForm, kind: 'create' | 'edit'): FieldProblem[] =>
  // The product is not a form field, so a valid id stands in for it.
  problemsOf(kind === 'edit' ? reviewUpdateSchema : reviewCreateSchema, { ...form, productId: 1 });
