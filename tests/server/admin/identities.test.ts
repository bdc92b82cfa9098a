import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionLabel, targetLabel } from '#domain/admin/audit/audit-labels.ts';
import { buildApp, type ShopApp } from '#server/app.ts';
import { ADMIN_WRITES, BEGINNINGS, type Desk, deskOf } from '../../support/access/admin-writes.ts';
import { sanction, secondAdmin } from '../../support/care.ts';
import { openSession } from '../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let desk: Desk;
/** Tokens by role. */
const people = new Map<string, string>();
/** A shop on the same database that requires two-step log-in of administrators. */
let strict: ShopApp;
beforeAll(async () => {
  shop = await startTestShop();
  const token = (email: string) => openSession(shop.db, email, shop.clock.now());
  const sellers = await shop.db.selectFrom('users').select('email').where('role', '=', 'seller').execute();
  const [one, other] = sellers;
  people.set('visitor', '');
  people.set('shopper', await token('user@sinbaljang.test'));
  people.set('another shopper', await token('minjun@sinbaljang.test'));
  people.set('seller', await token(one?.email ?? ''));
  people.set('another seller', await token(other?.email ?? ''));
  const suspended = await secondAdmin(shop, 'seoyeon');
  people.set('suspended administrator', await token(suspended.email));
  await sanction(shop.as('admin'), suspended.id, { kind: 'SUSPEND', days: 7 });
  strict = await buildApp({ ...shop.ports, config: { ...shop.config, adminMfaRequired: true } });
  desk = await deskOf(shop);
});
afterAll(async () => {
  await strict.close();
  await shop.close();
});

/** Read from the live route list, so that new calls are included. */
const routes = () =>
  shop.app.shopRoutes.filter(({ access, method }) => access === 'admin' && method !== 'HEAD');
const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
/** Calls that administrators make before they have a second step, where it is required. */
const BEFORE_MFA = / \/api\/admin\/mfa\//;

async function ask(app: ShopApp, { method, path }: { method: string; path: string }, token: string) {
  const url = path.replace(/:email/g, 'nari%40sinbaljang.test').replace(/:\w+/g, '1');
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'idempotency-key': 'identities',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { payload: '{}' }),
  });
  return { status: answer.statusCode, code: answer.json().code };
}

describe('admin endpoints', () => {
  it('are all in the list', () => expect(routes().length).toBeGreaterThan(40));

  it.each([
    ['visitor', 401, 'UNAUTHORIZED'],
    ['shopper', 403, 'FORBIDDEN'],
    ['another shopper', 403, 'FORBIDDEN'],
    ['seller', 403, 'FORBIDDEN'],
    ['another seller', 403, 'FORBIDDEN'],
    ['suspended administrator', 401, 'UNAUTHORIZED'],
  ])('are refused to a %s', async (who, status, code) => {
    const token = people.get(who);
    if (token === undefined) throw new Error(`nobody is ${who}`);
    for (const route of routes())
      expect([nameOf(route), await ask(shop.app, route, token)]).toEqual([nameOf(route), { status, code }]);
  });

  it('are refused to an administrator without the second factor that the shop requires', async () => {
    const token = await openSession(shop.db, 'admin@sinbaljang.test', shop.clock.now());
    for (const route of routes().filter((one) => !BEFORE_MFA.test(nameOf(one))))
      expect([nameOf(route), await ask(strict, route, token)]).toEqual([
        nameOf(route),
        { status: 403, code: 'MFA_SETUP_REQUIRED' },
      ]);
  });
});

describe('admin writes', () => {
  const entries = async (): Promise<number> => {
    const { rows } = await sql<{ last: string | null }>`
      select max(id) as last from audit_entries where actor_id is not null`.execute(shop.db);
    return Number(rows[0]?.last ?? 0);
  };

  it('are all in the table', () => {
    const writes = routes()
      .map(nameOf)
      .filter((name) => !name.startsWith('GET '));
    const known = [...Object.keys(ADMIN_WRITES), ...BEGINNINGS];
    expect(writes.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !writes.includes(name))).toEqual([]);
  });

  // Two-step log-in turned on meanwhile requires a proof of its own.
  beforeEach(async () => {
    const elevated_until = new Date(shop.clock.now().getTime() + 600_000);
    await shop.db.updateTable('sessions').set({ elevated_until, elevated_by: 'BOTH' }).execute();
  });

  it.each(Object.keys(ADMIN_WRITES))('%s writes an audit entry with its actor', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    // The calls before the last one only prepare it: the changes of the last one are compared.
    let before = 0;
    const watched = { ...desk.admin };
    for (const verb of ['post', 'put', 'delete'] as const)
      watched[verb] = async (url, ...rest) => {
        if (verb === method.toLowerCase() && pattern.test(url)) before = await entries();
        return desk.admin[verb](url, ...rest);
      };
    const answer = await ADMIN_WRITES[name]?.({ ...desk, admin: watched });
    expect([name, answer?.status, [200, 201].includes(answer?.status ?? 0) ? null : answer?.body]).toEqual([
      name,
      expect.toSatisfy((status: number) => status === 200 || status === 201),
      null,
    ]);
    expect([name, (await entries()) > before]).toEqual([name, true]);
  });

  it('and all other actions have a readable name', async () => {
    const { rows } = await sql<{ action: string; target_type: string }>`
      select distinct action, target_type from audit_entries`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(20);
    for (const { action, target_type } of rows) {
      expect(actionLabel(action)).not.toBe(action);
      expect(targetLabel(target_type)).not.toBe(target_type);
    }
  });
});
