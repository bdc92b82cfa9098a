import { type ErrorCode, type FieldProblem, sentenceOf, statusOf } from '#domain/kit/errors.ts';
import { waitSentence } from '#domain/kit/time/wait.ts';

/**
 * `waitSeconds`: when the same may be asked again; the sentence and the `Retry-After` header say it. `sentence`: what a
 * person reads in place of the code's own, where it says more, such as why and until when.
 */
type Options = ErrorOptions & { waitSeconds?: number; sentence?: string };

/** A refusal with a code of domain/kit/errors.ts; the message is what a person reads. */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly waitSeconds: number | null;

  constructor(
    readonly code: ErrorCode,
    readonly problems: readonly FieldProblem[] = [],
    { waitSeconds, sentence, ...options }: Options = {},
  ) {
    super(sentence ?? (waitSeconds === undefined ? sentenceOf(code) : waitSentence(waitSeconds)), options);
    this.waitSeconds = waitSeconds ?? null;
  }

  get statusCode(): number {
    return statusOf(this.code);
  }
}
