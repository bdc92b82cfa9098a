// Size: points and coupons for many members, with races and refusals.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_POINTS_EACH } from '#domain/admin/members/member-bulk.ts';
import { GRANT } from '#domain/admin/members/member-points.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { ledgerProblems } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Call = Person['call'];
let shop: TestShop;
let admin: Person;
let second: Person;
let minjun: Person;
let seoyeon: Person;
let jiwoo: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [admin, minjun, seoyeon, jiwoo] = [
    await person(shop, 'admin'),
    await person(shop, 'minjun'),
    await person(shop, 'seoyeon'),
    await person(shop, 'jiwoo'),
  ];
  second = await secondAdmin(shop, 'haeun');
});
beforeEach(async () => {
  for (const table of ['point_grants', 'notices'] as const) await shop.db.deleteFrom(table).execute();
});
afterAll(() => shop.close());

const keyed = (key: string) => (key ? { headers: { 'idempotency-key': key } } : {});
const balanceOf = async ({ id }: Person): Promise<number> => {
  const rows = await shop.db.selectFrom('point_ledger').select('points').where('user_id', '=', id).execute();
  return rows.reduce((sum, { points }) => sum + points, 0);
};
const labelledNames = async ({ call }: Person) =>
  (await call.get('/api/users/notices?size=100')).body.data.content.map(({ type }: { type: string }) => type);
const done = (...people: Person[]) => people.map(({ id }) => ({ id, done: true, reason: null }));

describe('bulk points for members', () => {
  const GIFT = { kind: 'POINTS', points: 500, reason: 'COMPENSATION', description: '배송이 늦었어요' };
  const give = (body: object, key = '', call: Call = admin.call) =>
    call.post('/api/admin/users/points', { gift: GIFT, ...body }, keyed(key));

  it('are counted first, then given to each selected member with a notice, and to nobody else', async () => {
    const before = await Promise.all([minjun, seoyeon, jiwoo].map(balanceOf));
    const ids = [minjun.id, seoyeon.id, minjun.id];
    expect((await give({ ids, isTrial: true })).body.data).toEqual({ count: 2, rows: [] });
    expect(await Promise.all([minjun, seoyeon, jiwoo].map(balanceOf))).toEqual(before);
    expect((await give({ ids })).body.data).toEqual({ count: 2, rows: done(minjun, seoyeon) });
    const after = await Promise.all([minjun, seoyeon, jiwoo].map(balanceOf));
    expect(after.map((points, at) => points - (before[at] ?? 0))).toEqual([500, 500, 0]);
    for (const one of [minjun, seoyeon]) {
      expect(await labelledNames(one)).toEqual(['POINTS_MOVED']);
      expect((await actionsOf(shop, 'MEMBER', one.id)).slice(-2)).toEqual([
        'MEMBER_POINTS_ASKED',
        'POINTS_EARN',
      ]);
    }
    expect(await labelledNames(jiwoo)).toEqual([]);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('skip oneself, administrators and withdrawn members', async () => {
    await jiwoo.set({ status: 'DELETED' });
    const ids = [admin.id, second.id, jiwoo.id, 999_999, minjun.id];
    expect((await give({ ids, isTrial: true })).body.data.count).toBe(1);
    expect((await give({ ids })).body.data.rows).toEqual([
      { id: admin.id, done: false, reason: '내 계정에는 할 수 없어요.' },
      { id: second.id, done: false, reason: '관리자는 다른 회원과 함께 선택할 수 없어요.' },
      { id: jiwoo.id, done: false, reason: expect.any(String) },
      { id: 999_999, done: false, reason: expect.any(String) },
      ...done(minjun),
    ]);
    await jiwoo.set({ status: 'ACTIVE' });
  });

  it('are given once for one idempotency key, also after an interruption', async () => {
    const before = await balanceOf(minjun);
    const ids = [minjun.id, seoyeon.id];
    const answers = await Promise.all([1, 2, 3].map(() => give({ ids }, 'gift')));
    for (const { body } of answers) expect(body.data).toEqual({ count: 2, rows: done(minjun, seoyeon) });
    expect(await balanceOf(minjun)).toBe(before + 500);
    // The stored answer is lost; the mark of each row remains.
    await shop.db.deleteFrom('request_keys').where('key', '=', 'gift').execute();
    expect((await give({ ids }, 'gift')).body.data.count).toBe(2);
    expect(await balanceOf(minjun)).toBe(before + 500);
    expect(await shop.db.selectFrom('point_grants').select('id').execute()).toHaveLength(2);
  });

  it('of two administrators at once are both given in full', async () => {
    const before = await Promise.all([minjun, seoyeon].map(balanceOf));
    const [one, two] = await Promise.all([
      give({ ids: [minjun.id, seoyeon.id] }),
      give({ ids: [seoyeon.id, minjun.id] }, '', second.call),
    ]);
    expect([one.body.data.rows, two.body.data.rows]).toEqual([done(minjun, seoyeon), done(seoyeon, minjun)]);
    const after = await Promise.all([minjun, seoyeon].map(balanceOf));
    expect(after.map((points, at) => points - (before[at] ?? 0))).toEqual([1_000, 1_000]);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('stop at the daily limit of an administrator', async () => {
    const row = { user_id: jiwoo.id, asked_by: admin.id, asked_at: shop.clock.now(), decided_at: null };
    const spent = { points: GRANT.daily - 700, reason: 'ADMIN_GRANT', description: '행사', note: null };
    await shop.db
      .insertInto('point_grants')
      .values({ ...row, ...spent, state: 'DONE' })
      .execute();
    const before = await balanceOf(seoyeon);
    const { rows } = (await give({ ids: [minjun.id, seoyeon.id] })).body.data;
    expect(rows).toEqual([
      ...done(minjun),
      { id: seoyeon.id, done: false, reason: expect.stringContaining('하루에 혼자 지급할 수 있는') },
    ]);
    expect(await balanceOf(seoyeon)).toBe(before);
    const waiting = await shop.db
      .selectFrom('point_grants')
      .select('id')
      .where('state', '=', 'WAITING')
      .execute();
    expect(waiting).toEqual([]);
    // Another administrator has a separate daily limit.
    expect((await give({ ids: [seoyeon.id] }, '', second.call)).body.data.rows).toEqual(done(seoyeon));
  });

  it('must be positive, limited, with a text, and for ids or a filter', async () => {
    for (const gift of [
      { ...GIFT, points: -1 },
      { ...GIFT, points: 0 },
      { ...GIFT, points: MOST_POINTS_EACH + 1 },
      { ...GIFT, points: 1.5 },
      { ...GIFT, description: ' ' },
      { ...GIFT, reason: 'x' },
    ])
      expect([gift, (await give({ ids: [minjun.id], gift })).status]).toEqual([gift, 400]);
    expect((await give({})).status).toBe(400);
    expect((await give({ ids: [minjun.id], filter: { q: 'x' } })).status).toBe(400);
    expect(await shop.db.selectFrom('point_grants').select('id').execute()).toEqual([]);
  });
});

describe('bulk coupons for members', () => {
  let codes = 0;
  async function campaign(terms: object = {}): Promise<{ id: number; issued: () => Promise<number> }> {
    codes += 1;
    const form = {
      name: `모두에게 ${codes}`,
      code: `MANY-${codes}`,
      endsAt: '2027-06-01T00:00:00.000Z',
      discountType: 'FIXED_DISCOUNT',
      discountValue: 1_000,
      validDays: 7,
      issueLimit: 50,
      ...terms,
    };
    const { campaignId: id } = (await admin.call.post('/api/admin/coupon-campaigns', form)).body.data;
    const issued = async () =>
      (await admin.call.get(`/api/admin/coupon-campaigns/${id}`)).body.data.issued as number;
    return { id, issued };
  }
  const give = (campaignId: number, body: object, key = '', call: Call = admin.call) =>
    call.post(
      '/api/admin/users/coupons',
      { gift: { kind: 'COUPON', campaignId, reason: 'THANKS' }, ...body },
      keyed(key),
    );
  const holders = async (campaignId: number) =>
    (
      await shop.db.selectFrom('coupons').select('user_id').where('campaign_id', '=', campaignId).execute()
    ).map(({ user_id }) => user_id);

  it('are counted, then given to each selected member, with notice and audit entry, and reduce the campaign', async () => {
    const { id, issued } = await campaign();
    const ids = [minjun.id, seoyeon.id];
    expect((await give(id, { ids, isTrial: true })).body.data).toEqual({ count: 2, rows: [] });
    expect(await holders(id)).toEqual([]);
    expect((await give(id, { ids })).body.data).toEqual({ count: 2, rows: done(minjun, seoyeon) });
    expect([(await holders(id)).sort(), await issued()]).toEqual([[...ids].sort(), 2]);
    const couponOf = await shop.db
      .selectFrom('coupons')
      .select('id')
      .where('campaign_id', '=', id)
      .where('user_id', '=', minjun.id)
      .executeTakeFirstOrThrow();
    expect(await actionsOf(shop, 'COUPON', couponOf.id)).toEqual(['COUPON_GIVEN']);
    for (const one of [minjun, seoyeon]) expect(await labelledNames(one)).toEqual(['COUPON_GIVEN']);
    expect(await labelledNames(jiwoo)).toEqual([]);
  });

  it('skip members who have one or cannot use one', async () => {
    const { id, issued } = await campaign();
    await give(id, { ids: [minjun.id] });
    const seller = await person(shop, 'seller');
    const ids = [admin.id, second.id, seller.id, minjun.id, seoyeon.id];
    expect((await give(id, { ids, isTrial: true })).body.data.count).toBe(1);
    const { rows } = (await give(id, { ids })).body.data;
    expect(rows.map(({ done: isDone }: { done: boolean }) => isDone)).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(rows[3].reason).toBe('이 캠페인의 쿠폰을 이미 받은 회원이에요.');
    expect([(await holders(id)).length, await issued()]).toEqual([2, 2]);
  });

  it('are given once for one idempotency key, and once for two administrators at once', async () => {
    const { id, issued } = await campaign();
    const ids = [minjun.id, seoyeon.id];
    const same = await Promise.all([1, 2, 3].map(() => give(id, { ids }, `coupon-${id}`)));
    for (const { body } of same) expect(body.data.rows).toEqual(done(minjun, seoyeon));
    expect([(await holders(id)).length, await issued()]).toEqual([2, 2]);
    const other = await campaign();
    const both = await Promise.all([
      give(other.id, { ids }),
      give(other.id, { ids: ids.toReversed() }, '', second.call),
    ]);
    const given = both.flatMap(({ body }) => body.data.rows).filter(({ done: isDone }) => isDone);
    expect(given).toHaveLength(2);
    expect([(await holders(other.id)).length, await other.issued()]).toEqual([2, 2]);
  });

  it('never exceed the campaign: the rest is refused row by row', async () => {
    const { id, issued } = await campaign({ issueLimit: 3 });
    await addCrowd(shop, 5, 7_000);
    const filter = { q: '군중' };
    expect((await give(id, { filter, isTrial: true })).body.data.count).toBe(3);
    const { rows } = (await give(id, { filter })).body.data;
    expect(rows.filter(({ done: isDone }: { done: boolean }) => isDone)).toHaveLength(3);
    expect(rows[4]).toMatchObject({ done: false, reason: '쿠폰이 모두 소진됐어요.' });
    expect(await issued()).toBe(3);
    expect((await give(id, { filter, isTrial: true })).body.code).toBe('COUPON_SOLD_OUT');
  });

  it('need a running campaign', async () => {
    expect((await give(999_999, { ids: [minjun.id], isTrial: true })).body.code).toBe('CAMPAIGN_NOT_FOUND');
    const { id } = await campaign();
    await admin.call.post(`/api/admin/coupon-campaigns/${id}/pause`, { isPaused: true });
    expect((await give(id, { ids: [minjun.id], isTrial: true })).body.code).toBe('CAMPAIGN_NOT_RUNNING');
    expect((await give(id, { ids: [minjun.id] })).body.data.rows[0]).toMatchObject({ done: false });
    expect(await holders(id)).toEqual([]);
  });
});

it.each(['points', 'coupons'])('%s require an administrator with step-up authentication', async (what) => {
  const gift =
    what === 'points'
      ? { kind: 'POINTS', points: 5, reason: 'COMPENSATION', description: '미안해요' }
      : { kind: 'COUPON', campaignId: 1, reason: 'THANKS' };
  const body = { ids: [seoyeon.id], gift, isTrial: true };
  for (const call of [shop.as('visitor'), minjun.call, shop.as('seller')])
    expect([401, 403]).toContain((await call.post(`/api/admin/users/${what}`, body)).status);
  await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
  expect((await admin.call.post(`/api/admin/users/${what}`, body)).body.code).toBe('ELEVATION_REQUIRED');
});
