import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goTo, inHours } from '../../../support/events/planned-sales.ts';
import { approve, confirmBody, patiently, shopper } from '../../../support/orders/shopping.ts';
import { changeProduct, readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import type { Answer } from '../../../support/server/server.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const BUYERS = 50;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
let buyers: Caller[];
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
  buyers = (await addCrowd(shop, BUYERS)).map(({ token }) => shop.withToken(token));
}, 60_000);
afterAll(() => shop.close());

const STOCK = { gender: 'UNISEX', size: '260', color: 'BLACK', stock: 200 };
async function shoe(more: object) {
  const id = await shownProduct(mine, { options: [STOCK], ...more });
  const [{ optionId }] = (await readSellerProduct(mine, id)).options;
  return { id, items: [{ optionId, quantity: 1 }] };
}
type Items = Awaited<ReturnType<typeof shoe>>['items'];
type Seen = { goods: number; total: number };
const look = async (buyer: Caller, items: Items): Promise<Seen> => {
  const { body } = await patiently(() => shopper(buyer).quote({ items }));
  return { goods: body.data.goodsTotal, total: body.data.finalPrice };
};
let keys = 0;
const order = (buyer: Caller, items: Items, { total }: Seen) => {
  keys += 1;
  const key = `price-race-${keys}`;
  return patiently(() => shopper(buyer).start({ items, expectedTotal: total, key }));
};

/**
 * Orders at the price seen; after a refusal for another price, reads again and orders at that. Returns the last seen.
 */
async function patientOrder(buyer: Caller, items: Items, first: Seen) {
  let seen = first;
  for (let told = 0; ; told += 1) {
    const started = await order(buyer, items, seen);
    if (started.status === 200 || told > 3) return { started, seen, told };
    expect([started.status, started.body.code]).toEqual([409, 'PRICE_CHANGED']);
    seen = await look(buyer, items);
  }
}

async function pay(buyer: Caller, started: Answer): Promise<void> {
  await approve(shop, started);
  const paid = await patiently(() => buyer.post('/api/payments/confirm', confirmBody(started)));
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
}

/** Rows of an order, and the amount paid for it. */
const written = (started: Answer) =>
  shop.db
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('payments as p', 'p.order_id', 'o.id')
    .select(['i.unit_price as goods', 'o.final_price as total', 'p.amount', 'o.status'])
    .where('o.order_no', '=', started.body.data.orderNo)
    .executeTakeFirstOrThrow();

describe('N-48: price change between quote and payment', () => {
  it(`${BUYERS} buyers pay what they saw, or are refused before they pay`, { timeout: 240_000 }, async () => {
    const { id, items } = await shoe({ price: 52_000 });
    const seen = await Promise.all(buyers.map((buyer) => look(buyer, items)));
    expect(new Set(seen.map(({ goods }) => goods))).toEqual(new Set([52_000]));
    const early = await Promise.all(
      buyers.slice(0, 10).map((buyer, index) => patientOrder(buyer, items, seen[index] as Seen)),
    );
    expect(early.map(({ told }) => told)).toEqual(Array(10).fill(0));
    // The seller changes the price twice while thirty members order.
    const change = async () => {
      for (const price of [61_000, 43_000])
        expect((await patiently(() => changeProduct(mine, id, { price }))).status).toBe(200);
    };
    const [, racing] = await Promise.all([
      change(),
      Promise.all(
        buyers.slice(10, 40).map((buyer, index) => patientOrder(buyer, items, seen[index + 10] as Seen)),
      ),
    ]);
    const late = await Promise.all(
      buyers.slice(40).map((buyer, index) => patientOrder(buyer, items, seen[index + 40] as Seen)),
    );
    expect(late.map(({ told, seen: { goods } }) => [told, goods])).toEqual(Array(10).fill([1, 43_000]));
    const all = [...early, ...racing, ...late];
    expect(all.map(({ started }) => started.status)).toEqual(Array(BUYERS).fill(200));
    // A price change before the payment: a held order keeps its price.
    expect((await changeProduct(mine, id, { price: 99_000 })).status).toBe(200);
    await Promise.all(all.map(({ started }, index) => pay(buyers[index] as Caller, started)));
    for (const { started, seen: last } of all) {
      expect(await written(started)).toEqual({ ...last, amount: last.total, status: 'ORDERED' });
      expect([52_000, 61_000, 43_000]).toContain(last.goods);
    }
    expect((await look(buyers[0] as Caller, items)).goods).toBe(99_000);
  });

  it('a discount that starts or ends in between is reported too, and nobody pays unseen', async () => {
    const plan = { discountType: 'FIXED_DISCOUNT', discountValue: 20_000 };
    const [saleFrom, saleUntil] = [inHours(shop, 0.05), inHours(shop, 0.1)];
    const { items } = await shoe({ price: 80_000, ...plan, saleFrom, saleUntil });
    const [first, second, third] = (await addCrowd(shop, 3, 500)).map(({ token }) => shop.withToken(token));
    if (!first || !second || !third) throw new Error('three buyers');
    const before = await look(first, items);
    const held = await order(second, items, await look(second, items));
    goTo(shop, saleFrom);
    const begun = await patientOrder(first, items, before);
    expect([before.goods, begun.told, begun.seen.goods]).toEqual([80_000, 1, 60_000]);
    const during = await look(third, items);
    goTo(shop, saleUntil);
    const ended = await patientOrder(third, items, during);
    expect([during.goods, ended.told, ended.seen.goods]).toEqual([60_000, 1, 80_000]);
    for (const [buyer, started, goods] of [
      [second, held, 80_000],
      [first, begun.started, 60_000],
      [third, ended.started, 80_000],
    ] as const) {
      await pay(buyer, started);
      const row = await written(started);
      expect([row.goods, row.amount, row.status]).toEqual([goods, row.total, 'ORDERED']);
    }
  });
});
