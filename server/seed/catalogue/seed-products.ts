import { discountedPrice, discountRate } from '#domain/kit/pricing/pricing.ts';
import { toDescriptionKey, toSearchKeys } from '../../catalogue/search/search-keys.ts';
import type { Queryable } from '../../db/database.ts';
import type { Art } from '../art/art.ts';
import { categoryPicture, mainPicture, productPictures, turnFrames } from '../art/shown-pictures.ts';
import { brandPlaceOf } from '../facts/brands.ts';
import { CATEGORIES, PRODUCTS, type SeedProduct, STORES } from '../facts/catalogue.ts';
import { MEMBERS } from '../facts/members.ts';
import { between, createRandom } from '../facts/random.ts';
import { seedBrands } from './seed-brands.ts';
import { seedFacts, seedLengths, traitsOf } from './seed-facts.ts';
import { seedStories } from './seed-stories.ts';

const DAY = 24 * 60 * 60 * 1000;
const SIZES = { MEN: [250, 290], WOMEN: [230, 255], UNISEX: [230, 285] } as const;

/** Option of a seeded product. */
export type SeededOption = { id: number; gender: string; size: string; color: string };
/** Seeded product with its options. */
export type SeededProduct = {
  id: number;
  price: number;
  discountPrice: number;
  shoe: SeedProduct;
  options: SeededOption[];
};

/** Inserts categories, stores, products, pictures and options with stock. */
export async function seedProducts(
  db: Queryable,
  memberIds: readonly number[],
  art: Art,
  now: Date,
): Promise<SeededProduct[]> {
  await db
    .insertInto('categories')
    .values(CATEGORIES.map((category) => ({ ...category, image_url: categoryPicture(art, category.type) })))
    .execute();
  const sellerIds = memberIds.filter((_, index) => MEMBERS[index]?.role === 'seller');
  const stores = await db
    .insertInto('stores')
    .values(
      STORES.map((store, index) => ({
        ...store,
        seller_id: sellerIds[index] ?? 0,
        // Earlier than the first of their products.
        created_at: new Date(now.getTime() - (400 - 30 * index) * DAY),
      })),
    )
    .returning('id')
    .execute();
  const brandIds = await seedBrands(db, now);
  const products = await db
    .insertInto('products')
    .values(
      PRODUCTS.map((product, index) => ({
        ...productRow(product, index, stores[product.store]?.id ?? 0, now),
        ...traitsOf(product.category, index),
        brand_id: brandIds[brandPlaceOf(index)] ?? null,
        main_image_url: mainPicture(art, product),
      })),
    )
    .returning(['id', 'price', 'discount_price'])
    .execute();
  await insertImages(
    db,
    products.map(({ id }) => id),
    art,
  );
  await seedFacts(
    db,
    products.map(({ id }) => id),
  );
  await seedStories(
    db,
    products.map(({ id }) => id),
    art,
  );
  const options = await insertOptions(
    db,
    products.map(({ id }) => id),
  );
  await seedLengths(db, options);
  return products.flatMap(({ id, price, discount_price: discountPrice }, index) => {
    const shoe = PRODUCTS[index];
    return shoe ? [{ id, price, discountPrice, shoe, options: options.get(id) ?? [] }] : [];
  });
}

function productRow(product: SeedProduct, index: number, storeId: number, now: Date) {
  const [type, value] = product.discount;
  const created = new Date(now.getTime() - ((index * 37) % 180) * DAY - index * 60_000);
  return {
    store_id: storeId,
    category_id: CATEGORIES.find((category) => category.type === product.category)?.id ?? 1,
    name: product.name,
    ...toSearchKeys(product.name),
    description: product.description,
    description_jamo: toDescriptionKey(product.description),
    price: product.price,
    discount_type: type,
    discount_value: value,
    discount_price: discountedPrice(product.price, type, value),
    discount_rate: String(discountRate(product.price, type, value)),
    wish_number: (index * 53) % 240,
    created_at: created,
    updated_at: created,
  };
}

async function insertImages(db: Queryable, ids: readonly number[], art: Art): Promise<void> {
  const rows = PRODUCTS.flatMap((shoe, index) => {
    const product_id = ids[index] ?? 0;
    const views = shoe.colors.flatMap((color, colorIndex) =>
      productPictures(art, shoe, color).map((url, view) => ({
        product_id,
        type: 'MAIN',
        url,
        color,
        sort_order: colorIndex * 10 + view,
      })),
    );
    const frames = turnFrames(art, shoe).map((url, frame) => ({
      product_id,
      type: 'TURN',
      url,
      color: shoe.colors[0] ?? null,
      sort_order: frame,
    }));
    return [...views, ...frames];
  });
  await db.insertInto('product_images').values(rows).execute();
}

async function insertOptions(db: Queryable, ids: readonly number[]): Promise<Map<number, SeededOption[]>> {
  const random = createRandom(20_261_121);
  const rows = PRODUCTS.flatMap(({ colors, genders }, index) =>
    genders.flatMap((gender) =>
      colors.flatMap((color) =>
        sizesOf(gender).map((size) => ({
          product_id: ids[index] ?? 0,
          gender,
          size,
          color,
          // One in seven options is sold out and some are nearly so, as in a real shop.
          stock: random() < 0.14 ? 0 : between(random, 1, 40),
        })),
      ),
    ),
  );
  const byProduct = new Map<number, SeededOption[]>();
  for (let start = 0; start < rows.length; start += 1_000) {
    const part = rows.slice(start, start + 1_000);
    for (const { product_id, ...option } of await db
      .insertInto('product_options')
      .values(part)
      .returning(['id', 'product_id', 'gender', 'size', 'color'])
      .execute()) {
      byProduct.set(product_id, [...(byProduct.get(product_id) ?? []), option]);
    }
  }
  return byProduct;
}

function sizesOf(gender: keyof typeof SIZES): string[] {
  const [from, to] = SIZES[gender];
  const sizes: string[] = [];
  for (let size = from; size <= to; size += 5) sizes.push(String(size));
  return sizes;
}
