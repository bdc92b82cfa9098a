import { disassemble } from 'es-hangul';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { ProductQuery } from '#domain/product.ts';
import type { Database, Queryable } from '../../db/database.ts';

type Listing = SelectQueryBuilder<Database, 'products', object>;

/** Text for LIKE: a person's % and _ are letters. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, (char) => `\\${char}`)}%`;
const compact = (text: string): string => text.toLowerCase().replace(/\s+/g, '');
const isInitials = (text: string): boolean => /^[ㄱ-ㅎ]+$/.test(text);

/** Every filter of a product list as conditions; an option filter wants one option that matches all of them. */
function matching(filter: ProductQuery): (query: Listing) => Listing {
  return (query) => {
    let q = query.where('products.deleted_at', 'is', null);
    const text = compact(filter.q);
    if (isInitials(text)) q = q.where('name_choseong', 'like', pattern(text));
    else if (text) q = q.where('name_jamo', 'like', pattern(disassemble(text)));
    if (filter.categoryId !== undefined) q = q.where('category_id', '=', filter.categoryId);
    if (filter.storeId !== undefined) q = q.where('store_id', '=', filter.storeId);
    if (filter.minPrice !== undefined) q = q.where('price', '>=', filter.minPrice);
    if (filter.maxPrice !== undefined) q = q.where('price', '<=', filter.maxPrice);
    if (filter.discountedOnly) q = q.where('discount_rate', '>', '0');
    const { colors, sizes, genders, inStockOnly } = filter;
    if (colors.length + sizes.length + genders.length === 0 && !inStockOnly) return q;
    return q.where(({ exists, selectFrom }) => {
      let option = selectFrom('product_options as o')
        .select('o.id')
        .whereRef('o.product_id', '=', 'products.id');
      if (colors.length > 0) option = option.where('o.color', 'in', colors);
      if (sizes.length > 0) option = option.where('o.size', 'in', sizes);
      if (genders.length > 0) option = option.where('o.gender', 'in', genders);
      if (inStockOnly) option = option.where('o.stock', '>', 0);
      return exists(option);
    });
  };
}

const ORDERS: Record<
  string,
  readonly [
    column: 'created_at' | 'wish_number' | 'price' | 'name' | 'discount_rate',
    direction: 'asc' | 'desc',
  ]
> = {
  latest: ['created_at', 'desc'],
  popular: ['wish_number', 'desc'],
  price_asc: ['price', 'asc'],
  price_desc: ['price', 'desc'],
  name_asc: ['name', 'asc'],
  name_desc: ['name', 'desc'],
  discount_desc: ['discount_rate', 'desc'],
};

export async function countProducts(db: Queryable, filter: ProductQuery): Promise<number> {
  const { count } = await matching(filter)(db.selectFrom('products'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of products with their store's name, in one query. */
export function findProducts(db: Queryable, filter: ProductQuery, page: { limit: number; offset: number }) {
  const [column, direction] = ORDERS[filter.sort] ?? (['created_at', 'desc'] as const);
  return matching(filter)(db.selectFrom('products'))
    .select([
      'products.id as productId',
      'products.name',
      'price',
      'discount_price as discountPrice',
      'category_id as categoryId',
      'store_id as storeId',
      'wish_number as wishNumber',
      'main_image_url as mainImageUrl',
    ])
    .select(sql<string>`(select s.name from stores as s where s.id = products.store_id)`.as('storeName'))
    .orderBy(`products.${column}`, direction)
    .orderBy('products.id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findProduct(db: Queryable, id: number) {
  return db
    .selectFrom('products as p')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.name',
      'p.price',
      'p.discount_type',
      'p.discount_value',
      'p.discount_price',
      'p.wish_number',
      'p.description',
    ])
    .select([
      'p.store_id',
      's.name as store_name',
      'p.category_id',
      'c.type as category_type',
      'c.name as category_name',
      'p.created_at',
      'p.updated_at',
    ])
    .where('p.id', '=', id)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst();
}

export const findImages = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_images')
    .select(['id as imageId', 'url', 'type', 'color'])
    .where('product_id', '=', productId)
    .orderBy('type', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

export const findOptions = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_options')
    .select(['id as optionId', 'gender', 'size', 'color', 'stock'])
    .where('product_id', '=', productId)
    .orderBy('gender')
    .orderBy('color')
    .orderBy('size')
    .execute();
