import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { MOST_FOLLOWER_DISCOUNT_DAYS } from '#domain/policies/coupons.ts';
import type { FollowersOfStore } from '#domain/seller/coupons/follower-discount.ts';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import { watchBatches } from '#server/trade/orders/placing/decided-batches.ts';
import { twoStores } from '../../../support/orders/delivered.ts';
import {
  beginDiscount,
  endAllDiscounts,
  FOLLOWER_DISCOUNT,
  followerDiscountBody,
  followStore,
} from '../../../support/orders/follower-discounts.ts';
import { buy, patiently, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof twoStores>>[number];
let shop: TestShop;
let [own, foreign]: [Option, Option] = [] as never;
let [seller, stranger]: [Caller, Caller] = [] as never;
let members = 7_000;
beforeAll(async () => {
  shop = await startTestShop();
  [own, foreign] = await twoStores(shop);
  [seller, stranger] = [await sellerOf(shop, own.product_id), await sellerOf(shop, foreign.product_id)];
});
afterAll(() => shop.close());
beforeEach(() => endAllDiscounts(shop));

async function member(follows?: number): Promise<Caller> {
  members += 1;
  const [one] = await addCrowd(shop, 1, members);
  if (!one) throw new Error('a member');
  const caller = shop.withToken(one.token);
  if (follows) await followStore(caller, follows);
  return caller;
}
const both = () => [own, foreign].map(({ id }) => ({ optionId: id, quantity: 1 }));
const quoteOf = async (caller: Caller): Promise<CheckoutQuote> =>
  (await shopper(caller).quote({ items: both() })).body.data;
const offOf = ({ adjustments }: Pick<CheckoutQuote, 'adjustments'>): number =>
  Math.abs(adjustments.find(({ kind }) => kind === 'FOLLOWER')?.amount ?? 0);
const read = async (caller: Caller): Promise<FollowersOfStore> =>
  (await caller.get(FOLLOWER_DISCOUNT)).body.data;
const expected = () => Math.min(5_000, Math.floor(own.discount_price / 10));

describe('the discount of a store for its followers', () => {
  it('begins once however many ask at once, is of its store alone, and ends early', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => patiently(() => seller.post(FOLLOWER_DISCOUNT, followerDiscountBody(shop)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const id = (await read(seller)).discount?.discountId ?? 0;
    expect((await read(stranger)).discount).toBeNull();
    expect((await stranger.post(`${FOLLOWER_DISCOUNT}/${id}/end`)).body.code).toBe(
      'FOLLOWER_DISCOUNT_NOT_FOUND',
    );
    shop.clock.advance(1_000);
    expect((await seller.post(`${FOLLOWER_DISCOUNT}/${id}/end`)).body.data.discount).toBeNull();
    expect((await seller.post(FOLLOWER_DISCOUNT, followerDiscountBody(shop))).status).toBe(200);
  });

  it.each([
    ['21 percent', { percent: 21 }, 'percent'],
    ['no won', { won: 0 }, 'won'],
    ['a percentage without a cap', { won: null }, 'won'],
    ['a day that has passed', { endsOn: '2020-01-01' }, 'endsOn'],
    ['what is no day', { endsOn: 'soon' }, 'endsOn'],
    ['too many days', { endsOn: '2099-01-01' }, 'endsOn'],
  ])('is refused for %s', async (_, change, field) => {
    const { status, body } = await seller.post(FOLLOWER_DISCOUNT, followerDiscountBody(shop, change));
    expect([status, body.errors?.[0]?.field ?? body.data?.[0]?.field]).toEqual([400, field]);
  });

  it('lasts at most its days, today included, and is over at the midnight after its last day', async () => {
    const today = seoulDay(shop.clock.now());
    const last = laterDay(today, MOST_FOLLOWER_DISCOUNT_DAYS - 1);
    const long = followerDiscountBody(shop, { endsOn: laterDay(last, 1) });
    expect((await seller.post(FOLLOWER_DISCOUNT, long)).status).toBe(400);
    await beginDiscount(shop, seller, { endsOn: today });
    expect(offOf(await quoteOf(await member(own.store_id)))).toBe(expected());
    shop.clock.advance(86_400_000);
    expect(offOf(await quoteOf(await member(own.store_id)))).toBe(0);
  });
});

describe('the price of a member who follows a store', () => {
  it('has the discount of that store in quote, own price and order; others pay the price', async () => {
    await beginDiscount(shop, seller);
    const [follower, visitor, fan] = [
      await member(own.store_id),
      await member(),
      await member(foreign.store_id),
    ];
    const quote = await quoteOf(follower);
    expect([offOf(quote), offOf(await quoteOf(visitor)), offOf(await quoteOf(fan))]).toEqual([
      expected(),
      0,
      0,
    ]);
    const mine = (await follower.get(`/api/users/my-prices?productIds=${own.product_id}`)).body.data[0];
    const items = [{ optionId: own.id, quantity: 1 }];
    const alone: CheckoutQuote = (await shopper(follower).quote({ items })).body.data;
    expect([offOf(mine), mine.finalPrice]).toEqual([expected(), alone.finalPrice]);
    const orderId = await buy(shop, follower, { items: both() });
    const lines = await shop.db
      .selectFrom('order_items')
      .select(['store_id', 'follower_share'])
      .where('order_id', '=', orderId)
      .execute();
    expect(lines.toSorted((a, b) => b.follower_share - a.follower_share)).toEqual([
      { store_id: own.store_id, follower_share: expected() },
      { store_id: foreign.store_id, follower_share: 0 },
    ]);
    const order = (await follower.get(`/api/users/orders/${orderId}`)).body.data;
    expect([order.followerDiscount, order.finalPrice]).toEqual([expected(), quote.finalPrice]);
  });

  it('a total that was seen before a follow, its end or the end of the discount is refused as changed', async () => {
    const id = await beginDiscount(shop, seller);
    const buyer = await member();
    const start = (expectedTotal: number) => shopper(buyer).start({ items: both(), expectedTotal });
    const plain = (await quoteOf(buyer)).finalPrice;
    await followStore(buyer, own.store_id);
    expect((await start(plain)).body.code).toBe('PRICE_CHANGED');
    const followed = (await quoteOf(buyer)).finalPrice;
    await followStore(buyer, own.store_id, false);
    expect((await start(followed)).body.code).toBe('PRICE_CHANGED');
    await followStore(buyer, own.store_id);
    shop.clock.advance(1_000);
    await seller.post(`${FOLLOWER_DISCOUNT}/${id}/end`);
    expect((await start(followed)).body.code).toBe('PRICE_CHANGED');
    expect((await start(plain)).status).toBe(200);
  });

  it('is what every order says when the discount ends while several members order', async () => {
    const id = await beginDiscount(shop, seller);
    const buyers = [await member(own.store_id), await member(own.store_id), await member()];
    const totals = await Promise.all(buyers.map(async (buyer) => (await quoteOf(buyer)).finalPrice));
    const [ended, ...started] = await Promise.all([
      seller.post(`${FOLLOWER_DISCOUNT}/${id}/end`),
      ...buyers.map((buyer, index) =>
        patiently(() => shopper(buyer).start({ items: both(), expectedTotal: totals[index] ?? 0 })),
      ),
    ]);
    expect(ended?.status).toBe(200);
    for (const [index, { status, body }] of started.entries()) {
      if (status !== 200) {
        expect(body.code).toBe('PRICE_CHANGED');
        continue;
      }
      const order = await shop.db
        .selectFrom('orders')
        .select('final_price')
        .where('order_no', '=', body.data.orderNo)
        .executeTakeFirstOrThrow();
      expect(order.final_price).toBe(totals[index]);
    }
    expect(started[2]?.status).toBe(200);
  });

  it('is of the followers alone when several members order one option at once', async () => {
    await beginDiscount(shop, seller);
    const items = [{ optionId: own.id, quantity: 1 }];
    const buyers = await Promise.all(
      [own.store_id, undefined, own.store_id, undefined, own.store_id, foreign.store_id].map((store) =>
        member(store),
      ),
    );
    const totals = await Promise.all(
      buyers.map(async (buyer) => (await shopper(buyer).quote({ items })).body.data.finalPrice as number),
    );
    const batches: number[] = [];
    const stop = watchBatches((orders) => batches.push(orders));
    const started = await Promise.all(
      buyers.map((buyer, index) =>
        patiently(() => shopper(buyer).start({ items, expectedTotal: totals[index] ?? 0 })),
      ),
    );
    stop();
    // The first is placed alone, and those that come before it is done in batches.
    expect(batches.reduce((sum, orders) => sum + orders, 0)).toBeGreaterThan(1);
    expect(started.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    const saved = await Promise.all(
      started.map(({ body }) =>
        shop.db
          .selectFrom('orders')
          .select('follower_discount')
          .where('order_no', '=', body.data.orderNo)
          .executeTakeFirstOrThrow(),
      ),
    );
    expect(saved.map((row) => row.follower_discount)).toEqual([expected(), 0, expected(), 0, expected(), 0]);
  });
});
