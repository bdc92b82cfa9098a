import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ProductListItem, productQuerySchema } from '#domain/catalogue/product.ts';
import { bandLimits, PRICE_BANDS } from '#domain/catalogue/product-list/filter-conditions.ts';
import { orderOf, pageInOrder } from '#server/catalogue/product-list/product-order-sql.ts';
import { thorough } from '../../../scripts/lib/testing/thorough.mjs';
import { goTo, inHours } from '../../support/events/planned-sales.ts';
import { rowsVisited } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { facetsOf, totalOf, wholeList } from '../../support/shown-prices.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

/** Every second product is half price from an hour on, for an hour. */
async function planSale(): Promise<{ saleFrom: string; saleUntil: string }> {
  const [saleFrom, saleUntil] = [inHours(shop, 1), inHours(shop, 2)];
  await sql`update products set discount_type = 'RATE_DISCOUNT', discount_value = 50, discount_price = price / 2,
    discount_counts = false, discount_rate = 0, sale_from = ${saleFrom}, sale_until = ${saleUntil}, turns_at = ${saleFrom}
    where id % 2 = 0`.execute(shop.db);
  return { saleFrom, saleUntil };
}

/** Copies of a product without a discount, each 1,000 won dearer than the one before. */
const addProducts = (count: number) =>
  expectSlowStatements('a bulk fill', () =>
    sql`insert into products (store_id, category_id, name, price, discount_price, created_at, updated_at)
      select store_id, category_id, 'copy ' || n, 20000 + n * 1000 % 400000, 20000 + n * 1000 % 400000, created_at, updated_at
      from products, generate_series(1, ${count}::int) as n where id = 1`.execute(shop.db),
  );

const byPrice = (a: ProductListItem, b: ProductListItem) =>
  a.discountPrice - b.discountPrice || a.productId - b.productId;
const idsOf = (list: readonly ProductListItem[]) => list.map(({ productId }) => productId);
const within = (list: readonly ProductListItem[], min: number, max: number) =>
  list.filter(({ discountPrice }) => discountPrice >= min && discountPrice <= max);

/** Compares sorting, filter, price bands and counts at this moment with the prices in the rows. */
async function expectAsShown(): Promise<ProductListItem[]> {
  const list = await wholeList(shop);
  const sorted = list.toSorted(byPrice);
  expect(idsOf(await wholeList(shop, 'sort=price_asc'))).toEqual(idsOf(sorted));
  expect(idsOf(await wholeList(shop, 'sort=price_desc'))).toEqual(idsOf(sorted.toReversed()));
  const { prices, discounted } = await facetsOf(shop);
  for (const from of PRICE_BANDS) {
    const { minPrice, maxPrice } = bandLimits(from);
    const inBand = within(list, minPrice, from === PRICE_BANDS.at(-1) ? Number.POSITIVE_INFINITY : maxPrice);
    const counted = prices.find(({ value }) => value === String(from))?.count ?? 0;
    expect([from, counted]).toEqual([from, inBand.length]);
  }
  const [least, most] = [
    sorted[5]?.discountPrice ?? 0,
    sorted[Math.floor(list.length / 2)]?.discountPrice ?? 0,
  ];
  const limits = `minPrice=${least}&maxPrice=${most}`;
  expect(idsOf(await wholeList(shop, `${limits}&sort=price_asc`))).toEqual(
    idsOf(within(sorted, least, most)),
  );
  expect(idsOf(await wholeList(shop, `${limits}&sort=price_desc`))).toEqual(
    idsOf(within(sorted, least, most).toReversed()),
  );
  expect(await totalOf(shop, limits)).toBe(within(list, least, most).length);
  const off = list.filter(({ discountPrice, price }) => discountPrice < price);
  expect([discounted, await totalOf(shop, 'discountedOnly=true')]).toEqual([off.length, off.length]);
  const rates = (await wholeList(shop, 'sort=discount_desc')).map(
    ({ discountPrice, price }) => Math.round(((price - discountPrice) / price) * 10_000) / 100,
  );
  expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  return list;
}

const pricesOf = (list: readonly ProductListItem[]) =>
  Object.fromEntries(list.map(({ productId, discountPrice }) => [productId, discountPrice]));

/** Besides the seeded ones; 10,000 in all in the thorough run. */
const OTHERS = thorough ? 9_956 : 56;
const PATIENCE = { timeout: thorough ? 1_800_000 : 60_000 };

describe('product lists over the seed', () => {
  it.each([0, OTHERS])(
    'use the present price before, during and after a timed discount, beside %i others',
    PATIENCE,
    async (others) => {
      await addProducts(others);
      const { saleFrom, saleUntil } = await planSale();
      goTo(shop, saleFrom, -1);
      const before = pricesOf(await expectAsShown());
      goTo(shop, saleFrom);
      const during = pricesOf(await expectAsShown());
      goTo(shop, saleUntil, -1);
      expect(pricesOf(await expectAsShown())).toEqual(during);
      goTo(shop, saleUntil);
      expect(pricesOf(await expectAsShown())).toEqual(before);
      const changed = Object.keys(before).filter((id) => before[id] !== during[id]);
      expect(changed.length).toBe((44 + others) / 2);
    },
  );

  it('use the present price if a price changes during a discount', async () => {
    const { saleFrom } = await planSale();
    goTo(shop, saleFrom);
    await expectAsShown();
    await sql`update products set price = price + 7000, discount_price = (price + 7000) / 2 where id % 4 = 0`.execute(
      shop.db,
    );
    await expectAsShown();
  });

  it('show on each product page the price that they sort by', async () => {
    const { saleFrom } = await planSale();
    goTo(shop, saleFrom);
    for (const { productId, discountPrice } of (await wholeList(shop, 'sort=price_asc')).slice(0, 12)) {
      const { body } = await shop.as('visitor').get(`/api/products/${productId}`);
      expect(body.data.discountPrice).toBe(discountPrice);
    }
  });
});

describe('products with a due discount change that is not written yet', () => {
  const stillDue = async (): Promise<number> => {
    const { rows } = await sql<{ due: number }>`
      select count(*)::int as due from products where turns_at <= ${shop.clock.now()}`.execute(shop.db);
    return rows[0]?.due ?? 0;
  };
  /** Each read finds products that are due, as when more are due than one turn changes. */
  const turnNone = () =>
    sql`create or replace function turn_discounts(at timestamptz) returns void language sql as ''`.execute(
      shop.db,
    );

  it('are sorted, filtered and counted by the clock, after the start and after the end', async () => {
    await addProducts(20);
    const { saleFrom, saleUntil } = await planSale();
    const before = pricesOf(await expectAsShown());
    await turnNone();
    goTo(shop, saleFrom);
    const during = pricesOf(await expectAsShown());
    expect(await stillDue()).toBe(32);
    expect(Object.keys(before).filter((id) => before[id] !== during[id]).length).toBe(32);
    goTo(shop, saleUntil);
    expect(pricesOf(await expectAsShown())).toEqual(before);
  });

  it('with a written discount are right when it ends', async () => {
    const { saleFrom, saleUntil } = await planSale();
    goTo(shop, saleFrom);
    await facetsOf(shop);
    await turnNone();
    goTo(shop, saleUntil);
    await expectAsShown();
    expect(await stillDue()).toBe(22);
  });

  it('are sorted in without reading all products', async () => {
    await addProducts(1_000);
    const { saleFrom } = await planSale();
    await sql`update products set turns_at = null where id > 60`.execute(shop.db);
    await sql`analyze products`.execute(shop.db);
    const filter = v.parse(productQuerySchema, { minPrice: '30000', maxPrice: '300000' });
    const page = { isReversed: false, condition: sql`true`, filter, limit: 9, offset: 0 };
    for (const sort of ['price_asc', 'price_desc', 'discount_desc'])
      for (const dueAt of [null, new Date(saleFrom)]) {
        const visited = await rowsVisited(shop.db, pageInOrder({ ...page, order: orderOf(sort), dueAt }));
        expect([sort, dueAt, visited < 300]).toEqual([sort, dueAt, true]);
      }
  });

  it('fill pages of nine without gaps or duplicates, from both ends', async () => {
    const { saleFrom } = await planSale();
    await turnNone();
    goTo(shop, saleFrom);
    for (const sort of ['price_asc', 'price_desc', 'discount_desc']) {
      const ids = idsOf(await wholeList(shop, `sort=${sort}`, 9));
      expect([ids.length, new Set(ids).size]).toEqual([44, 44]);
      expect(ids).toEqual(idsOf(await wholeList(shop, `sort=${sort}`)));
    }
  });
});
