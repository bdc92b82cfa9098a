import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { MOST_STORE_COUPON_OFFER_DAYS } from '#domain/policies/coupons.ts';
import type { StoreCoupon } from '#domain/seller/coupons/store-coupon.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import { patiently, sellerOf } from '../../../support/orders/shopping.ts';
import {
  makeStoreCoupon,
  STORE_COUPONS,
  storeCouponChangeBody,
  takeCoupon,
} from '../../../support/orders/store-coupons.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let [one, other]: [Caller, Caller] = [{} as Caller, {} as Caller];
beforeAll(async () => {
  shop = await startTestShop();
  const options = await twoStores(shop);
  [one, other] = [await sellerOf(shop, options[0].product_id), await sellerOf(shop, options[1].product_id)];
});
afterAll(() => shop.close());

const change = (seller: Caller, id: number, said: object = {}) =>
  seller.put(`${STORE_COUPONS}/${id}`, storeCouponChangeBody(shop, said));
const end = (seller: Caller, id: number) => seller.post(`${STORE_COUPONS}/${id}/end`);
const listed = async (seller: Caller, id: number): Promise<StoreCoupon> =>
  (await seller.get(`${STORE_COUPONS}?size=50`)).body.data.content.find(
    ({ campaignId }: StoreCoupon) => campaignId === id,
  );
async function members(count: number, from: number): Promise<Caller[]> {
  return (await addCrowd(shop, count, from)).map(({ token }) => shop.withToken(token));
}
const inDays = (days: number) => laterDay(seoulDay(shop.clock.now()), days);

describe('PUT /api/seller/coupons/{id}', () => {
  it('changes name, copies and last day of the own coupon, and nothing of what it gives or of another', async () => {
    const [id, untouched] = [await makeStoreCoupon(shop, one), await makeStoreCoupon(shop, one)];
    const [before, beside] = [await listed(one, id), await listed(one, untouched)];
    const endsOn = inDays(40);
    const said = {
      name: '단골 할인',
      issueLimit: 7,
      endsOn,
      discountValue: 50,
      validDays: 1,
      minOrderAmount: 9,
    };
    const { body } = await change(one, id, said);
    const endsAt = new Date(`${laterDay(endsOn, 1)}T00:00:00+09:00`).toISOString();
    const changed = { ...before, name: '단골 할인', issueLimit: 7, endsAt };
    expect([body.data, await listed(one, id)]).toEqual([changed, changed]);
    expect(await listed(one, untouched)).toEqual(beside);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select('detail')
      .where('action', '=', 'CAMPAIGN_CHANGED')
      .where('target_id', '=', id)
      .execute();
    expect(entries.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ from: 100, to: 7, until: endsOn }),
    ]);
    for (const made of [id, untouched]) await end(one, made);
  });

  it('does not find the coupon of another store', async () => {
    const id = await makeStoreCoupon(shop, one);
    const before = await listed(one, id);
    const { status, body } = await change(other, id, { name: '남의 쿠폰' });
    expect([status, body.code]).toEqual([404, 'CAMPAIGN_NOT_FOUND']);
    expect(await listed(one, id)).toEqual(before);
    await end(one, id);
  });

  it('refuses fewer copies than are taken, and takes exactly as many, which sells the coupon out', async () => {
    const id = await makeStoreCoupon(shop, one);
    for (const member of await members(2, 4_000)) await takeCoupon(member, id);
    const few = await change(one, id, { issueLimit: 1 });
    expect([few.status, few.body.data?.[0]?.field ?? few.body.errors?.[0]?.field]).toEqual([
      400,
      'issueLimit',
    ]);
    expect((await change(one, id, { issueLimit: 2 })).body.data).toMatchObject({
      state: 'SOLD_OUT',
      issued: 2,
    });
    const [late] = await members(1, 4_010);
    expect((await late?.post(`/api/users/coupon-downloads/${id}`))?.body.code).toBe('COUPON_SOLD_OUT');
    expect((await change(one, id, { issueLimit: 3 })).body.data.state).toBe('RUNNING');
    expect((await late?.post(`/api/users/coupon-downloads/${id}`))?.status).toBe(200);
    await end(one, id);
  });

  it.each([
    ['a last day before today', { endsOn: -1 }, 400],
    ['today as the last day', { endsOn: 0 }, 200],
    ['the last day of the longest offer', { endsOn: MOST_STORE_COUPON_OFFER_DAYS - 1 }, 200],
    ['a day after the longest offer', { endsOn: MOST_STORE_COUPON_OFFER_DAYS }, 400],
  ])('given %s answers as at the creation', async (_, { endsOn }, status) => {
    const id = await makeStoreCoupon(shop, one);
    const answer = await change(one, id, { endsOn: inDays(endsOn) });
    const field = answer.body.errors?.[0]?.field ?? answer.body.data?.[0]?.field;
    expect([answer.status, field]).toEqual([status, status === 400 ? 'endsOn' : undefined]);
    await end(one, id);
  });

  it('refuses a last day before the first of a coupon that has not begun', async () => {
    const id = await makeStoreCoupon(shop, one, { startsOn: inDays(3), endsOn: inDays(5) });
    expect((await change(one, id, { endsOn: inDays(2) })).status).toBe(400);
    expect((await change(one, id, { endsOn: inDays(3) })).status).toBe(200);
    await end(one, id);
  });

  it('leaves a coupon that has ended as it is', async () => {
    const id = await makeStoreCoupon(shop, one);
    await end(one, id);
    const before = await listed(one, id);
    const { status, body } = await change(one, id, { name: '다시' });
    expect([status, body.code]).toEqual([409, 'STORE_COUPON_ENDED']);
    expect(await listed(one, id)).toEqual(before);
  });

  it('gives no copy beyond a number that is lowered while members download', {
    timeout: 60_000,
  }, async () => {
    const id = await makeStoreCoupon(shop, one, { issueLimit: 40 });
    const downloads = (await members(40, 4_100)).map((caller) =>
      patiently(() => caller.post(`/api/users/coupon-downloads/${id}`)),
    );
    const lowerings = Array.from({ length: 8 }, (_, at) =>
      patiently(() => change(one, id, { issueLimit: 4 * (at + 1) })),
    );
    const [answers, changes] = await Promise.all([Promise.all(downloads), Promise.all(lowerings)]);
    expect([...answers, ...changes].filter(({ status }) => status >= 500)).toEqual([]);
    const { issued, issueLimit } = await listed(one, id);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(issued);
    expect(issued).toBeLessThanOrEqual(issueLimit);
    await end(one, id);
  });
});
