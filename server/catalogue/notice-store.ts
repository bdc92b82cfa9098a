import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../db/database.ts';

type NewNotice = {
  userId: number;
  type: string;
  message: string;
  /** Page of the shop that it is about. */
  path: string;
  /** What it tells of: the same is told once. */
  about: readonly [type: string, id: number];
};

/** Tells members something, in the transaction that did it. */
export async function addNotices(tx: Queryable, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ userId, about: [ref_type, ref_id], type, message, path }) => ({
    user_id: userId,
    type,
    message,
    path,
    ref_type,
    ref_id,
    read_at: null,
    created_at: now,
  }));
  await tx
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findNotices = (db: Queryable, userId: number, { page, size }: PageQuery) =>
  db
    .selectFrom('notices')
    .select(['id', 'type', 'message', 'path', 'read_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();

export async function countNotices(db: Queryable, userId: number): Promise<number> {
  const row = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Marks one's own notice; false when there is none. The first time it was read stays. */
export async function markRead(db: Queryable, userId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
