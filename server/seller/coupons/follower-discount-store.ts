import { sql } from 'kysely';
import type { FollowerTerms } from '#domain/kit/pricing/follower-discount.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

const DISCOUNT = columns(['id', 'store_id', 'percent', 'won', 'starts_at', 'ends_at']);

const ofStore = (db: Queryable, storeId: number) =>
  db.selectFrom('follower_discounts').select(DISCOUNT).where('store_id', '=', storeId);

/** Finds the discount of a store for its followers that runs at a time. */
export const findRunning = (db: Queryable, storeId: number, now: Date) =>
  ofStore(db, storeId).where('ends_at', '>', now).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Finds a discount by id if it is of the store. */
export const findDiscount = (tx: Queryable, storeId: number, id: number) =>
  ofStore(tx, storeId).where('id', '=', id).executeTakeFirst();

/** Finds the id of a seller's store. */
export const findStoreId = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select('id').where('seller_id', '=', sellerId).executeTakeFirst();

/** Counts the active members who follow a store. */
export async function countFollowers(db: Queryable, storeId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from store_follows f
    join users u on u.id = f.user_id and u.status = 'ACTIVE' where f.store_id = ${storeId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Inserts a discount of a store for its followers; returns its id. */
export const insertDiscount = (
  tx: Queryable,
  {
    percent,
    won,
    storeId,
    startsAt,
    endsAt,
  }: FollowerTerms & { storeId: number; startsAt: Date; endsAt: Date },
) =>
  tx
    .insertInto('follower_discounts')
    .values({ store_id: storeId, percent, won, starts_at: startsAt, ends_at: endsAt })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Ends a discount at a moment. */
export const endDiscount = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('follower_discounts').set({ ends_at: now }).where('id', '=', id).execute();
