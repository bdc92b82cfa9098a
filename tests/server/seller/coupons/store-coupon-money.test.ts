// Size: one shop and its two stores for all the money of a coupon, from checkout to statement.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeOf, type Settlement, type SettlementLine } from '#domain/seller/settlements/settlement.ts';
import type { CheckoutQuote } from '#domain/trade/cart/checkout.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { closeAll, confirmAt, hoursInto, returnAt } from '../../../support/orders/settlements.ts';
import { buy, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { makeStoreCoupon, STORE_COUPONS, takeCoupon } from '../../../support/orders/store-coupons.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof twoStores>>[number];
const WEEK_MS = 7 * 86_400_000;
const FEE = 1_000;
let shop: TestShop;
let own: Option;
let foreign: Option;
let seller: Caller;
let stranger: Caller;
let members = 4_000;

beforeAll(async () => {
  shop = await startTestShop();
  [own, foreign] = await twoStores(shop);
  [seller, stranger] = [await sellerOf(shop, own.product_id), await sellerOf(shop, foreign.product_id)];
  // Lines confirmed by the seed are removed from this test.
  await sql`update order_items set confirmed_at = null`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  await shop.db.updateTable('stores').set({ fee_rate_bp: FEE }).execute();
}, 60_000);
afterAll(() => shop.close());

async function member(): Promise<Caller> {
  members += 1;
  const [one] = await addCrowd(shop, 1, members);
  if (!one) throw new Error('a member');
  return shop.withToken(one.token);
}
const both = (quantity = 1) => [
  { optionId: own.id, quantity },
  { optionId: foreign.id, quantity: 1 },
];
const quoteOf = async (caller: Caller, items: object[], couponId: number): Promise<CheckoutQuote> =>
  (await shopper(caller).quote({ items: items as ReturnType<typeof both>, couponId })).body.data;
const linesOf = async (orderId: number) =>
  shop.db
    .selectFrom('order_items')
    .select(['id', 'store_id', 'coupon_share', 'unit_price', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
const newestOf = async (caller: Caller): Promise<Settlement> =>
  (await caller.get('/api/seller/settlements')).body.data.content[0];
const costOf = async (campaignId: number): Promise<number> =>
  (await seller.get(`${STORE_COUPONS}?size=50`)).body.data.content.find(
    (one: { campaignId: number }) => one.campaignId === campaignId,
  ).cost;

describe('a coupon of a store at checkout', () => {
  it('takes its discount off the lines of its store alone, in quote and order to the won', async () => {
    const buyer = await member();
    const campaign = await makeStoreCoupon(shop, seller, { discountValue: 7 });
    const couponId = await takeCoupon(buyer, campaign);
    const quote = await quoteOf(buyer, both(2), couponId);
    const off = Math.min(5_000, Math.floor((own.discount_price * 2 * 7) / 100));
    expect(quote.adjustments.find(({ kind }) => kind === 'COUPON')?.amount).toBe(-off);
    const orderId = await buy(shop, buyer, { items: both(2), couponId });
    const lines = await linesOf(orderId);
    expect(lines.map((line) => [line.store_id === own.store_id, line.coupon_share])).toEqual(
      expect.arrayContaining([
        [true, off],
        [false, 0],
      ]),
    );
    const { final_price } = await shop.db
      .selectFrom('orders')
      .select('final_price')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect([final_price, await costOf(campaign)]).toEqual([quote.finalPrice, off]);
  });

  it('is not usable for products of another store, and says whose it is', async () => {
    const buyer = await member();
    const couponId = await takeCoupon(buyer, await makeStoreCoupon(shop, seller));
    const items = [{ optionId: foreign.id, quantity: 3 }];
    const quote = await quoteOf(buyer, items, couponId);
    const offer = quote.coupons.find((one) => one.couponId === couponId);
    expect([quote.couponId, offer?.discount]).toEqual([null, 0]);
    expect(offer?.refusal).toMatch(/상품에만 쓸 수 있어요/);
    const started = await shopper(buyer).start({ items, couponId, expectedTotal: quote.finalPrice });
    expect(started.body.code).toBe('COUPON_NOT_USABLE');
  });

  it('counts the least order amount over the lines of its store only', async () => {
    const buyer = await member();
    const campaign = await makeStoreCoupon(shop, seller, { minOrderAmount: own.discount_price + 1 });
    const couponId = await takeCoupon(buyer, campaign);
    expect((await quoteOf(buyer, both(1), couponId)).couponId).toBeNull();
    expect((await shopper(buyer).start({ items: both(1), couponId })).body.code).toBe('COUPON_NOT_USABLE');
    expect((await quoteOf(buyer, both(2), couponId)).couponId).toBe(couponId);
  });

  it('is in the own price of its products for its member only', async () => {
    const [buyer, visitor] = [await member(), await member()];
    const couponId = await takeCoupon(buyer, await makeStoreCoupon(shop, seller, { discountValue: 30 }));
    const ids = [own.product_id, foreign.product_id];
    const pricesOf = async (caller: Caller) =>
      (await caller.get(`/api/users/my-prices?productIds=${ids.join(',')}`)).body.data as {
        productId: number;
        couponId: number | null;
        finalPrice: number;
      }[];
    const mine = await pricesOf(buyer);
    const at = (productId: number) => mine.find((one) => one.productId === productId);
    expect([at(own.product_id)?.couponId, at(foreign.product_id)?.couponId]).toEqual([couponId, null]);
    const quote = await quoteOf(buyer, [{ optionId: own.id, quantity: 1 }], couponId);
    expect(at(own.product_id)?.finalPrice).toBe(quote.finalPrice);
    expect((await pricesOf(visitor)).every((one) => one.couponId === null)).toBe(true);
  });
});

/** Buys and delivers one pair of each store with a coupon; returns its lines, the own one first. */
async function delivered(buyer: Caller, couponId: number | null) {
  const orderId = await buy(shop, buyer, { items: both(), couponId });
  const lines = await linesOf(orderId);
  const [line, another] = [own, foreign].map(({ store_id }) =>
    lines.find((one) => one.store_id === store_id),
  );
  if (!line || !another) throw new Error('a line of each store');
  return { orderId, line, another };
}

describe('the statement of a store', () => {
  it('has the won of the coupons of the store, the running week too, and nothing of another store', async () => {
    const buyer = await member();
    const couponId = await takeCoupon(buyer, await makeStoreCoupon(shop, seller));
    const { line, another } = await delivered(buyer, couponId);
    await confirmAt(shop, line.id, shop.clock.now());
    await confirmAt(shop, another.id, shop.clock.now());
    const { open } = (await seller.get('/api/seller/settlements')).body.data;
    const fee = feeOf(line.unit_price, FEE);
    const sums = { gross: line.unit_price, fee, coupons: line.coupon_share, adjustments: 0 };
    const payable = line.unit_price - fee - line.coupon_share;
    expect(line.coupon_share).toBeGreaterThan(0);
    expect(open).toMatchObject({ ...sums, payable });
    shop.clock.advance(WEEK_MS);
    await closeAll(shop);
    expect(await newestOf(seller)).toMatchObject({ ...sums, payable });
    expect(await newestOf(stranger)).toMatchObject({ coupons: 0, gross: another.unit_price });
  });

  it('gives the share of a line back that returns in a later week', async () => {
    const { rows } = await sql<{ id: number; coupon: number; net: number }>`
      select order_item_id::int as id, coupon::int, net::int from settlement_lines
      where kind = 'SALE' and coupon > 0`.execute(shop.db);
    const [sale] = rows;
    if (!sale) throw new Error('a settled line with a coupon');
    await returnAt(shop, sale.id, shop.clock.now());
    const { open } = (await seller.get('/api/seller/settlements')).body.data;
    expect(open).toMatchObject({ coupons: 0, adjustments: -sale.net, payable: -sale.net });
    shop.clock.advance(WEEK_MS);
    await closeAll(shop);
    const { settlementId, ...back } = await newestOf(seller);
    expect(back).toMatchObject({ gross: 0, coupons: 0, adjustments: -sale.net, payable: -sale.net });
    const lines: SettlementLine[] = (await seller.get(`/api/seller/settlements/${settlementId}/lines`)).body
      .data.content;
    expect(lines.map(({ kind, coupon, net }) => [kind, coupon, net])).toEqual([
      ['RETURN', -sale.coupon, -sale.net],
    ]);
  });

  it('has nothing of a coupon of the shop', async () => {
    const buyer = await member();
    await shop.db
      .insertInto('coupon_campaigns')
      .values({
        code: 'SHOP-PAYS',
        name: '신발장이 내는 쿠폰',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 4_000,
        max_discount_amount: null,
        issue_limit: 10,
        ends_at: new Date('2027-06-01'),
        distribution: 'CODE',
      })
      .execute();
    const { couponId } = (await buyer.post('/api/users/coupons', { code: 'SHOP-PAYS' })).body.data;
    const { line } = await delivered(buyer, couponId);
    expect(line.coupon_share).toBeGreaterThan(0);
    await confirmAt(shop, line.id, hoursInto(shop, 0, 1));
    const { open } = (await seller.get('/api/seller/settlements')).body.data;
    expect(open).toMatchObject({ gross: line.unit_price, coupons: 0 });
  });
});

describe('a return of some pairs of a line with a coupon of a store', () => {
  it('splits the share, so that both lines add up to it', async () => {
    const buyer = await member();
    const campaign = await makeStoreCoupon(shop, seller, { discountValue: 9, maxDiscountAmount: 4_999 });
    const couponId = await takeCoupon(buyer, campaign);
    const { orderId, itemIds } = await deliver(shop, buyer, [own], 3, couponId);
    const [before] = await linesOf(orderId);
    const answer = await ask(buyer, { orderItemId: itemIds[0] ?? 0, type: 'RETURN', quantity: 1 });
    expect(answer.status).toBe(200);
    const shares = (await linesOf(orderId)).map(({ coupon_share }) => coupon_share);
    expect([shares.length, shares.reduce((a, b) => a + b, 0)]).toEqual([2, before?.coupon_share]);
    expect(await costOf(campaign)).toBe(before?.coupon_share);
  });

  it('costs the store nothing any more once the line is gone and the order stays', async () => {
    const buyer = await member();
    const campaign = await makeStoreCoupon(shop, seller);
    const { line } = await delivered(buyer, await takeCoupon(buyer, campaign));
    expect(await costOf(campaign)).toBe(line.coupon_share);
    await returnAt(shop, line.id, shop.clock.now());
    expect(await costOf(campaign)).toBe(0);
  });

  it('costs the store nothing of an order that is cancelled, and the coupon is usable again', async () => {
    const buyer = await member();
    const campaign = await makeStoreCoupon(shop, seller);
    const couponId = await takeCoupon(buyer, campaign);
    const orderId = await buy(shop, buyer, { items: both(), couponId });
    expect(await costOf(campaign)).toBeGreaterThan(0);
    const cancelled = await buyer.post(`/api/users/orders/${orderId}/cancel`, { reason: 'CHANGE_OF_MIND' });
    expect(cancelled.status).toBe(200);
    expect(await costOf(campaign)).toBe(0);
    expect((await quoteOf(buyer, both(), couponId)).couponId).toBe(couponId);
  });
});
