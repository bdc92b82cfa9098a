import type { Clock } from '../context.ts';

/** Consecutive failures after which the circuit opens. */
const FAILURES = 5;
/** Pause in ms, after which one probe is let through and other calls still fail. */
const PAUSE_MS = 30_000;

export type CircuitBreaker = { isOpen(): boolean; run<T>(call: () => Promise<T>): Promise<T> };

type Rules = {
  /** Returns whether an error means no response; any other error is a response of the provider. */
  isFailure(error: unknown): boolean;
  /** Creates the error of a call that is refused while the circuit is open. */
  paused(): Error;
};

/**
 * Circuit breaker: opens after consecutive failures, then lets one probe at a time through until
 * the provider responds. Any response, also a refusal, counts as a success.
 */
export function circuitBreaker(clock: Clock, { isFailure, paused }: Rules): CircuitBreaker {
  let failures = 0;
  let openSince: Date | null = null;
  let isProbing = false;
  const isOpen = (): boolean =>
    openSince !== null &&
    // Absolute difference, so that a clock set back cannot keep the circuit open.
    (isProbing || Math.abs(clock.now().getTime() - openSince.getTime()) < PAUSE_MS);
  const noteFailure = (wasProbe: boolean): void => {
    failures += 1;
    // Failures of calls that started before the circuit opened are ignored.
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
