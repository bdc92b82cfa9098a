import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productQuerySchema } from '#domain/catalogue/product.ts';
import { bitFilter } from '#server/catalogue/product-list/bit-filter-sql.ts';
import { findHits } from '#server/catalogue/product-list/product-list-store.ts';
import { refreshBits } from '#server/catalogue/product-list/stale-bits-store.ts';
import { textBits } from '#server/catalogue/product-list/text-bits-sql.ts';
import { understand } from '#server/catalogue/search/product-search.ts';
import { toSearchKeys } from '#server/catalogue/search/search-keys.ts';
import type { Queryable } from '#server/db/database.ts';
import { rowsVisitedBy } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

/** Products beside those of the shop, and how many of them are of the brand that is searched for. */
const OTHERS = 8_000;
const OF_BRAND = 20;
/** Brands of the shop, with the ids from 1, that the others are of. */
const OTHER_BRANDS = 7;
/** Most rows that the plans of a search may visit: some per found product, node of a plan and row of a bitmap. */
const MOST = 1_200;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  // Without bitmaps of the products a search would end before it looks at a name.
  await refreshBits(shop.db, shop.clock.now());
  await expectSlowStatements('a bulk fill', () => shop.db.transaction().execute(fill));
}, 60_000);
afterAll(() => shop.close());

/** Inserts products with names of random letters: a few of one brand, the others of a few other brands. */
async function fill(tx: Queryable): Promise<void> {
  // Copies of a valid row without options: no bitmap has to know them.
  await sql`set local session_replication_role = replica`.execute(tx);
  const { name_jamo: jamo, name_choseong: choseong } = toSearchKeys('누비온');
  const { rows } = await sql<{ id: number }>`
    with brand as (insert into brands (name, created_at, updated_at) values ('누비온', now(), now()) returning id),
    named as (insert into brand_names (brand_id, name, jamo, choseong, is_alias)
      select id, '누비온', ${jamo}, ${choseong}, false from brand)
    select id::integer as id from brand`.execute(tx);
  await sql`
    insert into products (store_id, category_id, brand_id, name, name_jamo, name_choseong, name_terms, description,
      description_jamo, price, discount_price, created_at, updated_at)
    select store_id, category_id, case when n <= ${OF_BRAND} then ${rows[0]?.id}::bigint else 1 + n % ${OTHER_BRANDS} end, 'p' || md5(n::text),
      'p' || md5(n::text), 'p' || md5(n::text), name_terms, description, 'd' || md5(n::text), price, discount_price,
      created_at, updated_at
    from (select * from products order by id limit 1) as one, generate_series(1, ${OTHERS}::integer) as n`.execute(
    tx,
  );
  await sql`analyze`.execute(tx);
}

/** Searches as the product list does. */
async function search(db: Queryable, q: string): Promise<void> {
  const text = await understand(db, q);
  if (!text) throw new Error(`${q} was not understood`);
  const filter = { ...v.parse(productQuerySchema, {}), q };
  await findHits(db, bitFilter(filter, textBits(text.readings, text.where)), shop.clock.now());
}

describe(`plans of the product search with ${OTHERS} other products`, () => {
  it.each([
    ['a name', '고래 로우'],
    ['a brand', '누비온'],
    ['initial consonants of a brand', 'ㄴㅂㅇ'],
    ['a brand and a size', '누비온 260'],
    ['a brand of many products', '다온'],
    ['initial consonants of a brand of many products', 'ㄷㅇㅅㅈ'],
  ])('a search for %s visits its own rows only', async (_, q) => {
    // A small table is read completely because sequential pages are cheap; in memory each page costs the same.
    const visited = await shop.db.transaction().execute(async (tx) => {
      await sql`set local random_page_cost = 1`.execute(tx);
      return rowsVisitedBy(tx, (db) => search(db, q));
    });
    expect(visited).toBeGreaterThan(0);
    expect(visited).toBeLessThan(MOST);
    expect(MOST).toBeLessThan(OTHERS / 2);
  });
});
