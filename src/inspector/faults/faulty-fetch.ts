import { sentenceOf } from '#domain/kit/errors.ts';
import { emptied } from '#proof/kit/emptied.ts';
import { inspectorText } from '#src/text/inspector.ts';
import type { Injected } from './fault.ts';
import { createOvertaking, type Overtaking } from './overtaking.ts';

/** Seconds in the Retry-After header of an injected 429 or 503. */
const WAITS: Readonly<Record<string, string>> = { '429': '10', '503': '1' };

export type FaultPort = {
  isOffline(): boolean;
  /** Fault of a call, which is used up by this. */
  take(method: string, path: string): Injected | null;
};

/** A call that gets a fault: sends the real request, as often as it is called. */
type Spoiled = {
  fault: Injected;
  send: () => Promise<Response>;
  signal: AbortSignal | null;
  overtaken: Overtaking['overtaken'];
};

/** Method and address of a call to the API that the shop makes; null for any other. */
export function apiCall(input: RequestInfo | URL, init?: RequestInit): { method: string; url: URL } | null {
  const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
  if (!url.pathname.startsWith('/api/') || url.pathname.startsWith('/api/qa/')) return null;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  return { method: method.toUpperCase(), url };
}

/** Observes a call from its start, with the fault of what the shop hears; the result is called with the answer. */
export type CallObserver = (
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  fault: string | null,
) => (answer: Response | null) => void;

/** Waits for an answer and passes it on to its observer, or null if the call fails. */
export async function withAnswer(
  heard: (answer: Response | null) => void,
  waiting: Promise<Response>,
): Promise<Response> {
  try {
    const answer = await waiting;
    heard(answer);
    return answer;
  } catch (error) {
    heard(null);
    throw error;
  }
}

/** Wraps `fetch` with injected faults; calls outside of the API pass unchanged. */
export function faultyFetch(
  real: typeof fetch,
  port: FaultPort,
  observe: CallObserver = () => () => {},
): typeof fetch {
  const overtaking = createOvertaking();
  return async (input, init) => {
    const call = apiCall(input, init);
    if (!call) return real(input, init);
    if (port.isOffline()) return withAnswer(observe(input, init, 'offline'), Promise.reject(networkError()));
    const answered = overtaking.begin();
    const fault = port.take(call.method, call.url.pathname);
    const send = () => real(input instanceof Request ? input.clone() : input, init);
    const { overtaken } = overtaking;
    const signal = init?.signal ?? null;
    try {
      if (!fault) return await send();
      return await withAnswer(observe(input, init, fault.kind), spoil({ fault, send, signal, overtaken }));
    } finally {
      // A task later, so that the shop has handled this answer before it gets the overtaken one.
      setTimeout(answered);
    }
  };
}

/** The error that browsers throw if no answer arrives. */
const networkError = (): TypeError => new TypeError('Failed to fetch');

async function spoil({ fault: { kind, delayMs }, send, signal, overtaken }: Spoiled): Promise<Response> {
  switch (kind) {
    case 'malformed':
      return json('{"success":true,"data":{', 200);
    case 'never':
      return until(null, signal).then(send);
    case 'lost':
      // The whole answer arrives first: an aborted request might never have been done.
      await (await send()).arrayBuffer();
      throw networkError();
    case 'twice':
      await (await send()).arrayBuffer();
      return send();
    case 'overtaken': {
      // Held from its start, so that a request that begins meanwhile counts as the next one.
      const next = overtaken(signal);
      const [answer] = await Promise.all([send(), next]);
      return answer;
    }
    case 'slow': {
      const answer = await send();
      await until(delayMs, signal);
      return answer;
    }
    case 'empty': {
      const answer = await send();
      return answer.ok ? json(JSON.stringify(emptied(await answer.json())), answer.status) : answer;
    }
    default:
      return refused(kind);
  }
}

const MESSAGES: Record<'401' | '403' | '404' | '409' | '429' | '500' | '503', string> = {
  401: sentenceOf('UNAUTHORIZED'),
  403: sentenceOf('FORBIDDEN'),
  404: sentenceOf('NOT_FOUND'),
  409: inspectorText.faults.conflict,
  429: sentenceOf('TOO_MANY_REQUESTS'),
  500: sentenceOf('INTERNAL_SERVER_ERROR'),
  503: sentenceOf('SERVICE_UNAVAILABLE'),
};

function refused(kind: keyof typeof MESSAGES): Response {
  const body = { success: false, code: `QA_${kind}`, message: MESSAGES[kind], data: null, errors: [] };
  const wait = WAITS[kind];
  return json(JSON.stringify(body), Number(kind), wait ? { 'retry-after': wait } : {});
}

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
