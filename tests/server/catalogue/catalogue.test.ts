import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryOverview } from '#domain/catalogue/category-overview.ts';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import { EMPTY_FILTER, filterToQuery } from '#domain/catalogue/product-list/product-filter.ts';
import { bitFilter } from '#server/catalogue/product-list/bit-filter-sql.ts';
import { findHits, findProducts } from '#server/catalogue/product-list/product-list-store.ts';
import { fillSearchTerms } from '#server/catalogue/search/fill-search-terms.ts';
import { seedBigCatalogue } from '#server/seed/facts/big-catalogue.ts';
import { idsThatPass, productToCopy, readCatalogue } from '../../support/catalogue.ts';
import { rowsVisitedBy } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('GET categories returns each with its number of products and the four most wished', async () => {
  const catalogue = await readCatalogue(shop.db);
  const answer = await shop.as('visitor').get('/api/products/categories/overview');
  const overview: CategoryOverview[] = answer.body.data;
  expect(overview).toHaveLength(7);
  expect(answer.queries).toBeLessThanOrEqual(6);
  for (const { categoryId, productCount, products } of overview) {
    const own = catalogue.filter(({ category_id }) => category_id === categoryId);
    const wishes = own.map(({ wish_number }) => wish_number).toSorted((a, b) => b - a);
    expect(productCount).toBe(own.length);
    expect(products.map(({ wishNumber }) => wishNumber)).toEqual(wishes.slice(0, 4));
  }
});

it('search finds products that were written before search words existed', async () => {
  const before = await shop.db.selectFrom('products').selectAll().orderBy('id').execute();
  await shop.db.updateTable('products').set({ name_terms: '', name_jamo: '', name_choseong: '' }).execute();
  await fillSearchTerms(shop.db);
  expect(await shop.db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(before);
});

it('counts of a generated catalogue are right across blocks and for distant ids', async () => {
  await seedBigCatalogue(shop.db, 60);
  // Another block of the bitmaps, as after many deleted products.
  const moved = await shop.db.selectFrom('products').select('id').orderBy('id', 'desc').limit(5).execute();
  const first = await productToCopy(shop.db);
  for (const { id } of moved) {
    const far = 40_000 + id;
    await shop.db
      .insertInto('products')
      .values({ ...first, id: far })
      .execute();
    await shop.db
      .insertInto('product_options')
      .values({ product_id: far, gender: 'MEN', size: '300', color: 'LIME', stock: id % 2 })
      .execute();
  }
  const catalogue = await readCatalogue(shop.db);
  for (const filter of [
    {},
    { sizes: ['300'] },
    { sizes: ['300'], inStockOnly: true },
    { categoryIds: [1], colors: ['NAVY'] },
  ]) {
    const { body } = await shop.as('visitor').get(`/api/products?${filterToQuery({ size: 50, ...filter })}`);
    const expected = idsThatPass(catalogue, { ...EMPTY_FILTER, ...filter });
    expect(body.data.totalElements).toBe(expected.length);
    const shown = body.data.content.map(({ productId }: { productId: number }) => productId);
    expect(expected).toEqual(expect.arrayContaining(shown));
  }
});

it('paging of a generated catalogue passes more hits than it fetches by id, in any order, to the last page', {
  // The embedded engine fills the catalogue in ten seconds, and the machine may be several times as busy.
  timeout: 120_000,
}, async () => {
  await expectSlowStatements('a bulk fill', () => seedBigCatalogue(shop.db, 2_600));
  const catalogue = await expectSlowStatements('a read of every option', () => readCatalogue(shop.db));
  const filter = { minPrice: 60_000, maxPrice: 399_999 };
  const expected = idsThatPass(catalogue, { ...EMPTY_FILTER, ...filter });
  expect(expected.length).toBeGreaterThan(1_000);
  for (const sort of ['latest', 'price_asc', 'price_desc', 'popular', 'discount_desc', 'name_asc']) {
    const seen = new Set<number>();
    for (const page of [0, 1, Math.ceil(expected.length / 50) - 1]) {
      const { body } = await shop
        .as('visitor')
        .get(`/api/products?${filterToQuery({ ...filter, size: 50, page, sort })}`);
      expect(body.data.totalElements).toBe(expected.length);
      for (const { productId } of body.data.content) seen.add(productId);
    }
    expect(seen.size).toBe(100 + (expected.length % 50 || 50));
    expect(expected).toEqual(expect.arrayContaining([...seen]));
  }
});

describe('page of a filter that nearly the whole catalogue passes', () => {
  const SIZE = 50;
  const inStock = { ...EMPTY_FILTER, inStockOnly: true };

  it('has the right products at both ends and in the middle', async () => {
    await shop.db
      .updateTable('product_options')
      .set({ stock: 0 })
      .where(sql<boolean>`product_id % 16 = 3`)
      .execute();
    const catalogue = await expectSlowStatements('a read of every option', () => readCatalogue(shop.db));
    const passing = new Set(idsThatPass(catalogue, inStock));
    const rows = await shop.db
      .selectFrom('products')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    const expected = rows.map(({ id }) => id).filter((id) => passing.has(id));
    const last = Math.ceil(expected.length / SIZE) - 1;
    for (const page of [0, 1, Math.floor(last / 2), last - 1, last]) {
      const query = filterToQuery({ inStockOnly: true, size: SIZE, page });
      const { body } = await shop.as('visitor').get(`/api/products?${query}`);
      const shown = body.data.content.map(({ productId }: { productId: number }) => productId);
      expect(shown).toEqual(expected.slice(page * SIZE, (page + 1) * SIZE));
    }
  });

  it('reads fewer rows than there are products', async () => {
    await sql`analyze products`.execute(shop.db);
    const now = shop.clock.now();
    const filter = { ...v.parse(productQuerySchema, {}), inStockOnly: true };
    const hits = await findHits(shop.db, bitFilter(filter, null), now);
    const visited = await rowsVisitedBy(shop.db, (db) =>
      findProducts(db, filter, { limit: 5, offset: 300 }, { hits, now, isBehind: false }),
    );
    expect(visited).toBeLessThan(hits.total);
  });
});
