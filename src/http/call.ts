import * as v from 'valibot';
import {
  type Asked,
  type CallInput,
  type Endpoint,
  fillPath,
  limitOf,
  type ResponseOf,
} from '#domain/kit/endpoint.ts';
import { unwrap } from '#domain/kit/envelope.ts';
import { ApiError } from './api-error.ts';
import type { CallWatch } from './call-watch.ts';
import type { Http } from './http.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';
import { toQuery } from './query.ts';

type Extra = {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Sends the request to its end even if the page is left (`keepalive`). */
  lasting?: true;
};

/** Calls a loaded endpoint and decodes its answer by the endpoint's own schema. */
export type DirectCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extra?: Extra,
) => Promise<ResponseOf<E>>;

/** Like `DirectCall`, for an endpoint that may still have to be loaded. */
export type Call = <E extends Endpoint>(
  endpoint: Asked<E>,
  input: CallInput<E>,
  extra?: Extra,
) => Promise<ResponseOf<E>>;

type Parts = {
  params?: Record<string, unknown>;
  query?: Parameters<typeof toQuery>[0];
  body?: unknown;
  form?: FormData;
};

export type CallPorts = {
  newKey(): string;
  /** Called when a rate limit was reached, with its name and the seconds to wait. */
  onWait(wait: { limit: string; seconds: number }): void;
  watch?: CallWatch | undefined;
  /** Asks the person for step-up authentication; resolves to false if they cancel. */
  prove?: (() => Promise<boolean>) | undefined;
  /** Called if the server requires a second factor before anything else. */
  onMfaWanted?: (() => void) | undefined;
};

/** True if the call failed only because it needs step-up authentication. */
const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ELEVATION_REQUIRED';

/**
 * Creates the function that calls endpoints. Writes that must not happen twice get an idempotency key here, unless
 * the caller passes its own.
 */
export function createCall(http: Http, { newKey, onWait, watch, prove, onMfaWanted }: CallPorts): DirectCall {
  const attempt = createIdempotencyKeys(newKey, watch);
  return async (endpoint, input, { signal, idempotencyKey, lasting } = {}) => {
    // The caller's types were checked against the schemas of the endpoint.
    const parts = input as Parts;
    const send = async (key?: string) => {
      const answer = await http({
        method: endpoint.method,
        url: addressOf(endpoint, input),
        body: parts.form ?? parts.body,
        signal,
        idempotencyKey: key,
        lasting,
        file: endpoint.file,
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.waitSeconds > 0)
          onWait({ limit: limitOf(endpoint), seconds: error.waitSeconds });
        if (error instanceof ApiError && error.code === 'MFA_SETUP_REQUIRED') onMfaWanted?.();
        throw error;
      });
      const decoded = v.safeParse(endpoint.response, unwrap(answer));
      if (!decoded.success) throw new ApiError('shape', null, null, [], { cause: v.flatten(decoded.issues) });
      // The schema belongs to this endpoint; the generic loses its output type.
      return decoded.output as ResponseOf<typeof endpoint>;
    };
    // A call refused for missing step-up authentication was not applied, so it is sent again with its key.
    const sendProven = (key?: string) =>
      send(key).catch(async (error: unknown) => {
        if (!prove || !wantsProof(error) || !(await prove())) throw error;
        return send(key);
      });
    if (!endpoint.keyed || idempotencyKey) return sendProven(idempotencyKey);
    return attempt(await wishOf(endpoint, parts), sendProven, `${endpoint.method} ${endpoint.path}`);
  };
}

/** Path and query of a call. */
export function addressOf<E extends Endpoint>({ path }: E, input: CallInput<E>): string {
  // The caller's types were checked against the schemas of the endpoint.
  const { params, query = {} } = input as Parts;
  return fillPath(path, params) + toQuery(query);
}

/** Fingerprint of a write: equal for two equal requests. */
const wishOf = async ({ method, path }: Endpoint, { params, body, form }: Parts): Promise<string> =>
  JSON.stringify([method, path, params, body, form && (await Promise.all([...form].map(factsOf)))]);

/** Fingerprint of a form field: its text or JSON, or name, size and time of a file. */
const factsOf = async ([name, value]: [string, FormDataEntryValue]) => [
  name,
  typeof value === 'string'
    ? value
    : /json$/.test(value.type)
      ? await value.text()
      : [value.name, value.size, value.lastModified],
];
