import type { Queryable } from '../database.ts';
import { among } from '../statements/among-sql.ts';

/**
 * Locks a member, which serialises counts and sums of the member's rows. Locks are taken in a
 * common order, which prevents deadlocks: order, member, coupon, options; event, feed, member,
 * vote. Rows that refer to the member may be inserted without it (migration 0096).
 */
export async function lockMember(tx: Queryable, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Locks a member and returns whether the account is active. */
export async function lockActive(tx: Queryable, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('status')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.status === 'ACTIVE';
}

/** Locks members in order of id; returns their statuses. */
export async function lockMembers(tx: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'status'])
    .where(among('id', ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
