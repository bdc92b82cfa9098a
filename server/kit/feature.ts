import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#domain/kit/endpoint.ts';
import type { InForce } from '#domain/members/account/sanction.ts';
import type { UserType } from '#domain/members/profile/user.ts';
import type { Context } from './context.ts';
import type { IdempotentRequest } from './idempotency/idempotency-key.ts';

/** Authenticated member of a request. */
export type Member = {
  id: number;
  userType: UserType;
  nickname: string;
  email: string;
  sessionId: number;
  /** End of step-up authentication; null if there is none. */
  elevatedUntil: Date | null;
  /** True if the role requires MFA and none is set up. */
  lacksMfa?: boolean;
  /** Silence sanction in force, if any. */
  silence?: InForce | null;
};

/** Returns whether step-up authentication is in force (endpoint flag `fresh`). */
export const hasSteppedUp = ({ elevatedUntil }: Member, now: Date): boolean =>
  elevatedUntil !== null && elevatedUntil > now;

/** Resolves the bearer token of a request; null for anonymous clients and ended sessions. */
export type Authenticator = (request: FastifyRequest) => Promise<Member | null>;

type MemberOf<E extends Endpoint> = E['access'] extends 'public' ? Member | null : Member;

/** Validated input of one request. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: MemberOf<E>;
  /** Idempotent request; null without a key or where the endpoint does not use one. */
  attempt: IdempotentRequest | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E>>;

export type Route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Registers the endpoints of a feature; features are listed explicitly, not discovered. */
export type Feature = (route: Route, context: Context) => void;
