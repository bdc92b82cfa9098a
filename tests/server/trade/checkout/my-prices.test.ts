import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import { MAX_MY_PRICES } from '#domain/trade/cart/my-price-limit.ts';
import { optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';
import { statementsOf } from '../../../support/server/statements-of.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const path = (ids: readonly number[]) => `/api/users/my-prices?productIds=${ids.join(',')}`;
type Caller = ReturnType<TestShop['as']>;
const pricesOf = async (caller: Caller, ids: readonly number[]): Promise<MyPrice[]> =>
  (await caller.get(path(ids))).body.data;

/** One option of each of some products, dear and cheap. */
async function someProducts() {
  const all = await optionsInStock(shop, 4_000, 30);
  const byProduct = new Map(all.map((option) => [option.product_id, option]));
  const sorted = [...byProduct.values()].sort((a, b) => a.discount_price - b.discount_price);
  return [...sorted.slice(0, 3), ...sorted.slice(-3)];
}

async function twoMembers() {
  const [plain, high] = await addCrowd(shop, 2, 900);
  if (!plain || !high) throw new Error('two members');
  await shop.db
    .updateTable('users')
    .set({ activity_points: LEVELS[7]?.minPointsRequired ?? 0 })
    .where('id', '=', high.id)
    .execute();
  const expiresAt = new Date('2027-01-01');
  const coupon = { user_id: high.id, issued_at: shop.clock.now(), expires_at: expiresAt };
  await shop.db
    .insertInto('coupons')
    .values([
      {
        ...coupon,
        code: 'MY-FIXED',
        name: '정액',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 3_000,
        max_discount_amount: null,
      },
      {
        ...coupon,
        code: 'MY-RATE',
        name: '정률',
        discount_type: 'RATE_DISCOUNT',
        discount_value: 7,
        max_discount_amount: 9_000,
      },
      {
        ...coupon,
        code: 'MY-DEAR',
        name: '비싼 것',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 20_000,
        min_order_amount: 150_000,
        max_discount_amount: null,
      },
      {
        ...coupon,
        code: 'MY-LATE',
        name: '지난 것',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 50_000,
        max_discount_amount: null,
        expires_at: new Date('2020-01-01'),
      },
    ])
    .execute();
  return { plain: shop.withToken(plain.token), high: shop.withToken(high.token) };
}

describe('GET /api/users/my-prices', () => {
  it('equals the quote of one unit to the won for two members with other levels and coupons', async () => {
    const options = await someProducts();
    const { plain, high } = await twoMembers();
    for (const caller of [plain, high]) {
      const prices = await pricesOf(
        caller,
        options.map(({ product_id }) => product_id),
      );
      expect(prices).toHaveLength(options.length);
      for (const { id, product_id } of options) {
        const mine = prices.find(({ productId }) => productId === product_id);
        const items = [{ optionId: id, quantity: 1 }];
        const quote = (await shopper(caller).quote({ items, couponId: mine?.couponId ?? null })).body.data;
        expect([mine?.finalPrice, mine?.adjustments]).toEqual([quote.finalPrice, quote.adjustments]);
        expect(mine?.myPrice).toBe(quote.finalPrice - quote.deliveryFee);
        // No other coupon of the member would make the order cheaper.
        for (const { couponId } of quote.coupons.filter(({ refusal }: { refusal: unknown }) => !refusal)) {
          const other = (await shopper(caller).quote({ items, couponId })).body.data;
          expect(other.finalPrice).toBeGreaterThanOrEqual(quote.finalPrice);
        }
      }
    }
    const [dear] = await pricesOf(high, [options.at(-1)?.product_id ?? 0]);
    const [same] = await pricesOf(plain, [options.at(-1)?.product_id ?? 0]);
    expect(dear?.myPrice).toBeLessThan(same?.myPrice ?? 0);
  });

  it('sends the same three statements for one product and for many, and may not be stored', async () => {
    const ids = (await someProducts()).map(({ product_id }) => product_id);
    await pricesOf(shop.as('user'), ids);
    const one = await statementsOf(() => shop.as('user').get(path(ids.slice(0, 1))));
    const many = await statementsOf(() => shop.as('user').get(path(ids)));
    expect(many.texts.length, many.texts.join('\n')).toBe(one.texts.length);
    expect(many.answer.headers['cache-control']).toBe('private, no-store');
  });

  it('leaves out products that cannot be bought', async () => {
    const [gone, sold] = await someProducts();
    const ids = [gone?.product_id ?? 0, sold?.product_id ?? 0];
    await shop.db
      .updateTable('products')
      .set({ state: 'HIDDEN' })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect((await pricesOf(shop.as('user'), ids)).map(({ productId }) => productId)).toEqual(ids.slice(1));
  });

  it('is refused for visitors, for sellers, and for too many products', async () => {
    const many = Array.from({ length: MAX_MY_PRICES + 1 }, (_, index) => index + 1);
    const answers = [
      await shop.as('visitor').get(path([1])),
      await shop.as('seller').get(path([1])),
      await shop.as('user').get(path(many)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400]);
  });
});
