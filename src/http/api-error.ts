import type { FieldProblem } from '#domain/kit/errors.ts';
import { errorText } from '#src/text/errors.ts';

export type FailureKind = 'offline' | 'timeout' | 'http' | 'shape' | 'aborted';

type Answered = { code?: string | null; waitSeconds?: number };

/** A failed call with a message for people. `status` is null if no answer came. */
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

  /** The server's error code, for flows that branch on it; null if there is none. */
  readonly code: string | null;
  /** Seconds to wait before the next attempt (Retry-After); 0 if the server names none. */
  readonly waitSeconds: number;

  /** True if the message came from the server. */
  readonly hasServerMessage: boolean;
}

function sentenceOfKind(kind: FailureKind, status: number | null): string {
  const byStatus: Readonly<Record<number, string>> = errorText.byStatus;
  return (kind === 'http' && byStatus[status ?? 0]) || errorText[kind];
}

/** The server's message if it sent one, otherwise the message of the screen (spec 8.1). */
export const sentenceFor = (error: unknown, screenSentence: string): string =>
  error instanceof ApiError && error.hasServerMessage ? error.message : screenSentence;

/** Runs a call; a failure throws an error with the server's message, or with the screen's if there is none. */
export const withScreenMessage = async <T>(work: Promise<T>, screenSentence: string): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw new Error(sentenceFor(error, screenSentence), { cause: error });
  }
};
