import { apiCall, type CallObserver, withAnswer } from '../faults/faulty-fetch.ts';
import type { CallReport } from '../model/live-log.ts';
import { sanitize } from '../model/sanitize.ts';
import { now } from './reporter.ts';

type Called = (call: Omit<CallReport, 'kind' | 'seq'>) => void;

/** Path and query of an address with personal data masked. */
export function maskedPath(url: URL): string {
  const masked = (value: unknown) => sanitize(value).value;
  const path = url.pathname.split('/').map((part) => String(masked(decodeURIComponent(part))));
  const query = Object.entries(masked(Object.fromEntries(url.searchParams)) as Record<string, unknown>);
  const text = query.map(([key, value]) => `${key}=${value}`).join('&');
  return path.join('/') + (text && `?${text}`);
}

/**
 * Creates the observer of calls: method, path, status, duration, idempotency key and request id of each are reported
 * when it is answered.
 */
export const createCallObserver =
  (called: Called): CallObserver =>
  (input, init, fault) => {
    const call = apiCall(input, init);
    if (!call) return () => {};
    const at = now();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    return (answer) =>
      called({
        at,
        ms: now() - at,
        method: call.method,
        path: maskedPath(call.url),
        status: answer?.status ?? null,
        key: headers.get('idempotency-key'),
        requestId: answer?.headers.get('x-request-id') ?? null,
        replayed: answer?.headers.get('idempotent-replayed') === 'true',
        fault,
      });
  };

/** Wraps `fetch` so that every call that reaches the server is observed. */
export const observedFetch =
  (real: typeof fetch, observe: CallObserver): typeof fetch =>
  (input, init) =>
    withAnswer(observe(input, init, null), real(input, init));
