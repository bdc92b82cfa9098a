import redaxios from 'redaxios';
import { ApiError } from './api-error.ts';
import type { CallWatch } from './call-watch.ts';
import { errorFromBody, isRefusal, tooOften } from './refusals.ts';

/** Time limit of a request (spec 9.1); multipart bodies and file downloads have none. */
export const REQUEST_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;
/** Path whose 401 concerns the login form and not the session. */
const LOGIN_PATH = '/api/auth/login';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its query string. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Marks a prefetch: it is not retried on a busy server, and its failure changes nothing. */
  early?: true;
  /** Sends the request to its end even if the page is left (`keepalive`). */
  lasting?: true | undefined;
  /** True if the answer is a file, which has no time limit. */
  file?: boolean | undefined;
};

export type HttpPorts = {
  baseUrl: string;
  token(): string | null;
  /** Called on 401, except for the answer to the login request itself. */
  onUnauthorized(): void;
  fetch?: typeof fetch;
  timeoutMs?: number;
  watch?: CallWatch | undefined;
};

export type Http = (request: HttpRequest) => Promise<unknown>;

/** A request with the token that it started with, which its retries keep. */
type Asked = HttpRequest & { token: string | null };
type Answer = { status: number; headers: Headers; body: unknown };

/** Creates the HTTP client: time limit, abort, bearer token, 401 handling and typed failures. */
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

/** Repeats reads that a busy server asks to repeat (503 with Retry-After), within the time limit of the request. */
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
    // redaxios ignores its own signal option, so a wrapper of fetch sets it. `no-cache` revalidates public answers
    // that shared caches may keep for a while.
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      doFetch(input, {
        ...init,
        cache: 'no-cache',
        signal: abort,
        keepalive: request.lasting ?? false,
      }),
    // redaxios hides aborts and malformed JSON when it reads a body; the stream is read here. It also makes redaxios
    // resolve for every status.
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

/** Parses a body: JSON by its content type; any other text, such as a plain image address, stays text. */
function parseBody(status: number, headers: Headers, text: string): unknown {
  if (!text || !headers.get('content-type')?.includes('json')) return text || undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A failure keeps its status even if its body cannot be parsed.
    if (status >= 400) return undefined;
    throw new ApiError('shape', status, null, [], { cause });
  }
}

function settle(ports: HttpPorts, { url, token, early }: Asked, answer: Answer): unknown {
  const { status, body } = answer;
  if (status >= 200 && status < 400 && !isRefusal(body)) return body;
  // A late 401 of an earlier session says nothing about the current one.
  if (status === 401 && !early && token === ports.token() && !url.startsWith(LOGIN_PATH))
    ports.onUnauthorized();
  const wait = status === 429 ? secondsAskedFor(answer) : 0;
  throw wait ? tooOften(wait) : errorFromBody(status, body);
}

/** Milliseconds that a 503 asks to wait; null if it does not ask. */
function waitAskedFor(answer: Answer): number | null {
  const seconds = answer.status === 503 ? secondsAskedFor(answer) : null;
  return seconds === null ? null : seconds * 1000;
}

/** Seconds of `Retry-After`; null if it is missing or a date. */
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
