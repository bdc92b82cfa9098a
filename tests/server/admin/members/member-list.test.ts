import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailOf } from '../../../support/audit-log.ts';
import { lockOut, sanction } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let minjun: Person;
let seoyeon: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
  minjun = await person(shop, 'minjun', { nickname: '민준_100%' });
  seoyeon = await person(shop, 'seoyeon');
  const told = { name: '김민준', phone: '010-5511-2233' };
  await shop.db.updateTable('users').set(told).where('id', '=', minjun.id).execute();
  await shop.db.updateTable('users').set({ phone: '01099887766' }).where('id', '=', seoyeon.id).execute();
});
afterAll(() => shop.close());

const list = async (query: string) => (await admin.get(`/api/admin/users?${query}`)).body.data;
const idsOf = async (query: string): Promise<number[]> =>
  (await list(`size=100&${query}`)).content.map(({ userId }: { userId: number }) => userId);
const q = (text: string) => `q=${encodeURIComponent(text)}`;

describe('GET the member list', () => {
  it('is for administrators only', async () => {
    for (const role of ['user', 'seller'] as const)
      expect((await shop.as(role).get('/api/admin/users')).status).toBe(403);
    expect((await shop.as('visitor').get('/api/admin/users')).status).toBe(401);
  });

  it.each([
    ['part of an address', 'minjun@sin'],
    ['capitals', 'MINJUN@'],
    ['a nickname', '민준_100%'],
    ['a name', '김민준'],
    ['the end of a number', '2233'],
    ['a number as people write it', '010-5511-2233'],
  ])('finds a member by %s, and nobody else', async (_, text) => {
    expect(await idsOf(q(text))).toEqual([minjun.id]);
  });

  it('finds a member by id', async () => {
    expect(await idsOf(q(String(minjun.id)))).toContain(minjun.id);
  });

  it.each(['%', '_', '\\', "'", '" or 1=1'])('treats %s as literal text', async (text) => {
    const found = await idsOf(q(text));
    expect(found).toEqual(['%', '_'].includes(text) ? expect.arrayContaining([minjun.id]) : []);
    expect(found).not.toContain(seoyeon.id);
  });

  it('refuses long text and control characters', async () => {
    for (const text of ['가'.repeat(1_000), 'x'.repeat(10_000), 'a\u0000'])
      expect([400, 414, 431]).toContain((await admin.get(`/api/admin/users?${q(text)}`)).status);
  });

  it('returns masked addresses, and no phone number or name', async () => {
    const { content } = await list(q('minjun@'));
    expect(content[0].email).toBe('m****n@sinbaljang.test');
    expect(JSON.stringify(content)).not.toMatch(/5511|김민준/);
  });

  it('records the reading without the search text', async () => {
    const before = (await trailOf(shop, 'MEMBER', 0)).length;
    await list(q('minjun@'));
    await list('page=1');
    const after = await trailOf(shop, 'MEMBER', 0);
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({ action: 'MEMBER_SEARCHED', detail: { found: 1 } });
  });

  it('counts the members of each view', async () => {
    await shop.db.updateTable('users').set({ status: 'PENDING' }).where('id', '=', seoyeon.id).execute();
    await sanction(admin, minjun.id, { kind: 'SILENCE', days: 3 });
    const { counts } = await list('size=1');
    for (const [kind, query] of [
      ['all', ''],
      ['seller', 'role=seller'],
      ['admin', 'role=admin'],
      ['held', 'status=HELD'],
      ['pending', 'status=PENDING'],
      ['deleted', 'status=DELETED'],
      ['locked', 'status=LOCKED'],
    ] as const)
      expect([kind, (await list(`size=1&${query}`)).totalElements]).toEqual([kind, counts[kind]]);
    expect(await idsOf('status=HELD')).toEqual([minjun.id]);
    expect((await list('status=HELD')).content[0].state).toBe('SILENCED');
    expect(await idsOf('status=ACTIVE')).not.toContain(minjun.id);
    expect(await idsOf('status=PENDING')).toEqual([seoyeon.id]);
    shop.clock.advance(3 * 86_400_000 + 1);
    admin = await shop.asMember('admin@sinbaljang.test');
    expect(await idsOf('status=HELD')).toEqual([]);
    await seoyeon.set({ status: 'ACTIVE' });
  });

  it('shows which logins are blocked', async () => {
    const row = { network: 'x', mark_hash: null, attempted_at: shop.clock.now() };
    await lockOut(shop, minjun.email);
    await shop.db
      .insertInto('login_attempts')
      .values({ ...row, email: seoyeon.email })
      .execute();
    expect(await idsOf('status=LOCKED')).toEqual([minjun.id]);
    const [one] = (await list(q('minjun@'))).content;
    expect(one.isLocked).toBe(true);
    await shop.db.deleteFrom('login_attempts').execute();
    expect(await idsOf('status=LOCKED')).toEqual([]);
  });

  it.each([
    [7, 'WEEK', true],
    [30, 'MONTH', true],
    [90, 'AWAY', false],
  ])('last visit: %i days ago is within %s, a second more is not', async (days, seen, isIn) => {
    const [on, over] = await addCrowd(shop, 2, 9_100 + days * 10);
    const edge = shop.clock.now().getTime() - days * 86_400_000;
    for (const [one, ms] of [
      [on, 1_000],
      [over, -1_000],
    ] as const) {
      const id = one?.id ?? 0;
      await shop.db
        .updateTable('users')
        .set({ first_in_at: new Date(edge) })
        .where('id', '=', id)
        .execute();
      const last_used_at = new Date(edge + ms);
      await shop.db.updateTable('sessions').set({ last_used_at }).where('user_id', '=', id).execute();
    }
    const found = await idsOf(`seen=${seen}`);
    expect([found.includes(on?.id ?? 0), found.includes(over?.id ?? 0)]).toEqual([isIn, !isIn]);
  });

  it('filters by days in Seoul and by last visit', async () => {
    const [old] = await addCrowd(shop, 1, 9_000);
    const id = old?.id ?? 0;
    // Ten minutes past midnight in Seoul, the day before in Greenwich.
    const created_at = new Date('2024-03-04T15:10:00Z');
    await shop.db
      .updateTable('users')
      .set({ created_at, first_in_at: created_at })
      .where('id', '=', id)
      .execute();
    await shop.db
      .updateTable('sessions')
      .set({ last_used_at: created_at })
      .where('user_id', '=', id)
      .execute();
    expect(await idsOf('joinedFrom=2024-03-05&joinedTo=2024-03-05')).toEqual([id]);
    expect(await idsOf('joinedFrom=2024-03-04&joinedTo=2024-03-04')).toEqual([]);
    expect(await idsOf('seen=AWAY')).toContain(id);
    expect(await idsOf('seen=DAY')).not.toContain(id);
    await shop.asMember(minjun.email);
    expect(await idsOf('seen=DAY')).toContain(minjun.id);
    expect((await idsOf('sort=joined-asc'))[0]).toBe(id);
    expect((await list('joinedFrom=2024-03-05&joinedTo=2024-03-05')).content[0].seenAt).toBe(
      created_at.toISOString(),
    );
  });

  it('pages without gaps, in few statements', async () => {
    await addCrowd(shop, 45, 8_000);
    for (const sort of ['joined-desc', 'joined-asc', 'nickname', 'level']) {
      const [one, two] = [await list(`size=20&sort=${sort}`), await list(`size=20&page=1&sort=${sort}`)];
      const ids = [...one.content, ...two.content].map(({ userId }) => userId);
      expect([sort, new Set(ids).size]).toEqual([sort, 40]);
    }
    expect((await admin.get(`/api/admin/users?${q('군중')}`)).queries).toBeLessThanOrEqual(6);
    expect((await list('page=999')).content).toEqual([]);
    for (const wrong of ['size=0', 'role=king', 'status=X', 'sort=email', 'joinedFrom=2024-02-30'])
      expect((await admin.get(`/api/admin/users?${wrong}`)).status).toBe(400);
  });
});
