import * as v from 'valibot';
import type { FieldProblem } from '../errors.ts';

/** Validates a value; returns one row per invalid field, empty if it is valid. */
export function problemsOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): FieldProblem[] {
  const outcome = v.safeParse(schema, value);
  return (outcome.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
}

/** Returns the field errors of a server response. */
export const problemsIn = (error: unknown): FieldProblem[] =>
  error instanceof Error && 'fieldProblems' in error && Array.isArray(error.fieldProblems)
    ? error.fieldProblems
    : [];

/** Returns the first message for a field. */
export const sentenceAt = (problems: readonly FieldProblem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;
