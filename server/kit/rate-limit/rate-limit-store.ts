import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/**
 * Increments the counter of an action and returns the count of the window; an expired window
 * restarts.
 */
export function countOneMore(
  db: Queryable,
  { who, action }: { who: string; action: string },
  { now, resetsAt }: { now: Date; resetsAt: Date },
): Promise<{ count: number; resetsAt: Date }> {
  const isOver = sql<boolean>`action_counts.resets_at <= ${now}`;
  return db
    .insertInto('action_counts')
    .values({ who, action, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.columns(['who', 'action']).doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else action_counts.count + 1 end`,
        resets_at: sql<Date>`case when ${isOver} then excluded.resets_at else action_counts.resets_at end`,
      }),
    )
    .returning(columns(['count', 'resets_at']))
    .executeTakeFirstOrThrow();
}

/** Deletes the counter of an action. */
export async function dropCount(
  db: Queryable,
  { who, action }: { who: string; action: string },
): Promise<void> {
  await db.deleteFrom('action_counts').where('who', '=', who).where('action', '=', action).execute();
}

/** Returns the count of the current window; undefined if it has expired. */
export const findCount = (db: Queryable, { who, action }: { who: string; action: string }, now: Date) =>
  db
    .selectFrom('action_counts')
    .select(columns(['count', 'resets_at']))
    .where('who', '=', who)
    .where('action', '=', action)
    .where('resets_at', '>', now)
    .executeTakeFirst();
