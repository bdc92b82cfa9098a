import * as v from 'valibot';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { ShopError } from './shop-error.ts';

/** Validates one part of a request; throws with each invalid field and its Korean message. */
export function parsePart(schema: v.GenericSchema<unknown, unknown> | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const outcome = v.safeParse(schema, input ?? {});
  if (outcome.success) return outcome.output;
  throw new ShopError('INVALID_INPUT_VALUE', outcome.issues.map(toProblem));
}

const toProblem = (issue: v.BaseIssue<unknown>): FieldProblem => ({
  field: v.getDotPath(issue) ?? '',
  message: /[가-힣]/.test(issue.message) ? issue.message : '올바른 값을 입력해 주세요.',
});
