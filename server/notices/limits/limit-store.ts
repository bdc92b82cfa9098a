import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds the weekly limit of a member; null without one. */
export async function findLimit(db: Queryable, userId: number): Promise<number | null> {
  const row = await db
    .selectFrom('notice_limits')
    .select('weekly')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.weekly ?? null;
}

/** Stores the weekly limit of a member; null removes it. */
export async function keepLimit(tx: Queryable, userId: number, weekly: number | null): Promise<void> {
  if (weekly === null) await tx.deleteFrom('notice_limits').where('user_id', '=', userId).execute();
  else
    await tx
      .insertInto('notice_limits')
      .values({ user_id: userId, weekly })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ weekly }))
      .execute();
}

/** Locks the limits of members, so that concurrent servers count one after the other. */
export async function lockLimits(tx: Queryable, userIds: readonly number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('notice_limits')
    .select(columns(['user_id', 'weekly']))
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ userId, weekly }) => [userId, weekly]));
}

/** Counts by member the notifications since a moment that count towards the limit. */
export async function countCounted(
  tx: Queryable,
  userIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('notices')
    .select(columns(['user_id']))
    .select((eb) => eb.fn.countAll<number>().as('counted'))
    .where('user_id', 'in', userIds)
    .where('counted_at', '>=', since)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ userId, counted }) => [userId, Number(counted)]));
}

/** Counts the notifications of a member since a moment that a limit held back. */
export async function countSuppressed(db: Queryable, userId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('suppressed'))
    .where('user_id', '=', userId)
    .where('suppressed_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.suppressed);
}

/** Notes when notifications left the shop, or were held back. */
export async function noteAt(
  tx: Queryable,
  column: 'counted_at' | 'suppressed_at',
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const at = column === 'counted_at' ? { counted_at: now } : { suppressed_at: now };
  await tx.updateTable('notices').set(at).where('id', 'in', ids).execute();
}
