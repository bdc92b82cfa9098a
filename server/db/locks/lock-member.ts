import type { Queryable } from '../database.ts';

/**
 * Row lock on a member: work that counts or sums what is theirs takes turns. Code that takes several locks takes them
 * in one order, or two transactions would wait for each other: order, member, coupon, options; event, feed, member, vote.
 * A row that names the member may be inserted before: no change of a member needs a lock against that (migration 0096).
 */
export async function lockMember(tx: Queryable, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** The same, and whether the member is one still: who has just left or was shut out does nothing more. */
export async function lockActive(tx: Queryable, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status === 'ACTIVE';
}

/** The same for many, always in the one order of their ids; answers how each of them stands. */
export async function lockMembers(tx: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'status'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
