import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/**
 * Query of members with expired, unsettled earnings, from a partial index instead of the whole
 * ledger.
 */
export const dueMembers = (db: Queryable, now: Date) =>
  db
    .selectFrom('point_ledger')
    .select(columns(['user_id']))
    .distinct()
    .where('type', '=', sql.lit('EARN'))
    .where('is_settled', '=', sql.lit(false))
    .where('expires_at', '<=', now)
    .limit(500);

/** Finds the members with expired, unsettled earnings. */
export async function findDueMembers(db: Queryable, now: Date): Promise<number[]> {
  const rows = await dueMembers(db, now).execute();
  return rows.map(({ userId }) => userId);
}

/** Returns the expired points of a member that were neither spent nor expired before. */
export async function overdue(tx: Queryable, userId: number, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('point_ledger')
    .select(
      sql<number>`coalesce(sum(points) filter (where type = 'EARN' and expires_at <= ${now}), 0)
        + least(0, coalesce(sum(points) filter (where type <> 'EARN'), 0))`.as('lost'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.lost);
}

/** Marks the expired earnings of a member as settled. */
export async function settleOverdue(tx: Queryable, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('point_ledger')
    .set({ is_settled: true })
    .where('user_id', '=', userId)
    .where('type', '=', sql.lit('EARN'))
    .where('is_settled', '=', sql.lit(false))
    .where('expires_at', '<=', now)
    .execute();
}

/** Marks the earnings of a member as unsettled, so that the next run examines them again. */
export async function reopenEarnings(tx: Queryable, userId: number): Promise<void> {
  await tx
    .updateTable('point_ledger')
    .set({ is_settled: false })
    .where('user_id', '=', userId)
    .where('is_settled', '=', true)
    .execute();
}
