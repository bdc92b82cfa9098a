import { sql } from 'kysely';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import type { Operation } from './access/operations.ts';
import { openSession } from './members/sessions.ts';
import type { Role, TestShop } from './server/server.ts';

type Sent = { method: Operation['method']; url: string; payload?: string; type?: string };

/** The role that reaches behind the door of an operation. */
export const roleOf = (access: string): Role => (access === 'seller' || access === 'admin' ? access : 'user');

/** Whether an answer says that its caller has no session. */
const isOutside = ({ statusCode, body }: { statusCode: number; body: string }): boolean =>
  statusCode === 401 && body.includes('"UNAUTHORIZED"');

/**
 * Sends requests as seeded roles that have just proven who they are. When an earlier request has ended the session, a
 * new one is opened and the request is sent again; `isUnreached` says that it did not get in even so.
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
