import * as v from 'valibot';
import { type CallInput, type Endpoint, fillPath, limitOf, type ResponseOf } from '#domain/kit/endpoint.ts';
import { unwrap } from '#domain/kit/envelope.ts';
import { ApiError } from './api-error.ts';
import type { Http } from './http.ts';
import { toQuery } from './query.ts';

type Extra = { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined };

/** Calls an endpoint and decodes its answer by the endpoint's own schema; `extra` may be just the signal. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extra?: AbortSignal | Extra,
) => Promise<ResponseOf<E>>;

type Parts = {
  params?: Record<string, unknown>;
  query?: Parameters<typeof toQuery>[0];
  body?: unknown;
  form?: FormData;
};

type OnWait = (wait: { limit: string; seconds: number }) => void;

/** `onWait` hears which limit was reached, and how long it wants to be left alone. */
export function createCall(http: Http, onWait: OnWait = () => {}): Call {
  return async (endpoint, input, extra = {}) => {
    const { signal, idempotencyKey }: Extra = extra instanceof AbortSignal ? { signal: extra } : extra;
    // Each part was checked against the endpoint's schemas by the caller's types.
    const { params, query, body, form } = input as Parts;
    const answer = await http({
      method: endpoint.method,
      url: fillPath(endpoint.path, params) + toQuery(query ?? {}),
      body: form ?? body,
      signal,
      idempotencyKey,
    }).catch((error: unknown) => {
      if (error instanceof ApiError && error.waitSeconds > 0)
        onWait({ limit: limitOf(endpoint), seconds: error.waitSeconds });
      throw error;
    });
    const decoded = v.safeParse(endpoint.response, unwrap(answer));
    if (!decoded.success) throw new ApiError('shape', null, null, [], { cause: v.flatten(decoded.issues) });
    // The schema is this endpoint's own; its output type is lost in the generic.
    return decoded.output as ResponseOf<typeof endpoint>;
  };
}
