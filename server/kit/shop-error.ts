import { type ErrorCode, type FieldProblem, sentenceOf, statusOf } from '#domain/errors.ts';

/** A refusal with a code of domain/errors.ts; the message is what a person reads. */
export class ShopError extends Error {
  override name = 'ShopError';

  constructor(
    readonly code: ErrorCode,
    readonly problems: readonly FieldProblem[] = [],
    options?: ErrorOptions,
    /** Seconds after which it is worth trying again, where that is known. */
    readonly retryAfter: number | null = null,
  ) {
    super(sentenceOf(code), options);
  }

  get statusCode(): number {
    return statusOf(this.code);
  }
}
