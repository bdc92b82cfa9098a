import * as v from 'valibot';
import type { FieldProblem } from '../errors.ts';

/** What is wrong with a value, one row per field; empty when it fits. */
export function problemsOf(schema: v.GenericSchema<unknown, unknown>, value: unknown): FieldProblem[] {
  const outcome = v.safeParse(schema, value);
  return (outcome.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
}

/** The fields a refusal of the server names. */
export const problemsIn = (error: unknown): FieldProblem[] =>
  error instanceof Error && 'fieldProblems' in error && Array.isArray(error.fieldProblems)
    ? error.fieldProblems
    : [];

/** The first sentence for a field. */
export const sentenceAt = (problems: readonly FieldProblem[], field: string): string | undefined =>
  problems.find((problem) => problem.field === field)?.message;
