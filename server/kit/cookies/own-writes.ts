import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, keepCookie } from './cookies.ts';

/** Seconds in which whoever wrote reads the primary; a replica that is further behind is not read (`MOST_LAG_MS`). */
export const OWN_WRITES_SECONDS = 5;
/** Cookie of a browser that wrote within `OWN_WRITES_SECONDS`, to any of the servers. */
const WROTE = 'wrote';

/** Header of the reads that this process makes for its pages, which are stored and so must not be behind. */
export const READ_PRIMARY = { cookie: `${WROTE}=1` } as const;

/** Returns whether a request says that its browser wrote lately. */
export const saysWrote = (request: FastifyRequest): boolean => cookieOf(request, WROTE) !== null;

/** Has the browser say for `OWN_WRITES_SECONDS` that it wrote. */
export const setWrote = (reply: FastifyReply, isSecure: boolean): void =>
  keepCookie(reply, { name: WROTE, value: '1', seconds: OWN_WRITES_SECONDS, isSecure });
