import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

type Ended = { state: 'DONE' | 'REFUSED' | 'CANCELLED'; decidedBy: number | null };

/** Inserts a pending reset; returns null if one is pending already. */
export async function insertReset(
  tx: Queryable,
  { userId, askedBy, dueAt }: { userId: number; askedBy: number; dueAt: Date },
  now: Date,
): Promise<number | null> {
  const row = await tx
    .insertInto('mfa_resets')
    .values({ user_id: userId, asked_by: askedBy, asked_at: now, due_at: dueAt })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'WAITING').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Ends a pending reset; of concurrent calls only one gets the row. */
export const endReset = (tx: Queryable, id: number, { state, decidedBy }: Ended, now: Date) =>
  tx
    .updateTable('mfa_resets')
    .set({ state, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returning(columns(['user_id']))
    .executeTakeFirst();

/** Finds a pending reset with its member. */
export const findReset = (db: Queryable, id: number) =>
  db
    .selectFrom('mfa_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(columns(['r.id', 'r.user_id', 'r.asked_by', 'u.role', 'u.email']))
    .where('r.id', '=', id)
    .where('r.state', '=', 'WAITING')
    .executeTakeFirst();

/** Returns the ids of pending resets that are due, at most 100. */
export async function dueResets(db: Queryable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('mfa_resets')
    .select('id')
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
