import type * as v from 'valibot';
import type { LimitedAction } from './rate-limits.ts';

/** Required role: `public` is anyone, `member` any logged-in member; the others name the role. */
export type AccessPolicy = 'public' | 'member' | 'user' | 'seller' | 'admin';

/** Form of the response: `envelope` responds with `{success,message,data,timestamp}`, `raw` with the value itself. */
export type Wrapping = 'envelope' | 'raw';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Declaration of an endpoint: the server registers it, the client calls it, OpenAPI is generated
 * from it.
 */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path pattern with `{name}` placeholders, as in spec 7. */
  readonly path: string;
  /** Other paths with the same response (contract D.2). */
  readonly aliases?: readonly string[];
  readonly access: AccessPolicy;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** True if the handler reads a multipart body; the client sends FormData without a timeout. */
  readonly multipart?: boolean;
  /** True if the response is a file: the client reads its bytes without a timeout. */
  readonly file?: boolean;
  readonly response: Response;
  readonly wrapping: Wrapping;
  /**
   * True for a safe request (it changes nothing) whose arguments are too many or too secret for an
   * address: like a GET it is aborted with the state of a chart that asked it.
   */
  readonly safe?: true;
  /**
   * True if the fields of `data` are also sent at the top level of the envelope, as legacy clients
   * expect.
   */
  readonly onTop?: boolean;
  /**
   * True for a write with an optional idempotency key: repeated with the same key it gets the first
   * response.
   */
  readonly keyed?: boolean;
  /** True for writes that move money: a request without an idempotency key is refused. */
  readonly keyRequired?: boolean;
  /** True if step-up authentication is required; otherwise 403 `ELEVATION_REQUIRED`. */
  readonly fresh?: boolean;
  /** True for publishing, voting and reporting: 403 `SILENCED` for a silenced member. */
  readonly speaks?: boolean;
  /** True if administrators may call it before they have set up a required second factor. */
  readonly beforeMfa?: boolean;
  /** True if it is available in maintenance mode: log-in, and payments in progress. */
  readonly inMaintenance?: boolean;
  /** Action that a call counts as in the limits of a member (domain/kit/rate-limits.ts). */
  readonly limit?: LimitedAction;
  /**
   * Requests per minute and IP address before 429; the default of the server applies when absent.
   */
  readonly rateLimit?: number;
  readonly status?: 200 | 201;
  /**
   * True for a public response that no cache may store, because its address contains user input or
   * it must be current.
   */
  readonly notKept?: boolean;
};

type Outcome<S> = S extends v.GenericSchema<unknown, infer Out> ? Out : undefined;
type Incoming<S> = S extends v.GenericSchema<infer In, unknown> ? In : undefined;

/** Validated path parameters, as a server handler receives them. */
export type ParamsOf<E extends { params?: Schema }> = Outcome<NonNullable<E['params']>>;
export type QueryOf<E extends { query?: Schema }> = Outcome<NonNullable<E['query']>>;
export type BodyOf<E extends { body?: Schema }> = Outcome<NonNullable<E['body']>>;
/** Response value: as a handler returns it, and as a client receives it after decoding. */
export type ResultOf<E extends { response: Schema }> = Incoming<E['response']>;
export type ResponseOf<E extends { response: Schema }> = Outcome<E['response']>;

/** Arguments of a call: the input side of each part that the endpoint declares. */
export type CallInput<E extends Endpoint> = (E extends { params: Schema }
  ? { params: Incoming<E['params']> }
  : object) &
  (E extends { query: Schema } ? { query?: Incoming<E['query']> } : object) &
  (E extends { body: Schema } ? { body: Incoming<E['body']> } : object) &
  (E extends { multipart: true } ? { form: FormData } : object);

/** Endpoint, or a lazy import of one, which keeps its schemas out of the first view. */
export type Asked<E extends Endpoint> = E | (() => Promise<E>);

/** Declares an endpoint and keeps its literal type. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** Name of the rate limit shared by all endpoints without one of their own. */
export const SHARED_LIMIT = 'shared';

/** Returns the name of the rate limit of an endpoint; endpoints of one action share it. */
export const limitOf = ({
  method,
  path,
  limit,
  rateLimit,
}: Pick<Endpoint, 'method' | 'path' | 'limit' | 'rateLimit'>): string =>
  limit ?? (rateLimit ? `${method} ${path}` : SHARED_LIMIT);

/** Fills the `{name}` placeholders of a path with URL-encoded values. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
