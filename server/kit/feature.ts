import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '#domain/kit/endpoint.ts';
import type { InForce } from '#domain/members/account/sanction.ts';
import type { UserType } from '#domain/members/profile/user.ts';
import type { Context } from './context.ts';
import type { Attempt } from './idempotency/idempotency-key.ts';

/** The person behind a valid token. */
export type Member = {
  id: number;
  userType: UserType;
  nickname: string;
  email: string;
  sessionId: number;
  /** Until when the session counts as just proven; null for never. */
  elevatedUntil: Date | null;
  /** The role wants a second step, and none is set up. */
  lacksMfa?: boolean;
  /** What forbids the person to speak, if anything does. */
  silence?: InForce | null;
};

/** Whether the person has just proven who they are (endpoint flag `fresh`). */
export const isElevated = ({ elevatedUntil }: Member, now: Date): boolean =>
  elevatedUntil !== null && elevatedUntil > now;

/** Finds the member behind a request's bearer token; null for visitors and ended sessions. */
export type Authenticator = (request: FastifyRequest) => Promise<Member | null>;

type MemberOf<E extends Endpoint> = E['access'] extends 'public' ? Member | null : Member;

/** Validated input of one call. */
export type Call<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  user: MemberOf<E>;
  /** The wish as its sender has named it; null without a key, and where a key means nothing. */
  attempt: Attempt | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E>>;

export type Route = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** A feature registers its endpoints; nothing is loaded by folder name. */
export type Feature = (route: Route, context: Context) => void;
