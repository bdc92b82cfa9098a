import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsIn } from '#domain/kit/forms/problems.ts';
import { messageOf } from './failure.ts';

/** What every form holds: what is typed, what is wrong with it field by field, and why it was not taken. */
export type FormState<Values> = {
  values: Values;
  problems: readonly FieldProblem[];
  error: string | null;
};

/** What people do to every form. */
export type FormEvent<Values> =
  | { type: 'field.changed'; change: Change<Values> }
  | { type: 'form.submitted' };

/** Some fields with their new values. */
export type Change<Values> = Partial<Values>;

/** The form after a change: what was wrong with a changed field is forgotten until the form is sent again. */
export const changed = <Values extends object>(
  { values, problems }: Pick<FormState<Values>, 'values' | 'problems'>,
  change: Change<Values>,
): Pick<FormState<Values>, 'values' | 'problems'> => ({
  values: { ...values, ...change },
  problems: problems.filter(({ field }) => !(field in change)),
});

/**
 * The form after the server has not taken it; the fields that it names are told beside them, and what a field says is
 * not said again for the form.
 */
export const refusedBy = (error: unknown): Omit<FormState<unknown>, 'values'> => {
  const [sentence, problems] = [messageOf(error), problemsIn(error)];
  return { error: problems.some(({ message }) => message === sentence) ? null : sentence, problems };
};
