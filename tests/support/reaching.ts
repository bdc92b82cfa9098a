import { sql } from 'kysely';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import type { Operation } from './access/operations.ts';
import { openSession } from './members/sessions.ts';
import type { Role, TestShop } from './server/server.ts';

type Sent = { method: Operation['method']; url: string; payload?: string; type?: string };

/** Returns the role that may call an operation. */
export const roleOf = (access: string): Role => (access === 'seller' || access === 'admin' ? access : 'user');

/** True if an answer says that its caller has no session. */
const isOutside = ({ statusCode, body }: { statusCode: number; body: string }): boolean =>
  statusCode === 401 && body.includes('"UNAUTHORIZED"');

/**
 * Sends requests as seeded roles with a fresh elevation. If an earlier request has ended the session, a new one is
 * opened and the request is sent again; `isUnreached` is true if it was still refused.
 */
export function reaching(shop: TestShop) {
  const tokens = new Map<Role, string>();
  const renew = async (role: Role) => {
    const email = ACCOUNTS.find((account) => account.role === role)?.email ?? '';
    tokens.set(role, await openSession(shop.db, email, shop.clock.now()));
    await sql`update sessions set elevated_until = '2099-01-01'`.execute(shop.db);
  };
  const send = (role: Role, { method, url, payload, type }: Sent) =>
    shop.app.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${tokens.get(role)}`,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  return async (access: string, request: Sent) => {
    const role = roleOf(access);
    if (!tokens.has(role)) await renew(role);
    const first = await send(role, request);
    const answer = isOutside(first) ? await renew(role).then(() => send(role, request)) : first;
    return { status: answer.statusCode, text: answer.body, isUnreached: isOutside(answer) };
  };
}
