import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeOf, type Settlement, type SettlementLine } from '#domain/seller/settlements/settlement.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { beginDiscount, endAllDiscounts, followStore } from '../../../support/orders/follower-discounts.ts';
import { closeAll, confirmAt, returnAt } from '../../../support/orders/settlements.ts';
import { buy, sellerOf } from '../../../support/orders/shopping.ts';
import { makeStoreCoupon, takeCoupon } from '../../../support/orders/store-coupons.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof twoStores>>[number];
const WEEK_MS = 7 * 86_400_000;
const FEE = 1_000;
let shop: TestShop;
let [own, foreign]: [Option, Option] = [] as never;
let [seller, stranger]: [Caller, Caller] = [] as never;
let members = 9_000;

beforeAll(async () => {
  shop = await startTestShop();
  [own, foreign] = await twoStores(shop);
  [seller, stranger] = [await sellerOf(shop, own.product_id), await sellerOf(shop, foreign.product_id)];
  // Lines confirmed by the seed are removed from this test.
  await sql`update order_items set confirmed_at = null`.execute(shop.db);
  await sql`delete from order_history where event = 'RETURNED'`.execute(shop.db);
  await shop.db.updateTable('stores').set({ fee_rate_bp: FEE }).execute();
  await endAllDiscounts(shop);
  await beginDiscount(shop, seller, { percent: 7, won: 4_999 });
}, 60_000);
afterAll(() => shop.close());

async function follower(): Promise<Caller> {
  members += 1;
  const [one] = await addCrowd(shop, 1, members);
  if (!one) throw new Error('a member');
  const caller = shop.withToken(one.token);
  await followStore(caller, own.store_id);
  return caller;
}
const linesOf = (orderId: number) =>
  shop.db
    .selectFrom('order_items')
    .select(['id', 'store_id', 'follower_share', 'coupon_share', 'unit_price'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
const newestOf = async (caller: Caller): Promise<Settlement> =>
  (await caller.get('/api/seller/settlements')).body.data.content[0];

describe('the statement of a store with a discount for followers', () => {
  it('has its won beside the coupon, in the running week too, and nothing at another store', async () => {
    const buyer = await follower();
    const couponId = await takeCoupon(buyer, await makeStoreCoupon(shop, seller));
    const items = [own, foreign].map(({ id }) => ({ optionId: id, quantity: 1 }));
    const lines = await linesOf(await buy(shop, buyer, { items, couponId }));
    const line = lines.find(({ store_id }) => store_id === own.store_id);
    if (!line) throw new Error('a line of the store');
    for (const { id } of lines) await confirmAt(shop, id, shop.clock.now());
    const fee = feeOf(line.unit_price, FEE);
    const sums = { coupons: line.coupon_share, followers: line.follower_share, adjustments: 0 };
    const payable = line.unit_price - fee - line.coupon_share - line.follower_share;
    expect(line.follower_share).toBe(Math.min(4_999, Math.floor((own.discount_price * 7) / 100)));
    const { open } = (await seller.get('/api/seller/settlements')).body.data;
    expect(open).toMatchObject({ ...sums, payable });
    shop.clock.advance(WEEK_MS);
    await closeAll(shop);
    expect(await newestOf(seller)).toMatchObject({ ...sums, payable });
    expect(await newestOf(stranger)).toMatchObject({ followers: 0 });
  });

  it('gives the share of a line back that returns in a later week', async () => {
    const { rows } = await sql<{ id: number; follower: number; net: number }>`
      select order_item_id::int as id, follower::int, net::int from settlement_lines
      where kind = 'SALE' and follower > 0`.execute(shop.db);
    const [sale] = rows;
    if (!sale) throw new Error('a settled line with a discount for followers');
    await returnAt(shop, sale.id, shop.clock.now());
    const { open } = (await seller.get('/api/seller/settlements')).body.data;
    expect(open).toMatchObject({ followers: 0, adjustments: -sale.net, payable: -sale.net });
    shop.clock.advance(WEEK_MS);
    await closeAll(shop);
    const { settlementId, ...back } = await newestOf(seller);
    expect(back).toMatchObject({ followers: 0, adjustments: -sale.net, payable: -sale.net });
    const lines: SettlementLine[] = (await seller.get(`/api/seller/settlements/${settlementId}/lines`)).body
      .data.content;
    expect(lines.map(({ kind, follower: off, net }) => [kind, off, net])).toEqual([
      ['RETURN', -sale.follower, -sale.net],
    ]);
  });
});

describe('an order with a discount for followers', () => {
  it('refunds what was paid when it is cancelled', async () => {
    const buyer = await follower();
    const orderId = await buy(shop, buyer, { items: [{ optionId: own.id, quantity: 1 }] });
    const cancelled = await buyer.post(`/api/users/orders/${orderId}/cancel`, { reason: 'CHANGE_OF_MIND' });
    expect(cancelled.status).toBe(200);
    const { amount, final_price } = await shop.db
      .selectFrom('refunds as r')
      .innerJoin('orders as o', 'o.id', 'r.order_id')
      .select(['r.amount', 'o.final_price'])
      .where('o.id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(amount).toBe(final_price);
  });

  it('splits the share of a line of which some pairs return, so that both lines add up to it', async () => {
    const buyer = await follower();
    const { orderId, itemIds } = await deliver(shop, buyer, [own], 3);
    const [before] = await linesOf(orderId);
    expect(before?.follower_share).toBeGreaterThan(0);
    const answer = await ask(buyer, { orderItemId: itemIds[0] ?? 0, type: 'RETURN', quantity: 1 });
    expect(answer.status).toBe(200);
    const shares = (await linesOf(orderId)).map(({ follower_share }) => follower_share);
    expect([shares.length, shares.reduce((a, b) => a + b, 0)]).toEqual([2, before?.follower_share]);
  });
});
