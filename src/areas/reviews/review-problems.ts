import * as v from 'valibot';
import { reviewCreateSchema, reviewUpdateSchema } from '#domain/reviews/review-form.ts';
import type { ReviewForm, ReviewFormProblems, ReviewTarget } from '#machines/reviews/review-editor.model.ts';

const isField = (field: string, form: ReviewForm): field is keyof ReviewForm => field in form;

/** Problems by field, from the rule set the server uses. */
export function reviewProblems(form: ReviewForm, kind: ReviewTarget['kind']): ReviewFormProblems {
  const schema = kind === 'edit' ? reviewUpdateSchema : reviewCreateSchema;
  // The product is no field of the form: the screen knows it.
  const outcome = v.safeParse(schema, { ...form, productId: 1 });
  if (outcome.success) return {};
  const problems: ReviewFormProblems = {};
  for (const issue of outcome.issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    if (isField(field, form)) problems[field] ??= issue.message;
  }
  return problems;
}
