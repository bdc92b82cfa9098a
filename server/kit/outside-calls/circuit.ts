import type { Clock } from '../context.ts';

/** Calls in a row without an answer, after which the provider is left alone. */
const FAILURES = 5;
/** Then one call tries again, and all others wait for what it finds. */
const PAUSE_MS = 30_000;

export type Circuit = { isOpen(): boolean; run<T>(call: () => Promise<T>): Promise<T> };

type Rules = {
  /** Nothing was answered; any other error is a word of the other side. */
  isFailure(error: unknown): boolean;
  /** What a call hears that is not even made. */
  paused(): Error;
};

/** Lets calls pass until the other side is gone, and one at a time until it is back. Any word of it is an answer. */
export function circuit(clock: Clock, { isFailure, paused }: Rules): Circuit {
  let failures = 0;
  let openSince: Date | null = null;
  let isProbing = false;
  const isOpen = (): boolean =>
    openSince !== null &&
    // A clock that was set back must not keep it open.
    (isProbing || Math.abs(clock.now().getTime() - openSince.getTime()) < PAUSE_MS);
  const noteFailure = (wasProbe: boolean): void => {
    failures += 1;
    // Calls that fail after the break had begun before it.
    if (wasProbe || (openSince === null && failures >= FAILURES)) openSince = clock.now();
  };
  const noteAnswer = (): void => {
    failures = 0;
    openSince = null;
  };
  const run = async <T>(call: () => Promise<T>): Promise<T> => {
    if (isOpen()) throw paused();
    const isProbe = openSince !== null;
    isProbing = isProbe;
    try {
      const answer = await call();
      noteAnswer();
      return answer;
    } catch (error) {
      if (isFailure(error)) noteFailure(isProbe);
      else noteAnswer();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
  return { isOpen, run };
}
