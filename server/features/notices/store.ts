import type { PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';

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
