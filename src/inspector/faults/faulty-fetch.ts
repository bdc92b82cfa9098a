import { sentenceOf } from '#domain/kit/errors.ts';
import { emptied } from '#proof/kit/emptied.ts';
import { inspectorText } from '#src/text/inspector.ts';
import type { FaultKind } from './fault.ts';

const SLOW_MS = 5_000;
/** Seconds in the Retry-After header of an injected 429. */
const WAIT = '10';

export type FaultPort = {
  isOffline(): boolean;
  /** Fault of a call; a single-use fault is removed by this. */
  take(method: string, path: string): FaultKind | null;
};

/** Wraps `fetch` with injected faults; calls outside of the API pass unchanged. */
export function faultyFetch(real: typeof fetch, port: FaultPort): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    if (!url.pathname.startsWith('/api/') || url.pathname.startsWith('/api/qa/')) return real(input, init);
    if (port.isOffline()) throw new TypeError('Failed to fetch');
    const kind = port.take((init?.method ?? 'GET').toUpperCase(), url.pathname);
    return kind ? spoil(kind, () => real(input, init), init?.signal ?? null) : real(input, init);
  };
}

async function spoil(
  kind: FaultKind,
  call: () => Promise<Response>,
  signal: AbortSignal | null,
): Promise<Response> {
  if (kind === 'malformed') return json('{"success":true,"data":{', 200);
  if (kind === 'never') return until(null, signal).then(call);
  if (kind === 'slow') return until(SLOW_MS, signal).then(call);
  if (kind === 'empty') {
    const answer = await call();
    return answer.ok ? json(JSON.stringify(emptied(await answer.json())), answer.status) : answer;
  }
  return json(JSON.stringify(refusal(kind)), Number(kind), kind === '429' ? { 'retry-after': WAIT } : {});
}

const MESSAGES: Record<'401' | '403' | '404' | '409' | '429' | '500', string> = {
  401: sentenceOf('UNAUTHORIZED'),
  403: sentenceOf('FORBIDDEN'),
  404: sentenceOf('NOT_FOUND'),
  409: inspectorText.faults.conflict,
  429: sentenceOf('TOO_MANY_REQUESTS'),
  500: sentenceOf('INTERNAL_SERVER_ERROR'),
};

const refusal = (kind: keyof typeof MESSAGES) => ({
  success: false,
  code: `QA_${kind}`,
  message: MESSAGES[kind],
  data: null,
  errors: [],
});

const json = (body: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });

/** Resolves after `ms`, or never if it is null; rejects when the caller aborts. */
const until = (ms: number | null, signal: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = ms === null ? undefined : setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
