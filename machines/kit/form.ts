import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsIn } from '#domain/kit/forms/problems.ts';
import { messageOf } from './failure.ts';

/** Context of every form: values, problems by field, and the message of the last refusal. */
export type FormState<Values> = {
  values: Values;
  problems: readonly FieldProblem[];
  error: string | null;
};

/** Events of every form. */
export type FormEvent<Values> =
  | { type: 'field.changed'; change: Change<Values> }
  | { type: 'form.submitted' };

/** Changed fields of a form with their new values. */
export type Change<Values> = Partial<Values>;

/** The form after a change: problems of changed fields are dropped until the form is sent again. */
export const changed = <Values extends object>(
  { values, problems }: Pick<FormState<Values>, 'values' | 'problems'>,
  change: Change<Values>,
): Pick<FormState<Values>, 'values' | 'problems'> => ({
  values: { ...values, ...change },
  problems: problems.filter(({ field }) => !(field in change)),
});

/**
 * Problems and message of a refusal. Problems of named fields are shown beside the fields; the message is dropped if
 * a field already shows the same text.
 */
export const refusedBy = (error: unknown): Omit<FormState<unknown>, 'values'> => {
  const [sentence, problems] = [messageOf(error), problemsIn(error)];
  return { error: problems.some(({ message }) => message === sentence) ? null : sentence, problems };
};
