import type * as v from 'valibot';
import type { LimitedAction } from './limits.ts';

/** Who may call: `public` anyone; `member` any signed-in person; the rest need that role. */
export type AccessPolicy = 'public' | 'member' | 'user' | 'seller' | 'admin';

/** `envelope` answers `{success,message,data,timestamp}`; `raw` answers the value itself. */
export type Wrapping = 'envelope' | 'raw';

type Schema = v.GenericSchema<unknown, unknown>;

/** One call as data: the server registers it, the client calls it, OpenAPI prints it. */
export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path pattern with `{name}` placeholders, as in spec 7. */
  readonly path: string;
  /** Other paths that answer the same (contract D.2). */
  readonly aliases?: readonly string[];
  readonly access: AccessPolicy;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Multipart bodies are read by the handler; the client sends FormData and sets no timeout. */
  readonly multipart?: boolean;
  /** It answers a file as it is: the client takes its bytes, however long they take. */
  readonly file?: boolean;
  readonly response: Response;
  readonly wrapping: Wrapping;
  /** What it answers stands in the envelope too, where older clients look for it. */
  readonly onTop?: boolean;
  /** A write that must not happen twice: sent again under the same key, it gets the first answer. */
  readonly keyed?: boolean;
  /** It moves money: without a key it is refused. */
  readonly keyRequired?: boolean;
  /** Asked only of who has just proven who they are: 403 `ELEVATION_REQUIRED` otherwise. */
  readonly fresh?: boolean;
  /** It puts words or weight before others: 403 `SILENCED` for a member whose activity is suspended. */
  readonly speaks?: boolean;
  /** Open to administrators who have yet to set up their second step, where the shop wants one. */
  readonly beforeMfa?: boolean;
  /** It goes on while the shop is shut: logging in, and what is under way with money. */
  readonly inMaintenance?: boolean;
  /** What it counts as against the limits of a member (domain/kit/limits.ts). */
  readonly limit?: LimitedAction;
  /** Requests per minute and address before 429; the app default applies when absent. */
  readonly rateLimit?: number;
  readonly status?: 200 | 201;
  /** Open to anybody, and yet no cache may keep it: its address holds what a person has typed, or it must be of now. */
  readonly notKept?: boolean;
};

type Outcome<S> = S extends v.GenericSchema<unknown, infer Out> ? Out : undefined;
type Incoming<S> = S extends v.GenericSchema<infer In, unknown> ? In : undefined;

/** Values after validation, as a server handler sees them. */
export type ParamsOf<E extends { params?: Schema }> = Outcome<NonNullable<E['params']>>;
export type QueryOf<E extends { query?: Schema }> = Outcome<NonNullable<E['query']>>;
export type BodyOf<E extends { body?: Schema }> = Outcome<NonNullable<E['body']>>;
/** What a handler returns (before) and what a client receives (after decoding). */
export type ResultOf<E extends { response: Schema }> = Incoming<E['response']>;
export type ResponseOf<E extends { response: Schema }> = Outcome<E['response']>;

/** What a caller passes: the input side of each part that the endpoint declares. */
export type CallInput<E extends Endpoint> = (E extends { params: Schema }
  ? { params: Incoming<E['params']> }
  : object) &
  (E extends { query: Schema } ? { query?: Incoming<E['query']> } : object) &
  (E extends { body: Schema } ? { body: Incoming<E['body']> } : object) &
  (E extends { multipart: true } ? { form: FormData } : object);

/** An endpoint, or the way to it: what a first view may ask for later comes with its schemas when it is asked for. */
export type Asked<E extends Endpoint> = E | (() => Promise<E>);

/** Keeps the literal type of a declaration. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

/** The limit of all calls that have none of their own. */
export const SHARED_LIMIT = 'shared';

/** Name of the limit that a call counts for: calls of one action wait for each other. */
export const limitOf = ({
  method,
  path,
  limit,
  rateLimit,
}: Pick<Endpoint, 'method' | 'path' | 'limit' | 'rateLimit'>): string =>
  limit ?? (rateLimit ? `${method} ${path}` : SHARED_LIMIT);

/** Fills `{name}` placeholders; values are URL-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
