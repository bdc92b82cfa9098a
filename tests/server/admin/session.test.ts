import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STEP_UP_MS } from '#server/members/tokens/tokens.ts';
import { secondAdmin } from '../../support/care.ts';
import {
  codeAt,
  complete,
  elsewhere,
  forgetSteps,
  logInBy,
  withSecondStep,
} from '../../support/members/mfa.ts';
import { person } from '../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const ADMIN = 'admin@sinbaljang.test';
const HOUR = 3_600_000;
const WORKING_HOURS = 12;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { trustProxy: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(() => forgetSteps(shop));

const memosOf = async (userId: number): Promise<string[]> => {
  const rows = await shop.db
    .selectFrom('member_memos')
    .select('text')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ text }) => text);
};
/** Logs in again with the password. */
const logIn = async (email = ADMIN) => {
  const { status, body } = await logInBy(shop, email);
  expect(status).toBe(200);
  return shop.withToken(body.token ?? body.data?.token);
};
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

describe('admin session', () => {
  it('ends after twelve hours even if used; a running write is completed after the next login', async () => {
    const { id } = await person(shop, 'haeun');
    const memo = (admin: Awaited<ReturnType<typeof logIn>>) =>
      admin.post(`/api/admin/users/${id}/memos`, { text: '반쯤 적은 메모' }, keyed('half-written'));
    const before = await logIn();
    for (let hour = 1; hour < WORKING_HOURS; hour += 1) {
      shop.clock.advance(HOUR);
      expect([hour, (await before.get('/api/admin/waiting')).status]).toEqual([hour, 200]);
    }
    shop.clock.advance(HOUR + 1);
    expect((await memo(before)).status).toBe(401);
    expect(await memosOf(id)).toEqual([]);
    const after = await logIn();
    for (let times = 0; times < 2; times += 1) expect((await memo(after)).status).toBe(200);
    expect(await memosOf(id)).toEqual(['반쯤 적은 메모']);
    expect((await before.get('/api/admin/waiting')).status).toBe(401);
  });

  /** Calls that move money or change permissions; others may require elevation too. */
  const GRAVE = [
    'POST /api/admin/users/:id/role',
    'POST /api/admin/users/:id/password-reset',
    'POST /api/admin/users/:id/mfa-reset',
    'POST /api/admin/mfa-resets/:id/decision',
    'POST /api/admin/point-grants/:id/decision',
    'POST /api/admin/activity-awards/:id/decision',
    'POST /api/users/level/admin/award-points',
    'POST /api/admin/coupon-campaigns',
    'PUT /api/admin/coupon-campaigns/:id',
    'POST /api/admin/coupon-campaigns/:id/issues',
    'PUT /api/admin/reward-policies/:id',
    'POST /api/admin/users/:id/sanctions',
    'POST /api/admin/sanctions/:id/lift',
    'POST /api/admin/appeals/:id/decision',
    'POST /api/admin/reports/bulk',
    'DELETE /api/users/admin/by-email/:email',
  ];

  it('used by somebody else can read, but neither move money nor change roles without step-up authentication', async () => {
    const { body } = await logInBy(shop, ADMIN);
    shop.clock.advance(STEP_UP_MS + 1);
    const thief = shop.withToken(body.token ?? body.data?.token);
    expect((await thief.get('/api/admin/users', elsewhere())).status).toBe(200);
    const { id } = await person(shop, 'haeun');
    for (const name of GRAVE) {
      const [method = '', path = ''] = name.split(' ');
      const url = path.replace(':email', 'haeun%40sinbaljang.test').replace(':id', String(id));
      const send = { POST: thief.post, PUT: thief.put, DELETE: thief.delete }[method];
      const answer = await send?.(url, {}, { headers: { ...elsewhere().headers, 'idempotency-key': name } });
      expect([name, answer?.status, answer?.body.code]).toEqual([name, 403, 'ELEVATION_REQUIRED']);
    }
    const many = { points: 10_001, reason: 'ADMIN_GRANT', description: '많이' };
    expect((await thief.post(`/api/admin/users/${id}/points`, many, elsewhere())).status).toBe(403);
    const { role, status } = await shop.db
      .selectFrom('users')
      .select(['role', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect({ role, status }).toEqual({ role: 'user', status: 'ACTIVE' });
    expect(await shop.db.selectFrom('point_grants').selectAll().execute()).toEqual([]);
  });

  it('cannot be opened by a client without support for the second factor', async () => {
    const admin = await secondAdmin(shop, 'gunwoo');
    const { secret } = await withSecondStep(shop, admin.email);
    const { body } = await logInBy(shop, admin.email);
    const { tempToken } = body.data ?? body;
    // A legacy client uses any answer as a token; this one is no session.
    expect((body.data ?? body).requiresMfa).toBe(true);
    for (const token of [(body.data ?? body).token, tempToken, 'null', 'undefined']) {
      const client = shop.withToken(String(token ?? ''));
      for (const path of ['/api/admin/waiting', '/api/users/me/profile'])
        expect([path, (await client.get(path)).status]).toEqual([path, 401]);
    }
    const done = await complete(shop, tempToken, codeAt(secret, shop.clock.now()));
    const token: string = (done.body.data ?? done.body).token;
    expect((await shop.withToken(token).get('/api/admin/waiting')).status).toBe(200);
  });
});
