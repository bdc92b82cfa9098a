import type { Asked, CallInput, Endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from '#src/http/api-error.ts';
import { addressOf } from '#src/http/call.ts';
import type { Http, HttpRequest } from '#src/http/http.ts';
import { knownOf } from '#src/http/lazy-line.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';

/** An answer that was asked for early says how things are for so long, in ms. */
export const FRESH_MS = 5_000;

/** Answers that wait to be used at one time; the oldest one makes room. */
export const MOST_EXPECTED = 6;

/** Asks early for what a screen will ask first. */
export type Ask = <E extends Endpoint>(asked: Asked<E>, input: CallInput<E>) => void;

/** Says what the screen of an address will ask first; it stands beside the port that asks it. */
export type Foresee = (ask: Ask, place: { params: ScreenProps['params']; search: string }) => void;

export type Expected = {
  ask: Ask;
  /** The way for all calls: what was asked for early is answered from here, the rest goes out. */
  send: Http;
  forget(): void;
};

type Waiting = { person: string | null; answer: Promise<unknown>; stop: AbortController; timer: Timer };
type Timer = ReturnType<typeof setTimeout>;
type Ports = {
  http: Http;
  /** Who is here; another one gets nothing of what was asked for this one. */
  person(): string | null;
};

/**
 * Reads that were sent before their screen is open. The first read of the same address by the same person takes the
 * answer; what fails early is asked again by who needs it. A write, another person or some seconds end an expectation.
 */
export function createExpected({ http, person }: Ports): Expected {
  const waiting = new Map<string, Waiting>();
  const release = (url: string): Waiting | undefined => {
    const found = waiting.get(url);
    waiting.delete(url);
    clearTimeout(found?.timer);
    return found;
  };
  const drop = (url: string) => release(url)?.stop.abort();
  const forget = () => {
    for (const url of [...waiting.keys()]) drop(url);
  };
  const ask: Ask = (asked, input) => {
    const known = knownOf(asked);
    // What is there is asked for in this moment: the click may come in the next one.
    if (known instanceof Promise)
      known.then((endpoint) => fetchEarly(addressOf(endpoint, input))).catch(() => undefined);
    else fetchEarly(addressOf(known, input));
  };
  const fetchEarly = (url: string) => {
    if (waiting.get(url)?.person === person()) return;
    drop(url);
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size >= MOST_EXPECTED) drop(oldest);
    const stop = new AbortController();
    const answer = http({ method: 'GET', url, signal: stop.signal, early: true });
    // Nobody may ever look at it.
    answer.catch(() => undefined);
    const timer = setTimeout(drop, FRESH_MS, url);
    waiting.set(url, { person: person(), answer, stop, timer });
  };
  const send: Http = (request) => {
    if (request.method !== 'GET') {
      // What was read before a write, or during it, may tell of the time before.
      forget();
      return http(request).finally(forget);
    }
    if (waiting.get(request.url)?.person !== person()) return http(request);
    const found = release(request.url);
    return found ? taken(found, request) : http(request);
  };
  const taken = async ({ answer, stop }: Waiting, request: HttpRequest): Promise<unknown> => {
    request.signal?.addEventListener('abort', () => stop.abort());
    try {
      return await answer;
    } catch (error) {
      // Whoever was told to wait does not ask again at once.
      if (request.signal?.aborted || (error instanceof ApiError && error.waitSeconds > 0)) throw error;
      return http(request);
    }
  };
  return { ask, send, forget };
}
