import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { conditions, type GoodsFilter } from './goods-list-store.ts';

/** Living products of a store that a filter finds, the latest first. */
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

/** Living products of a store, in the order of their ids. */
export const findGoodsRows = (db: Queryable, storeId: number, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .selectAll('products')
    .where('id', 'in', [...ids])
    .where('store_id', '=', storeId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

/** The same behind their locks, which wishes and changes of them take as well. */
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
