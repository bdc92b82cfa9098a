import redaxios from 'redaxios';
import { ApiError, errorFromBody } from './api-error.ts';

/** Spec section 9; multipart bodies have no limit. */
export const REQUEST_TIMEOUT_MS = 10_000;
const MAX_RETRIES = 2;

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with its query. */
  url: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
};

export type HttpPorts = {
  baseUrl: string;
  token(): string | null;
  /** Called on 401, except for the answer to a login itself. */
  onUnauthorized(): void;
  fetch?: typeof fetch;
  timeoutMs?: number;
};

export type Http = (request: HttpRequest) => Promise<unknown>;

/** The one edge to the network: time limit, abort, bearer token, 401 and typed failures. */
export function createHttp(ports: HttpPorts): Http {
  return async (request) => {
    const limit =
      request.body instanceof FormData ? null : AbortSignal.timeout(ports.timeoutMs ?? REQUEST_TIMEOUT_MS);
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await send(ports, request, limit);
      } catch (error) {
        const busy = error instanceof ApiError && error.status === 503 && request.method === 'GET';
        if (!busy || attempt >= MAX_RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, 400 * (attempt + 1)));
      }
    }
  };
}

async function send(ports: HttpPorts, request: HttpRequest, limit: AbortSignal | null): Promise<unknown> {
  const signals = [request.signal, limit].filter((signal) => signal != null);
  const abort = signals.length > 0 ? AbortSignal.any(signals) : null;
  const doFetch = ports.fetch ?? fetch;
  // redaxios ignores its own signal option: a closure over fetch is the only way in.
  const fetchWithSignal: typeof fetch = (input, init) =>
    doFetch(input, abort ? { ...init, signal: abort } : init);
  try {
    const response = await redaxios<unknown>({
      url: `${ports.baseUrl}${request.url}`,
      method: request.method,
      headers: headersOf(ports, request),
      fetch: fetchWithSignal,
      ...(request.body === undefined ? {} : { data: request.body }),
    });
    // redaxios swallows an abort that lands while the body is read.
    abort?.throwIfAborted();
    if (isBrokenJson(response.headers, response.data)) throw new ApiError('shape', response.status, null);
    return response.data;
  } catch (thrown) {
    throw toApiError(thrown, request, limit, ports);
  }
}

function headersOf(ports: HttpPorts, { idempotencyKey }: HttpRequest): Record<string, string> {
  const token = ports.token();
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** redaxios hands malformed JSON over as text. */
const isBrokenJson = (headers: Headers, data: unknown): boolean =>
  (headers.get('content-type')?.includes('json') ?? false) &&
  typeof data === 'string' &&
  !/^[\w/.:-]+$/.test(data);

function toApiError(
  thrown: unknown,
  request: HttpRequest,
  limit: AbortSignal | null,
  ports: HttpPorts,
): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (request.signal?.aborted) return new ApiError('aborted', null, null, [], { cause: thrown });
  if (limit?.aborted) return new ApiError('timeout', null, null, [], { cause: thrown });
  if (thrown instanceof Error) return new ApiError('offline', null, null, [], { cause: thrown });
  const { status, data } = readRejection(thrown);
  if (status === 401 && !request.url.startsWith('/api/auth/login')) ports.onUnauthorized();
  return errorFromBody(status, data);
}

/** redaxios rejects with a plain response object, not an Error. */
function readRejection(thrown: unknown): { status: number; data: unknown } {
  if (typeof thrown !== 'object' || thrown === null || !('status' in thrown))
    return { status: 0, data: null };
  return { status: Number(thrown.status), data: 'data' in thrown ? thrown.data : null };
}
