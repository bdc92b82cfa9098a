import type { FieldProblem } from '#domain/errors.ts';
import { errorText } from '#src/text/ko/errors.ts';

export type FailureKind = 'offline' | 'timeout' | 'http' | 'shape' | 'aborted';

/** A call that failed, with the sentence a person should read. `status` is null when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FailureKind,
    readonly status: number | null,
    serverMessage: string | null,
    readonly problems: readonly FieldProblem[] = [],
    options?: ErrorOptions,
  ) {
    super(serverMessage || errorText[kind], options);
    this.hasServerMessage = Boolean(serverMessage);
  }

  /** True when the server itself said what went wrong. */
  readonly hasServerMessage: boolean;
}

/** Reads the error envelope of an answer; anything else has no message. */
export function errorFromBody(status: number, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null) return new ApiError('http', status, null);
  const message = 'message' in body && typeof body.message === 'string' ? body.message : null;
  const list = 'errors' in body && Array.isArray(body.errors) ? body.errors : [];
  return new ApiError('http', status, message, list.filter(isProblem));
}

const isProblem = (value: unknown): value is FieldProblem =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'message' in value &&
  typeof value.message === 'string';

/** The server's sentence where it gave one, else the screen's own (spec section 8). */
export const sentenceFor = (error: unknown, screenSentence: string): string =>
  error instanceof ApiError && error.hasServerMessage ? error.message : screenSentence;
