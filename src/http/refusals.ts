import type { FieldProblem } from '#domain/kit/errors.ts';
import { waitSentence } from '#domain/kit/time/retry-wait.ts';
import { ApiError } from './api-error.ts';

/** Error of a reached rate limit with the seconds to wait. */
export const tooOften = (waitSeconds: number): ApiError =>
  new ApiError('http', 429, waitSentence(waitSeconds), [], { waitSeconds });

/** True if a body is an error envelope, whatever its status. */
export const isRefusal = (body: unknown): body is { success: false } =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** Parses our error envelope; the body of a proxy or another server is not shown to people. */
export function errorFromBody(status: number, body: unknown): ApiError {
  if (!isRefusal(body)) return new ApiError('http', status, null);
  const message = 'message' in body && typeof body.message === 'string' ? body.message : null;
  const list: unknown[] = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  const code = 'code' in body && typeof body.code === 'string' ? body.code : null;
  return new ApiError('http', status, message, list.filter(isProblem), { code });
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';
