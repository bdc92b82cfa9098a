import type { Queryable } from '../db/database.ts';

/** A live product with the names of its store and category. */
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

/** Whose goods are sold, by name. */
export const findStores = (db: Queryable) =>
  db.selectFrom('stores').select(['id as storeId', 'name as storeName']).orderBy('name').execute();
