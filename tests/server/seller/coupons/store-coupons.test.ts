import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { MOST_OPEN_STORE_COUPONS } from '#domain/policies/coupons.ts';
import type { StoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import type { CouponDownload } from '#domain/trade/coupons/coupon-downloads.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import { patiently, sellerOf } from '../../../support/orders/shopping.ts';
import {
  makeStoreCoupon,
  STORE_COUPONS,
  storeCouponBody,
  takeCoupon,
} from '../../../support/orders/store-coupons.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
const DAY_MS = 86_400_000;
let shop: TestShop;
let [one, other]: [Caller, Caller] = [{} as Caller, {} as Caller];
let stores: number[];
beforeAll(async () => {
  shop = await startTestShop();
  const options = await twoStores(shop);
  stores = options.map(({ store_id }) => store_id);
  [one, other] = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
});
afterAll(() => shop.close());

const listed = async (seller: Caller): Promise<StoreCoupon[]> =>
  (await seller.get(`${STORE_COUPONS}?size=50`)).body.data.content;
const end = (seller: Caller, id: number) => seller.post(`${STORE_COUPONS}/${id}/end`);
const offeredAt = async (caller: Caller, storeId?: number): Promise<number[]> =>
  (await caller.get(`/api/users/coupon-downloads${storeId ? `?storeId=${storeId}` : ''}`)).body.data.map(
    ({ campaignId }: CouponDownload) => campaignId,
  );
async function members(count: number, from: number): Promise<Caller[]> {
  return (await addCrowd(shop, count, from)).map(({ token }) => shop.withToken(token));
}

describe('GET and POST /api/seller/coupons', () => {
  it('shows a coupon to its seller only, and counts what two members have taken', async () => {
    const id = await makeStoreCoupon(shop, one);
    const [first, second] = await members(2, 3_000);
    if (!first || !second) throw new Error('two members');
    await takeCoupon(first, id);
    await takeCoupon(second, id);
    expect((await listed(one)).find(({ campaignId }) => campaignId === id)).toMatchObject({
      state: 'RUNNING',
      issued: 2,
      used: 0,
      cost: 0,
    });
    expect((await listed(other)).map(({ campaignId }) => campaignId)).not.toContain(id);
    expect((await first.post(`/api/users/coupon-downloads/${id}`)).body.code).toBe('COUPON_TAKEN');
  });

  it.each([
    ['51 percent', { discountValue: 51 }, 'discountValue'],
    ['a percentage without a cap', { maxDiscountAmount: null }, 'maxDiscountAmount'],
    [
      'more won than half of the least order amount',
      { discountType: 'FIXED_DISCOUNT', discountValue: 10_001, minOrderAmount: 20_000 },
      'discountValue',
    ],
    ['an end before the beginning', { endsOn: '2020-01-01' }, 'endsOn'],
    ['days that have passed', { startsOn: '2020-01-01', endsOn: '2020-01-02' }, 'endsOn'],
    ['too many days', { endsOn: '2030-01-01' }, 'endsOn'],
  ])('refuses %s', async (_, change, field) => {
    const { status, body } = await one.post(STORE_COUPONS, storeCouponBody(shop, change));
    expect([status, body.errors?.[0]?.field ?? body.data?.[0]?.field]).toEqual([400, field]);
  });

  it('allows exactly half of the least order amount', async () => {
    const half = { discountType: 'FIXED_DISCOUNT', discountValue: 10_000, minOrderAmount: 20_000 };
    const id = await makeStoreCoupon(shop, one, { ...half, maxDiscountAmount: null });
    expect((await end(one, id)).status).toBe(200);
  });

  it('keeps to the most open coupons of a store when many are created at once', async () => {
    const open = (await listed(other)).filter(({ state }) => state !== 'ENDED').length;
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_STORE_COUPONS + 4 - open }, () =>
        patiently(() => other.post(STORE_COUPONS, storeCouponBody(shop))),
      ),
    );
    const codes = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'TOO_MANY_STORE_COUPONS'));
    const [newest] = await listed(other);
    await end(other, newest?.campaignId ?? 0);
    expect((await other.post(STORE_COUPONS, storeCouponBody(shop))).status).toBe(200);
    for (const { campaignId } of await listed(other)) await end(other, campaignId);
  });

  it('stays out of the campaigns of the administrators', async () => {
    const id = await makeStoreCoupon(shop, one);
    const admin = shop.as('admin');
    const { content } = (await admin.get('/api/admin/coupon-campaigns?size=100')).body.data;
    expect(content.map(({ campaignId }: StoreCoupon) => campaignId)).not.toContain(id);
    expect((await admin.get(`/api/admin/coupon-campaigns/${id}`)).body.code).toBe('CAMPAIGN_NOT_FOUND');
    await end(one, id);
  });
});

describe('POST /api/seller/coupons/{id}/end', () => {
  it('is refused to the seller of another store', async () => {
    const id = await makeStoreCoupon(shop, one);
    expect((await end(other, id)).body.code).toBe('CAMPAIGN_NOT_FOUND');
    expect((await listed(one)).find(({ campaignId }) => campaignId === id)?.state).toBe('RUNNING');
    await end(one, id);
  });

  it('ends the taking and leaves the coupon of a member usable; a repeat changes nothing', async () => {
    const id = await makeStoreCoupon(shop, one);
    const [had, late] = await members(2, 3_100);
    if (!had || !late) throw new Error('two members');
    await takeCoupon(had, id);
    const { endsAt, state } = (await end(one, id)).body.data;
    shop.clock.advance(1_000);
    expect([state, (await end(one, id)).body.data.endsAt]).toEqual(['ENDED', endsAt]);
    expect((await late.post(`/api/users/coupon-downloads/${id}`)).body.code).toBe('COUPON_NOT_FOUND');
    const [coupon] = (await had.get('/api/coupons')).body;
    expect(coupon).toMatchObject({ couponStatus: 'ACTIVE', couponName: '단골 10%' });
    expect(coupon.storeName).toBeTruthy();
  });

  it('ends one that has not begun', async () => {
    const startsOn = laterDay(seoulDay(shop.clock.now()), 3);
    const id = await makeStoreCoupon(shop, one, { startsOn, endsOn: startsOn });
    expect((await end(one, id)).body.data).toMatchObject({ state: 'ENDED', startsAt: null });
  });
});

describe('the offer of a coupon of a store', () => {
  it('is on the pages of its store only, and not while the store is paused', async () => {
    const id = await makeStoreCoupon(shop, one);
    const [member] = await members(1, 3_200);
    if (!member) throw new Error('a member');
    const [own = 0, another = 0] = stores;
    const places = async () => [
      (await offeredAt(member, own)).includes(id),
      (await offeredAt(member, another)).includes(id),
      (await offeredAt(member)).includes(id),
    ];
    expect(await places()).toEqual([true, false, false]);
    const setState = (state: 'OPEN' | 'PAUSED') =>
      shop.db.updateTable('stores').set({ state }).where('id', '=', own).execute();
    await setState('PAUSED');
    expect(await places()).toEqual([false, false, false]);
    expect((await member.post(`/api/users/coupon-downloads/${id}`)).status).not.toBe(200);
    await setState('OPEN');
    await takeCoupon(member, id);
  });

  it('begins and ends at midnight of its days', async () => {
    const startsOn = laterDay(seoulDay(shop.clock.now()), 1);
    const id = await makeStoreCoupon(shop, one, { startsOn, endsOn: startsOn });
    const stateNow = async () => (await listed(one)).find(({ campaignId }) => campaignId === id)?.state;
    expect(await stateNow()).toBe('SCHEDULED');
    shop.clock.advance(DAY_MS);
    expect(await stateNow()).toBe('RUNNING');
    shop.clock.advance(DAY_MS);
    expect(await stateNow()).toBe('ENDED');
    shop.clock.advance(-2 * DAY_MS);
  });

  it('gives the last copy to one of 100 members who ask at once', { timeout: 120_000 }, async () => {
    const id = await makeStoreCoupon(shop, one, { issueLimit: 1 });
    const answers = await Promise.all(
      (await members(100, 3_300)).map((caller) =>
        patiently(() => caller.post(`/api/users/coupon-downloads/${id}`)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['COUPON_SOLD_OUT']));
    expect((await listed(one)).find(({ campaignId }) => campaignId === id)).toMatchObject({
      state: 'SOLD_OUT',
      issued: 1,
    });
  });
});
