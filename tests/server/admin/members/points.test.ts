import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GRANT } from '#domain/admin/members/member-points.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let second: Person;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  second = await secondAdmin(shop);
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('point_grants').execute();
});

const SAID = { reason: 'COMPENSATION', description: '배송이 늦었어요' };
const move = (caller: typeof admin, id: number, points: number, extra = {}) =>
  caller.post(`/api/admin/users/${id}/points`, { ...SAID, points }, extra);
const balanceOf = async ({ id }: Person): Promise<number> => {
  const rows = await shop.db.selectFrom('point_ledger').select('points').where('user_id', '=', id).execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
};
const tire = (elevated_until: Date | null) =>
  shop.db.updateTable('sessions').set({ elevated_until }).where('user_id', '<>', 0).execute();

describe('points by an administrator', () => {
  it('are added and removed, never below zero', async () => {
    const [before, others] = [await balanceOf(minjun), await balanceOf(seoyeon)];
    const given = await move(admin, minjun.id, 3_000);
    expect(given.body.data).toMatchObject({ state: 'DONE', balance: before + 3_000 });
    expect((await move(admin, minjun.id, -1_000)).body.data.balance).toBe(before + 2_000);
    const most = await move(admin, minjun.id, -(before + 2_001));
    expect([most.status, most.body.code]).toEqual([409, 'OUT_OF_POINT']);
    expect(await balanceOf(minjun)).toBe(before + 2_000);
    expect(await balanceOf(seoyeon)).toBe(others);
    expect((await actionsOf(shop, 'MEMBER', minjun.id)).slice(-4)).toEqual([
      'MEMBER_POINTS_ASKED',
      'POINTS_EARN',
      'MEMBER_POINTS_ASKED',
      'POINTS_CANCEL',
    ]);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it.each([0, 1_000_000_000, -1_000_000_000, 100_001, 1.5, '5', null])('refuse %j', async (points) => {
    const answer = await admin.post(`/api/admin/users/${minjun.id}/points`, { ...SAID, points });
    expect(answer.status).toBe(400);
  });

  it.each([0, -1, 1_000_000_000])('refuse %d of the legacy API', async (points) => {
    const body = { userId: minjun.id, points, description: '선물' };
    expect((await admin.post('/api/rewards/admin/grant', body)).status).toBe(400);
  });

  it('answer legacy clients', async () => {
    const before = await balanceOf(minjun);
    const body = { userId: minjun.id, points: 500, description: '선물' };
    const { data } = (await admin.post('/api/rewards/admin/grant', body)).body;
    expect(data).toMatchObject({ ...body, rewardType: 'ADMIN_GRANT', isProcessed: true });
    expect(await balanceOf(minjun)).toBe(before + 500);
    for (const role of ['user', 'seller'] as const)
      expect((await shop.as(role).post('/api/rewards/admin/grant', body)).status).toBe(403);
  });

  it('are refused for a withdrawn or missing member and for the own account', async () => {
    const { userId: me } = (await admin.get('/api/users/me/profile')).body.data;
    expect((await move(admin, me, 100)).body.code).toBe('SELF_SANCTION');
    expect((await move(admin, 999_999, 100)).status).toBe(404);
    await seoyeon.set({ status: 'DELETED' });
    expect((await move(admin, seoyeon.id, 100)).body.code).toBe('USER_NOT_FOUND');
    await seoyeon.set({ status: 'ACTIVE' });
  });

  it('require step-up authentication above a limit', async () => {
    await tire(null);
    expect((await move(admin, minjun.id, GRANT.freshFrom)).status).toBe(200);
    for (const points of [GRANT.freshFrom + 1, -GRANT.freshFrom - 1])
      expect((await move(admin, minjun.id, points)).body.code).toBe('ELEVATION_REQUIRED');
    await tire(new Date(shop.clock.now().getTime() + 600_000));
    expect((await move(admin, minjun.id, GRANT.freshFrom + 1)).status).toBe(200);
  });

  it('are applied once per idempotency key, and fifty at once are fifty', async () => {
    const before = await balanceOf(minjun);
    const key = { headers: { 'idempotency-key': 'points-once' } };
    const same = await Promise.all(Array.from({ length: 20 }, () => move(admin, minjun.id, 10, key)));
    expect(same.every(({ status }) => status === 200)).toBe(true);
    expect(await balanceOf(minjun)).toBe(before + 10);
    // A crowded database asks to come again, as it does of a browser.
    const persistently = async (): ReturnType<typeof move> => {
      const answer = await move(admin, minjun.id, 10);
      return answer.status === 503 ? persistently() : answer;
    };
    const many = await Promise.all(Array.from({ length: 50 }, persistently));
    expect(many.every(({ status }) => status === 200)).toBe(true);
    expect(await balanceOf(minjun)).toBe(before + 510);
    const all = -(before + 510);
    const taken = await Promise.all(Array.from({ length: 10 }, () => move(admin, minjun.id, all)));
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(minjun)).toBe(0);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('above the daily sum wait for a second administrator', async () => {
    const before = await balanceOf(minjun);
    const row = { user_id: seoyeon.id, points: GRANT.daily - 100, reason: 'ADMIN_GRANT', description: '-' };
    const { userId: me } = (await admin.get('/api/users/me/profile')).body.data;
    const at = shop.clock.now();
    await shop.db
      .insertInto('point_grants')
      .values({ ...row, asked_by: me, asked_at: at, decided_at: at, state: 'DONE', note: null })
      .execute();
    const both = await Promise.all([move(admin, minjun.id, 100), move(admin, minjun.id, 100)]);
    expect(both.map(({ body }) => body.data.state).sort()).toEqual(['DONE', 'WAITING']);
    expect(await balanceOf(minjun)).toBe(before + 100);
    const { grantId } = both.find(({ body }) => body.data.state === 'WAITING')?.body.data ?? {};
    const decide = (caller: typeof admin, confirm: boolean) =>
      caller.post(`/api/admin/point-grants/${grantId}/decision`, { confirm });
    expect((await decide(admin, true)).body.code).toBe('SECOND_ADMIN_REQUIRED');
    const [shown] = (await second.call.get(`/api/admin/users/${minjun.id}`)).body.data.waitingGrants;
    expect(shown).toMatchObject({ grantId, points: 100, byMe: false });
    const confirmed = await Promise.all(Array.from({ length: 5 }, () => decide(second.call, true)));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(confirmed.filter(({ body }) => body.code === 'NOTHING_TO_DECIDE')).toHaveLength(4);
    expect(await balanceOf(minjun)).toBe(before + 200);
    const refused = (await move(admin, minjun.id, 100)).body.data.grantId;
    const answer = await admin.post(`/api/admin/point-grants/${refused}/decision`, { confirm: false });
    expect(answer.status).toBe(200);
    expect(await balanceOf(minjun)).toBe(before + 200);
    shop.clock.advance(86_400_000);
    const morrow = await shop.asMember('admin@sinbaljang.test');
    expect((await move(morrow, minjun.id, 100)).body.data.state).toBe('DONE');
    shop.clock.advance(-86_400_000);
  });
});

describe('badges by an administrator', () => {
  it('are awarded once', async () => {
    await shop.db.deleteFrom('user_badges').where('user_id', '=', minjun.id).execute();
    const give = () =>
      admin.post('/api/users/badges/admin/award', { userId: minjun.id, badgeType: 'ANNIVERSARY_2024' });
    const answers = await Promise.all([give(), give(), give()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('BADGE_OWNED');
    const list = await admin.get(`/api/users/badges/admin/users/${minjun.id}`);
    expect(list.body).toMatchObject({ totalCount: 1, badges: [{ badgeType: 'ANNIVERSARY_2024' }] });
    expect((await minjun.call.get(`/api/users/badges/admin/users/${seoyeon.id}`)).status).toBe(403);
    const unknown = { userId: minjun.id, badgeType: 'KING' };
    expect((await admin.post('/api/users/badges/admin/award', unknown)).status).toBe(400);
  });
});
