import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { GOODS } from './own-product-store.ts';
import { conditions, type SellerProductFilter } from './product-list-store.ts';

/** Finds the ids of a store's products by filter, latest first. */
export async function findProductIds(
  db: Queryable,
  storeId: number,
  filter: SellerProductFilter,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from products p
    where ${conditions(storeId, filter)} order by p.created_at desc, p.id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds products of a store, in order of id. */
export const findProductRows = (db: Queryable, storeId: number, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(GOODS)
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Same with row locks, which wishes and changes take too. */
export const lockProductRows = (tx: Queryable, storeId: number, ids: readonly number[]) =>
  tx
    .selectFrom('products')
    .select(GOODS)
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
export type BulkProduct = Awaited<ReturnType<typeof lockProductRows>>[number];
