import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import { approve, confirmBody, optionsInStock, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

/** Policies that are changed while the shop runs, as they are between two versions of the server. */
const now = vi.hoisted(() => {
  // Files share their modules: what was loaded before would not meet the policies of this one.
  vi.resetModules();
  return { delivery: {} as Record<string, number> };
});
vi.mock('#domain/policies/delivery.ts', async (original) => {
  const written = await original<object>();
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(written).map(([name, value]) => [
        name,
        { enumerable: true, get: () => now.delivery[name] ?? value },
      ]),
    ),
  );
});

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.close();
  vi.resetModules();
});
const BENEFITS = LEVELS.map(({ discountRate, freeDelivery }) => ({ discountRate, freeDelivery }));
afterEach(() => {
  now.delivery = {};
  for (const [index, level] of LEVELS.entries()) Object.assign(level, BENEFITS[index]);
});

let crowds = 0;
/** Two members, of the third level and of the first, and a pair that costs less than free delivery asks for. */
async function scene() {
  crowds += 1;
  const [gold, bronze] = await addCrowd(shop, 2, 40_000 + crowds * 10);
  if (!gold || !bronze) throw new Error('two members');
  await shop.db.updateTable('users').set({ activity_points: 300 }).where('id', '=', gold.id).execute();
  const options = await optionsInStock(shop, 4_000, 30);
  const [option] = options.toSorted((a, b) => a.discount_price - b.discount_price);
  if (!option || option.discount_price >= 50_000) throw new Error('no cheap option');
  const items = [{ optionId: option.id, quantity: 1 }];
  return { buyers: [gold, bronze].map(({ token }) => shop.withToken(token)), option, items };
}
type Scene = Awaited<ReturnType<typeof scene>>;
const quoted = async (caller: Scene['buyers'][number], { items }: Pick<Scene, 'items'>): Promise<number> =>
  (await shopper(caller).quote({ items })).body.data.finalPrice;

/** Changes of policies that change the price for the first of the two members, and what the second pays by them. */
const CHANGES: readonly [string, () => void, isForBoth: boolean][] = [
  ['the limit of free delivery falls', () => Object.assign(now.delivery, { FREE_DELIVERY_FROM: 1 }), true],
  ['delivery costs more', () => Object.assign(now.delivery, { DELIVERY_FEE: 3_500 }), true],
  ['a level gets more discount', () => Object.assign(LEVELS[2] ?? {}, { discountRate: 9 }), false],
  ['a level loses its discount', () => Object.assign(LEVELS[2] ?? {}, { discountRate: 0 }), false],
  ['a level gets free delivery', () => Object.assign(LEVELS[2] ?? {}, { freeDelivery: true }), false],
];

describe.each(CHANGES)('policy change: when %s', (_, change, isForBoth) => {
  it('between quote and order, the order is refused with PRICE_CHANGED, holds nothing, and the new price is accepted', async () => {
    const { buyers, option, items } = await scene();
    const seen = await Promise.all(buyers.map((caller) => quoted(caller, { items })));
    const stock = await stockOf(shop, option.id);
    change();
    for (const [index, caller] of buyers.entries()) {
      const expectedTotal = seen[index] ?? 0;
      const started = await shopper(caller).start({ items, expectedTotal });
      if (index === 1 && !isForBoth) {
        expect([started.status, started.body.data.amount]).toEqual([200, expectedTotal]);
        continue;
      }
      expect([started.status, started.body.code]).toEqual([409, 'PRICE_CHANGED']);
      expect(await stockOf(shop, option.id)).toBe(stock);
      const price = await quoted(caller, { items });
      expect(price).not.toBe(expectedTotal);
      const again = await shopper(caller).start({ items, expectedTotal: price });
      expect([again.status, again.body.data.amount]).toEqual([200, price]);
      await shop.as('visitor').get('/api/products?size=1');
      await shop.db.updateTable('product_options').set({ stock }).where('id', '=', option.id).execute();
    }
  });

  it('between order and payment, the promised price and terms are kept', async () => {
    const { buyers, items } = await scene();
    const [caller] = buyers;
    if (!caller) throw new Error('nobody');
    const price = await quoted(caller, { items });
    const started = await shopper(caller).start({ items, expectedTotal: price });
    change();
    expect(await quoted(caller, { items })).not.toBe(price);
    await approve(shop, started);
    const paid = await caller.post('/api/payments/confirm', confirmBody(started));
    expect([paid.status, paid.body.data.status]).toEqual([200, 'ORDERED']);
    const order = (await caller.get(`/api/users/orders/${paid.body.data.orderId}`)).body.data;
    expect(order).toMatchObject({
      finalPrice: price,
      terms: { finalPrice: price, freeDeliveryFrom: 50_000 },
    });
  });
});
