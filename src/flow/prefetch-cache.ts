import type { Asked, CallInput, Endpoint } from '#domain/kit/endpoint.ts';
import { ApiError } from '#src/http/api-error.ts';
import { addressOf } from '#src/http/call.ts';
import type { Http, HttpRequest } from '#src/http/http.ts';
import { knownEndpointOf } from '#src/http/lazy-client.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';

/** Time in ms for which a prefetched answer is used. */
export const FRESH_MS = 5_000;

/** Highest number of prefetched answers that wait for use; above it the oldest is dropped. */
export const MAX_PREFETCHED = 6;

/** Prefetches a read that a screen will send first. */
export type PrefetchCall = <E extends Endpoint>(asked: Asked<E>, input: CallInput<E>) => void;

/** Declares the first reads of a screen; stands beside the port that sends them. */
export type Prefetch = (ask: PrefetchCall, place: { params: ScreenProps['params']; search: string }) => void;

export type PrefetchCache = {
  ask: PrefetchCall;
  /** Transport of all calls: uses a prefetched answer if there is one, otherwise sends the request. */
  send: Http;
  forget(): void;
};

type Waiting = { person: string | null; answer: Promise<unknown>; stop: AbortController; timer: Timer };
type Timer = ReturnType<typeof setTimeout>;
type Ports = {
  http: Http;
  /** Identifies the current member; a prefetched answer is used only by the member it was requested for. */
  person(): string | null;
};

/**
 * Creates the prefetch cache: the first read of the same address by the same member takes the prefetched answer, and
 * a failed prefetch is repeated by that read. A write, another member or `FRESH_MS` discards the answer.
 */
export function createPrefetchCache({ http, person }: Ports): PrefetchCache {
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
  const ask: PrefetchCall = (asked, input) => {
    const known = knownEndpointOf(asked);
    // A known endpoint is requested at once: the click may follow in the next moment.
    if (known instanceof Promise)
      known.then((endpoint) => fetchEarly(addressOf(endpoint, input))).catch(() => undefined);
    else fetchEarly(addressOf(known, input));
  };
  const fetchEarly = (url: string) => {
    if (waiting.get(url)?.person === person()) return;
    drop(url);
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size >= MAX_PREFETCHED) drop(oldest);
    const stop = new AbortController();
    const answer = http({ method: 'GET', url, signal: stop.signal, early: true });
    // A failed prefetch that is never used must not be an unhandled rejection.
    answer.catch(() => undefined);
    const timer = setTimeout(drop, FRESH_MS, url);
    waiting.set(url, { person: person(), answer, stop, timer });
  };
  const send: Http = (request) => {
    if (request.method !== 'GET') {
      // An answer read before or during a write may be out of date.
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
      // A rate-limited request is not repeated at once.
      if (request.signal?.aborted || (error instanceof ApiError && error.waitSeconds > 0)) throw error;
      return http(request);
    }
  };
  return { ask, send, forget };
}
