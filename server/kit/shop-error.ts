import { type ErrorCode, type FieldProblem, sentenceOf, statusOf } from '#domain/kit/errors.ts';
import { waitSentence } from '#domain/kit/time/retry-wait.ts';

/**
 * `waitSeconds` is sent in the message and as `Retry-After`. `sentence` replaces the default
 * message of the code where more can be said.
 */
type Options = ErrorOptions & { waitSeconds?: number; sentence?: string };

/** Error with a code of domain/kit/errors.ts; its message is shown to the user. */
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
