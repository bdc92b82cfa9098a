import type { Queryable } from './database.ts';

/**
 * Row lock on a member: whatever counts or sums what is theirs takes turns. Everybody who takes several locks takes
 * them in one order, or two would wait for each other: order, member, coupon, options.
 */
export async function lockMember(tx: Queryable, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}
