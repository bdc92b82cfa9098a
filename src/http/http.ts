import redaxios from 'redaxios';
import { ApiError } from './api-error.ts';
import type { CallWatch } from './call-watch.ts';
import { errorFromBody, isRefusal, tooOften } from './refusals.ts';

/** Spec 9.1; multipart bodies and files have no limit. */
export const REQUEST_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** A refused login is an answer about the form, not about a session. */
const LOGIN_PATH = '/api/auth/login';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its query. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Nobody needs the answer yet: it asks a busy server only once, and its failure says nothing to anybody. */
  early?: true;
  /** Said to the end, even when the page is left at once. */
  lasting?: true | undefined;
  /** What it answers is a file, which may take its time. */
  file?: boolean | undefined;
};

export type HttpPorts = {
  baseUrl: string;
  token(): string | null;
  /** Called on 401, except for the answer to a login itself. */
  onUnauthorized(): void;
  fetch?: typeof fetch;
  timeoutMs?: number;
  watch?: CallWatch | undefined;
};

export type Http = (request: HttpRequest) => Promise<unknown>;

/** A request keeps its token: retries are the same person's. */
type Asked = HttpRequest & { token: string | null };
type Answer = { status: number; headers: Headers; body: unknown };

/** The one edge to the network: time limit, abort, bearer token, 401 and typed failures. */
export function createHttp(ports: HttpPorts): Http {
  return async (request) => {
    const timeoutMs = ports.timeoutMs ?? REQUEST_TIMEOUT_MS;
    const limit = request.file || request.body instanceof FormData ? null : AbortSignal.timeout(timeoutMs);
    const deadline = performance.now() + timeoutMs;
    const signals = [request.signal, limit].filter((signal) => signal != null);
    const abort = signals.length > 0 ? AbortSignal.any(signals) : null;
    const asked = { ...request, token: ports.token() };
    try {
      return settle(ports, asked, await sendWithRetries(ports, asked, abort, deadline));
    } catch (thrown) {
      throw toApiError(thrown, request, limit);
    }
  };
}

/** Reads that a busy server asks to repeat (503 with Retry-After) are, while the time of one request lasts. */
async function sendWithRetries(
  ports: HttpPorts,
  request: Asked,
  abort: AbortSignal | null,
  deadline: number,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send(ports, request, abort);
    const isRepeated = request.method === 'GET' && !request.early && attempt < MAX_RETRIES;
    const wait = isRepeated ? waitAskedFor(answer) : null;
    if (wait === null || performance.now() + wait >= deadline) return answer;
    const [path = ''] = request.url.split('?');
    ports.watch?.({ type: 'read.delayed', path, seconds: wait / 1000 });
    await pause(wait, abort).finally(() => ports.watch?.({ type: 'read.repeated', path }));
  }
}

async function send(ports: HttpPorts, request: Asked, abort: AbortSignal | null): Promise<Answer> {
  const doFetch = ports.fetch ?? fetch;
  const { status, headers, data } = await redaxios<ReadableStream<Uint8Array> | null>({
    url: `${ports.baseUrl}${request.url}`,
    method: request.method,
    headers: headersOf(request),
    // redaxios ignores its own signal option: a closure over fetch is the only way in.
    // Copies that caches may show for a while are for whoever comes by: a page of the shop asks whether there is news.
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      doFetch(input, {
        ...init,
        cache: 'no-cache',
        signal: abort,
        keepalive: request.lasting ?? false,
      }),
    // Its own reading of a body hides aborts and malformed JSON; as a stream we read it ourselves.
    // With it redaxios also resolves for every status.
    responseType: 'stream',
    ...(request.body === undefined ? {} : { data: request.body }),
  });
  const answer = new Response(data);
  const body =
    request.file && status < 400 ? await answer.blob() : parseBody(status, headers, await answer.text());
  abort?.throwIfAborted();
  return { status, headers, body };
}

function headersOf({ token, idempotencyKey }: Asked): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** JSON where the server says so; other text, such as a bare image address, stays text. */
function parseBody(status: number, headers: Headers, text: string): unknown {
  if (!text || !headers.get('content-type')?.includes('json')) return text || undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A failure keeps its status even when its body cannot be read.
    if (status >= 400) return undefined;
    throw new ApiError('shape', status, null, [], { cause });
  }
}

function settle(ports: HttpPorts, { url, token, early }: Asked, answer: Answer): unknown {
  const { status, body } = answer;
  if (status >= 200 && status < 400 && !isRefusal(body)) return body;
  // A late refusal of someone who has left says nothing about who is here now.
  if (status === 401 && !early && token === ports.token() && !url.startsWith(LOGIN_PATH))
    ports.onUnauthorized();
  const wait = status === 429 ? secondsAskedFor(answer) : 0;
  throw wait ? tooOften(wait) : errorFromBody(status, body);
}

/** Milliseconds that a 503 asks to wait; null when it does not ask. */
function waitAskedFor(answer: Answer): number | null {
  const seconds = answer.status === 503 ? secondsAskedFor(answer) : null;
  return seconds === null ? null : seconds * 1000;
}

/** What an answer says of when to come again; null when it says nothing (or says it by date). */
function secondsAskedFor({ headers }: Answer): number | null {
  const seconds = headers.get('retry-after');
  return seconds && /^\d+$/.test(seconds) ? Number(seconds) : null;
}

function pause(ms: number, abort: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(abort?.reason);
    };
    const timer = setTimeout(() => {
      abort?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    abort?.addEventListener('abort', stop, { once: true });
  });
}

function toApiError(thrown: unknown, request: HttpRequest, limit: AbortSignal | null): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (request.signal?.aborted) return new ApiError('aborted', null, null, [], { cause: thrown });
  if (limit?.aborted) return new ApiError('timeout', null, null, [], { cause: thrown });
  return new ApiError('offline', null, null, [], { cause: thrown });
}
