import type { FieldProblem } from '#domain/kit/errors.ts';
import { errorText } from '#src/text/errors.ts';

export type FailureKind = 'offline' | 'timeout' | 'http' | 'shape' | 'aborted';

type Answered = { code?: string | null; waitSeconds?: number };

/** A call that failed, with the sentence a person should read. `status` is null when no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    readonly kind: FailureKind,
    readonly status: number | null,
    serverMessage: string | null,
    readonly fieldProblems: readonly FieldProblem[] = [],
    { code = null, waitSeconds = 0, ...options }: Answered & ErrorOptions = {},
  ) {
    super(serverMessage || sentenceOfKind(kind, status), options);
    this.hasServerMessage = Boolean(serverMessage);
    this.code = code;
    this.waitSeconds = waitSeconds;
  }

  /** The server's code of the refusal, for flows that go on differently. */
  readonly code: string | null;
  /** How long the server wants not to be asked this again; 0 when it does not say. */
  readonly waitSeconds: number;

  /** True when the server itself said what went wrong. */
  readonly hasServerMessage: boolean;
}

function sentenceOfKind(kind: FailureKind, status: number | null): string {
  const byStatus: Readonly<Record<number, string>> = errorText.byStatus;
  return (kind === 'http' && byStatus[status ?? 0]) || errorText[kind];
}

/** The server's sentence where it gave one, else the screen's own (spec 8.1). */
export const sentenceFor = (error: unknown, screenSentence: string): string =>
  error instanceof ApiError && error.hasServerMessage ? error.message : screenSentence;

/** The same for a whole call: where the server gave no sentence, the error has the screen's own. */
export const told = async <T>(work: Promise<T>, screenSentence: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new Error(sentenceFor(error, screenSentence), { cause: error });
  }
};
