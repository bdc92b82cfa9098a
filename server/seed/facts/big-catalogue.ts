import { type Kysely, sql } from 'kysely';
import { discountedPrice, discountRate } from '#domain/kit/pricing/pricing.ts';
import { refreshBits } from '../../catalogue/product-list/stale-bits-store.ts';
import { toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { CATEGORIES } from './catalogue.ts';
import { between, createRandom, pick } from './random.ts';

/** Products per batch: half a block of the bitmaps. */
const BATCH = 8_192;
const FIRST =
  '가온 나래 다솜 라온 마루 바다 사랑 아라 자람 차오름 카린 타래 파란 하늘 누리 도담 보람 소담 이든 조은'.split(
    ' ',
  );
const SECOND =
  '로우 하이 미드 에어 클라우드 트레일 로드 시티 코트 레트로 데일리 라이트 프로 플러스 제로 스톰'.split(' ');
const LAST = '스니커즈 런닝화 부츠 샌들 캔버스화 농구화 구두 슬립온 워커 로퍼 뮬 등산화'.split(' ');

type Row = {
  name: string;
  name_jamo: string;
  name_choseong: string;
  name_terms: string;
  store_id: number;
  category_id: number;
  brand_id: number | null;
  price: number;
  discount_type: string;
  discount_value: number;
  discount_price: number;
  discount_rate: number;
  wish_number: number;
  main_image_url: string | null;
  minutes_ago: number;
};

/** Adds `count` generated products with options to a seeded shop; deterministic by count. */
export async function seedBigCatalogue(
  db: Kysely<Database>,
  count: number,
  onBatch: (done: number) => void = () => {},
): Promise<void> {
  const random = createRandom(count);
  const stores = (await db.selectFrom('stores').select('id').orderBy('id').execute()).map(({ id }) => id);
  const brands = (await db.selectFrom('brands').select('id').orderBy('id').execute()).map(({ id }) => id);
  const pictures = (await db.selectFrom('products').select('main_image_url').limit(200).execute()).map(
    ({ main_image_url }) => main_image_url,
  );
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, index) =>
      makeRow(random, done + index, { stores, brands, pictures }),
    );
    await inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await insertBatch(tx, rows);
      await refreshBits(tx, new Date());
    });
    onBatch(done + rows.length);
  }
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze`.execute(tx);
  });
}

type Choices = {
  stores: readonly number[];
  brands: readonly number[];
  pictures: readonly (string | null)[];
};

function makeRow(random: () => number, index: number, { stores, brands, pictures }: Choices): Row {
  const price = between(random, 20, 420) * 1_000;
  const rate = random() < 0.4 ? between(random, 1, 12) * 5 : 0;
  const type = rate > 0 ? 'RATE_DISCOUNT' : 'NONE';
  const name = `${pick(random, FIRST)} ${pick(random, SECOND)} ${pick(random, LAST)} ${index + 1}`;
  return {
    name,
    ...toSearchKeys(name),
    store_id: pick(random, stores),
    category_id: pick(random, CATEGORIES).id,
    brand_id: brands[index % (brands.length + 1)] ?? null,
    price,
    discount_type: type,
    discount_value: rate,
    discount_price: discountedPrice(price, type, rate),
    discount_rate: discountRate(price, type, rate),
    wish_number: between(random, 0, 5_000),
    main_image_url: pick(random, pictures),
    minutes_ago: index,
  };
}

/**
 * Inserts products from one JSON value and generates their options in SQL: two colours, eight
 * sizes, some sold out.
 */
async function insertBatch(tx: Queryable, rows: readonly Row[]): Promise<void> {
  await sql`
    with added as (
      insert into products (name, name_jamo, name_choseong, name_terms, store_id, category_id, brand_id, price,
        discount_type, discount_value, discount_price, discount_rate, wish_number, main_image_url, created_at, updated_at)
      select name, name_jamo, name_choseong, name_terms, store_id, category_id, brand_id, price, discount_type, discount_value,
        discount_price, discount_rate, wish_number, main_image_url, at, at
      from (select *, now() - interval '200 days' - make_interval(mins => minutes_ago) as at
        from json_to_recordset(${JSON.stringify(rows)}::json) as r (name text, name_jamo text, name_choseong text,
          name_terms text, store_id bigint, category_id bigint, brand_id bigint, price integer, discount_type text,
          discount_value integer, discount_price integer, discount_rate numeric, wish_number integer,
          main_image_url text, minutes_ago integer)) as made
      returning id
    ),
    colors as (select array['BLACK', 'WHITE', 'NAVY', 'GRAY', 'BEIGE', 'BROWN', 'RED', 'GREEN', 'BLUE', 'PINK', 'IVORY'] as names)
    insert into product_options (product_id, gender, color, size, stock)
    select id, (array['UNISEX', 'MEN', 'WOMEN'])[1 + id % 3], names[1 + (id * 7 + c * 3) % 11],
      (230 + 5 * ((id % 3) * 2 + s))::text, case when (id * 31 + c * 17 + s * 13) % 7 = 0 then 0 else 1 + (id + s) % 20 end
    from added, colors, generate_series(0, 1) as c, generate_series(0, 7) as s`.execute(tx);
}
