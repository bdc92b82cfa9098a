import type { FieldProblem } from '#domain/kit/errors.ts';
import { waitSentence } from '#domain/kit/time/wait.ts';
import { ApiError } from './api-error.ts';

/** A refusal for asking too often: from any source, with the time that a person has to wait. */
export const tooOften = (waitSeconds: number): ApiError =>
  new ApiError('http', 429, waitSentence(waitSeconds), [], { waitSeconds });

/** Whether a body says no, with any status. */
export const isRefusal = (body: unknown): body is { success: false } =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** Reads our error envelope; what a proxy or another server says is not for people. */
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
