import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { conditions, type GoodsFilter } from './product-list-store.ts';

/** Finds the ids of a store's products by filter, latest first. */
export async function findGoodsIds(
  db: Queryable,
  storeId: number,
  filter: GoodsFilter,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select p.id from products p
    where ${conditions(storeId, filter)} order by p.created_at desc, p.id desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds products of a store, in order of id. */
export const findGoodsRows = (db: Queryable, storeId: number, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .selectAll('products')
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** Same with row locks, which wishes and changes take too. */
export const lockGoodsRows = (tx: Queryable, storeId: number, ids: readonly number[]) =>
  tx
    .selectFrom('products')
    .selectAll('products')
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
export type BulkGoods = Awaited<ReturnType<typeof lockGoodsRows>>[number];
