import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Inserts a helpful mark; returns false if it exists. */
export async function addMark(tx: Queryable, reviewId: number, userId: number, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('review_helpfuls')
    .values({ review_id: reviewId, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns(['review_id']))
    .executeTakeFirst();
  return added !== undefined;
}

/** Deletes a helpful mark; returns false if there was none. */
export async function removeMark(tx: Queryable, reviewId: number, userId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('review_helpfuls')
    .where('review_id', '=', reviewId)
    .where('user_id', '=', userId)
    .returning(columns(['review_id']))
    .executeTakeFirst();
  return gone !== undefined;
}

/** Changes the helpful counter of a review and returns it. */
export async function shiftHelpfulCount(tx: Queryable, reviewId: number, by: 1 | -1): Promise<number> {
  const { helpfulCount } = await tx
    .updateTable('reviews')
    .set({ helpful_count: sql<number>`helpful_count + ${by}::int` })
    .where('id', '=', reviewId)
    .returning(columns(['helpful_count']))
    .executeTakeFirstOrThrow();
  return helpfulCount;
}
