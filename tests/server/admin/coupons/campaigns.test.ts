// Size: campaigns from their beginning to their end.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { DAY, newcomer } from '../../../support/earning.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { buy, optionsInStock } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const BASE = '/api/admin/coupon-campaigns';
let shop: TestShop;
let admin: Caller;
let holder: Person;
beforeAll(async () => {
  shop = await startTestShop();
  holder = await newcomer(shop);
});
const logIn = async () => {
  admin = (await person(shop, 'admin')).call;
};
beforeEach(logIn);
afterAll(() => shop.close());

const FORM = {
  name: '가을 쿠폰',
  discountType: 'FIXED_DISCOUNT',
  discountValue: 1_000,
  issueLimit: 3,
  validDays: 7,
  endsAt: '2027-06-01T00:00:00.000Z',
};
let codes = 0;
async function begin(form: Record<string, unknown> = {}) {
  codes += 1;
  const answer = await admin.post(BASE, { ...FORM, code: `CAMP-${codes}`, ...form });
  return { status: answer.status, body: answer.body, campaign: answer.body.data };
}
const register = (who: Person, code: string) => who.call.post('/api/users/coupons', { code });
const read = async (campaignId: number) =>
  (await admin.get(`${BASE}?size=100`)).body.data.content.find(
    (one: { campaignId: number }) => one.campaignId === campaignId,
  );
const change = (campaign: Record<string, unknown>, form: Record<string, unknown>) =>
  admin.put(`${BASE}/${campaign.campaignId}`, { ...campaign, ...form });

describe('coupon campaigns', () => {
  it('are counted by state, and read by id', async () => {
    const { campaign } = await begin({ name: '세는 쿠폰' });
    const { campaign: held } = await begin({ name: '세는 쿠폰 둘' });
    await admin.post(`${BASE}/${held.campaignId}/pause`, { isPaused: true });
    await begin({ name: '세는 쿠폰 셋', startsAt: '2027-01-01T00:00:00.000Z' });
    const answer = await admin.get(`${BASE}?q=${encodeURIComponent('세는 쿠폰')}&state=PAUSED`);
    expect(answer.body.data).toMatchObject({
      totalElements: 1,
      counts: { all: 3, SCHEDULED: 1, RUNNING: 1, PAUSED: 1, SOLD_OUT: 0, ENDED: 0 },
    });
    expect((await admin.get(`${BASE}/${campaign.campaignId}`)).body.data).toEqual(campaign);
    expect((await admin.get(`${BASE}/999999`)).body.code).toBe('CAMPAIGN_NOT_FOUND');
  });

  it('issue coupons while running, and return their terms', async () => {
    const { campaign } = await begin();
    expect(campaign).toMatchObject({
      ...FORM,
      state: 'RUNNING',
      issued: 0,
      used: 0,
      expired: 0,
      costSoFar: 0,
      costAtMost: 3_000,
      version: 1,
    });
    expect((await register(holder, campaign.code)).status).toBe(200);
    expect(await read(campaign.campaignId)).toMatchObject({ issued: 1, costAtMost: 3_000 });
    await admin.post(`${BASE}/${campaign.campaignId}/pause`, { isPaused: true });
    expect((await read(campaign.campaignId)).state).toBe('PAUSED');
    const other = await newcomer(shop);
    expect((await register(other, campaign.code)).body.code).toBe('COUPON_NOT_FOUND');
    for (let time = 0; time < 2; time += 1)
      await admin.post(`${BASE}/${campaign.campaignId}/pause`, { isPaused: false });
    for (const who of [other, await newcomer(shop)])
      expect((await register(who, campaign.code)).status).toBe(200);
    expect((await read(campaign.campaignId)).state).toBe('SOLD_OUT');
    expect((await register(await newcomer(shop), campaign.code)).body.code).toBe('COUPON_SOLD_OUT');
    expect(await actionsOf(shop, 'CAMPAIGN', campaign.campaignId)).toEqual([
      'CAMPAIGN_CREATED',
      'CAMPAIGN_PAUSED',
      'CAMPAIGN_RESUMED',
    ]);
  });

  it('start and end by the clock', async () => {
    const now = shop.clock.now();
    const at = (days: number) => new Date(now.getTime() + days * DAY).toISOString();
    const { campaign } = await begin({ startsAt: at(1), endsAt: at(2) });
    expect(campaign.state).toBe('SCHEDULED');
    expect((await register(holder, campaign.code)).body.code).toBe('COUPON_NOT_FOUND');
    const listed = async (state: string) =>
      (await admin.get(`${BASE}?state=${state}&q=${campaign.code}`)).body.data.content.length;
    expect([await listed('SCHEDULED'), await listed('RUNNING')]).toEqual([1, 0]);
    shop.clock.advance(DAY);
    await logIn();
    expect([await listed('SCHEDULED'), await listed('RUNNING')]).toEqual([0, 1]);
    shop.clock.advance(DAY);
    await logIn();
    expect([await listed('RUNNING'), await listed('ENDED'), await listed('PAUSED')]).toEqual([0, 1, 0]);
    expect((await read(campaign.campaignId)).costAtMost).toBe(0);
    shop.clock.advance(-2 * DAY);
  });

  it('can be changed only without harm to coupon holders, by one administrator at a time', async () => {
    const { campaign } = await begin();
    const both = await Promise.all([
      change(campaign, { discountValue: 2_000 }),
      change(campaign, { discountValue: 3_000 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await register(holder, campaign.code);
    const held = await read(campaign.campaignId);
    for (const form of [
      { discountValue: 9_999 },
      { code: 'OTHER-CODE' },
      { minOrderAmount: 1 },
      { maxDiscountAmount: 1 },
      { freeShipping: true },
      { discountType: 'RATE_DISCOUNT', discountValue: 10 },
    ])
      expect([form, (await change(held, form)).body.code]).toEqual([form, 'CAMPAIGN_HELD']);
    expect((await change(held, { issueLimit: 0 })).status).toBe(400);
    const wider = { name: '새 이름', issueLimit: 1, validDays: 30, endsAt: '2028-01-01T00:00:00.000Z' };
    expect((await change(held, wider)).body.data).toMatchObject({ ...wider, version: 3, state: 'SOLD_OUT' });
    const kept = (await holder.call.get('/api/coupons')).body[0];
    expect(kept).toMatchObject({ couponName: '가을 쿠폰', discountValue: held.discountValue });
    const [none, old] = await Promise.all([
      admin.put(`${BASE}/999999`, { ...FORM, code: 'NONE-1', version: 1 }),
      change(held, {}),
    ]);
    expect([none.body.code, old.body.code]).toEqual(['CAMPAIGN_NOT_FOUND', 'VERSION_CONFLICT']);
  });

  it('count used and expired coupons and their cost', async () => {
    const [option] = await optionsInStock(shop, 1);
    const [buyer, waster] = [await person(shop, 'seoyeon'), await newcomer(shop)];
    const { campaign } = await begin({ validDays: 1 });
    const { couponId } = (await register(buyer, campaign.code)).body.data;
    await register(waster, campaign.code);
    await buy(shop, buyer.call, { items: [{ optionId: option?.id ?? 0, quantity: 1 }], couponId });
    expect(await read(campaign.campaignId)).toMatchObject({
      issued: 2,
      used: 1,
      expired: 0,
      costSoFar: 1_000,
      costAtMost: 3_000,
    });
    await shop.db
      .updateTable('coupons')
      .set({ expires_at: shop.clock.now() })
      .where('user_id', '=', waster.id)
      .execute();
    expect(await read(campaign.campaignId)).toMatchObject({ used: 1, expired: 1, costAtMost: 2_000 });
    const rate = await begin({ discountType: 'RATE_DISCOUNT', discountValue: 10 });
    expect(rate.campaign.costAtMost).toBeNull();
    const capped = await begin({ discountType: 'RATE_DISCOUNT', discountValue: 10, maxDiscountAmount: 500 });
    expect(capped.campaign.costAtMost).toBe(1_500);
  });

  it.each([
    ['a rate of 1000 %', { discountType: 'RATE_DISCOUNT', discountValue: 1_000 }],
    ['a rate of nothing', { discountType: 'RATE_DISCOUNT', discountValue: 0 }],
    ['nothing off at all', { discountValue: 0 }],
    ['less than nothing', { discountValue: -1 }],
    ['a past end', { endsAt: '2020-01-01T00:00:00.000Z' }],
    ['an end before its beginning', { startsAt: '2027-06-02T00:00:00.000Z' }],
    ['a million pieces', { issueLimit: 1_000_000 }],
    ['no pieces', { issueLimit: 0 }],
    ['a name that nobody sees', { name: '\u200b' }],
    ['a code of other letters', { code: 'no spaces!' }],
    ['days without end', { validDays: 10_000 }],
  ])('with %s are refused', async (_, form) => {
    const { n } = await shop.db
      .selectFrom('coupon_campaigns')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect((await begin(form)).status).toBe(400);
    const after = await shop.db
      .selectFrom('coupon_campaigns')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(after.n).toEqual(n);
  });

  it('with one code are created once out of twenty at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => admin.post(BASE, { ...FORM, code: 'TWENTY-TIMES' })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ body }) => body.code === 'DUPLICATE_COUPON_CODE')).toHaveLength(19);
  });
});

describe('coupon for one member', () => {
  const give = (form: Record<string, unknown>) =>
    admin.post('/api/coupons/issue', {
      email: holder.email,
      couponCode: 'GIFT-1',
      couponName: '선물',
      discountType: 'FIXED_DISCOUNT',
      discountValue: 1_000,
      expiresAt: '2027-01-01T00:00:00.000Z',
      ...form,
    });
  const countOf = async (code: string) =>
    (await shop.db.selectFrom('coupons').select('id').where('code', '=', code).execute()).length;

  it.each([
    ['a rate of 1000 %', { discountType: 'RATE_DISCOUNT', discountValue: 1_000 }, 400],
    ['a past end', { expiresAt: '2020-01-01T00:00:00.000Z' }, 400],
    ['a seller', { email: 'seller@sinbaljang.test' }, 409],
    ['an administrator', { email: 'admin@sinbaljang.test' }, 409],
    ['nobody', { email: 'nobody@sinbaljang.test' }, 404],
  ])('with or for %s is refused', async (name, form, status) => {
    const couponCode = `REFUSED-${name.length}`;
    expect((await give({ couponCode, ...form })).status).toBe(status);
    expect(await countOf(couponCode)).toBe(0);
  });

  it('with one code is issued once out of twenty, with an audit entry', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => give({ couponCode: 'GIFT-20' })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countOf('GIFT-20')).toBe(1);
    const { couponId } = all.find(({ status }) => status === 200)?.body ?? {};
    expect(await actionsOf(shop, 'COUPON', couponId)).toEqual(['COUPON_GIVEN']);
  });
});

it('coupon endpoints are for administrators only, with step-up authentication', async () => {
  const { campaign } = await begin();
  const own = `${BASE}/${campaign.campaignId}`;
  for (const [call, status] of [
    [shop.as('visitor'), 401],
    [holder.call, 403],
    [(await person(shop, 'seller')).call, 403],
  ] as const) {
    for (const path of [BASE, `${own}/segment`, `${own}/issues`])
      expect([path, (await call.get(path)).status]).toEqual([path, status]);
    for (const path of [BASE, `${own}/pause`, `${own}/issues`])
      expect([path, (await call.post(path, { ...FORM, code: 'STRANGER', isPaused: true })).status]).toEqual([
        path,
        status,
      ]);
    expect((await call.put(own, { ...campaign })).status).toBe(status);
  }
  await shop.db.updateTable('sessions').set({ elevated_until: null }).execute();
  for (const answer of [await begin(), await change(campaign, {}), await admin.post(`${own}/issues`, {})])
    expect(answer.body.code).toBe('ELEVATION_REQUIRED');
  expect((await read(campaign.campaignId)).state).toBe('RUNNING');
});
