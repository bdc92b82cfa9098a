import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { CARD_COLUMNS } from './card-columns-sql.ts';
import { hasFollowerOffer } from './follower-terms-sql.ts';
import { onSale } from './on-sale-sql.ts';
import { discountAt, paidPrice } from './paid-price-sql.ts';

/**
 * Finds a product visible to the viewer, including its seller, with store, category and card
 * columns.
 */
export function findProduct(db: Queryable, id: number, { viewerId, now }: { viewerId: number; now: Date }) {
  return db
    .selectFrom('products')
    .innerJoin('stores as s', 's.id', 'products.store_id')
    .innerJoin('categories as c', 'c.id', 'products.category_id')
    .leftJoin('brands as b', 'b.id', 'products.brand_id')
    .select([
      ...columns([
        'products.id',
        'products.name',
        'products.price',
        'products.wish_number',
        'products.description',
      ]),
      paidPrice(now).as('discountPrice'),
      ...discountAt(now),
      hasFollowerOffer(now),
    ])
    .select([
      ...columns([
        'products.store_id',
        's.name as store_name',
        's.state as store_state',
        's.pause_reason',
        'products.brand_id',
        'b.name as brand_name',
        'products.category_id',
        'c.type as category_type',
        'c.name as category_name',
        'products.created_at',
        'products.updated_at',
      ]),
      ...CARD_COLUMNS,
    ])
    .where('products.id', '=', id)
    .where('products.deleted_at', 'is', null)
    .where((eb) => eb.or([onSale(), eb('s.seller_id', '=', viewerId)]))
    .executeTakeFirst();
}

/** Finds the pictures of a product in display order. */
export const findImages = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_images')
    .select(['id as imageId', 'url', 'type', 'color'])
    .where('product_id', '=', productId)
    .orderBy('type', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

/** Finds the options of a product in display order. */
export const findOptions = (db: Queryable, productId: number) =>
  db
    .selectFrom('product_options')
    .select(['id as optionId', 'gender', 'size', 'color', 'stock'])
    .where('product_id', '=', productId)
    .orderBy('gender')
    .orderBy('color')
    .orderBy('size')
    .execute();

/** Finds the stores that are not closed, by name. */
export const findStores = (db: Queryable) =>
  db
    .selectFrom('stores')
    .select(['id as storeId', 'name as storeName'])
    .where('state', '<>', 'CLOSED')
    .orderBy('name')
    .execute();
