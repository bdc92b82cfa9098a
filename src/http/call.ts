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
import { createAttempts } from './attempts.ts';
import type { CallWatch } from './call-watch.ts';
import type { Http } from './http.ts';
import { toQuery } from './query.ts';

type Extra = {
  signal?: AbortSignal | undefined;
  idempotencyKey?: string | undefined;
  /** Said to the end, even when the page is left at once. */
  lasting?: true;
};

/** Calls an endpoint and decodes its answer by the endpoint's own schema. */
export type DirectCall = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  extra?: Extra,
) => Promise<ResponseOf<E>>;

/** The same for an endpoint that need not be there yet. */
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
  /** Hears which limit was reached, and how long it wants to be left alone. */
  onWait(wait: { limit: string; seconds: number }): void;
  watch?: CallWatch | undefined;
  /** Asks the person to prove once more who they are; false when they would not. */
  prove?: (() => Promise<boolean>) | undefined;
  /** The shop wants a second step of who is here before anything else. */
  onMfaWanted?: (() => void) | undefined;
};

/** The call waits for nothing but fresh proof. */
const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ELEVATION_REQUIRED';

/** Writes that must not happen twice get their keys here; a caller with an own idea of its attempts gives the key. */
export function createCall(http: Http, { newKey, onWait, watch, prove, onMfaWanted }: CallPorts): DirectCall {
  const attempt = createAttempts(newKey, watch);
  return async (endpoint, input, { signal, idempotencyKey, lasting } = {}) => {
    // Each part was checked against the endpoint's schemas by the caller's types.
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
      // The schema is this endpoint's own; its output type is lost in the generic.
      return decoded.output as ResponseOf<typeof endpoint>;
    };
    // What was refused for want of proof is sent again under its key: nothing was done under it.
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
  // Each part was checked against the endpoint's schemas by the caller's types.
  const { params, query = {} } = input as Parts;
  return fillPath(path, params) + toQuery(query);
}

/** The same for the same thing asked for twice. */
const wishOf = async ({ method, path }: Endpoint, { params, body, form }: Parts): Promise<string> =>
  JSON.stringify([method, path, params, body, form && (await Promise.all([...form].map(factsOf)))]);

/** The words of a form are read; a picture is known by what its file says of itself. */
const factsOf = async ([name, value]: [string, FormDataEntryValue]) => [
  name,
  typeof value === 'string'
    ? value
    : /json$/.test(value.type)
      ? await value.text()
      : [value.name, value.size, value.lastModified],
];
