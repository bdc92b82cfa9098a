import { sql } from 'kysely';
import { MOST_BLOCKED } from '#domain/members/profile/blocks.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMembers } from '../../db/locks/lock-member.ts';
import { columns } from '../../db/statements/columns.ts';
import { SHOWN_MEMBER } from '../../kit/shown-member-sql.ts';

/**
 * Inserts a block; returns false if the member does not exist. Idempotent. Both members are locked,
 * so that a concurrent follow either ends before follows are deleted, or sees the block.
 */
export async function keepBlock(tx: Queryable, userId: number, otherId: number, now: Date): Promise<boolean> {
  const statuses = await lockMembers(tx, [userId, otherId]);
  if (statuses.get(otherId) !== 'ACTIVE') return false;
  await tx
    .insertInto('blocks')
    .values({ user_id: userId, blocked_id: otherId, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Deletes the block of one member by another. */
export const dropBlock = (db: Queryable, userId: number, otherId: number) =>
  db.deleteFrom('blocks').where('user_id', '=', userId).where('blocked_id', '=', otherId).execute();

/** Finds the members that a member has blocked, latest first, at most MOST_BLOCKED. */
export const findBlocked = (db: Queryable, userId: number) =>
  db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select([...columns(['blocks.blocked_id', 'blocks.at']), ...SHOWN_MEMBER])
    .where('blocks.user_id', '=', userId)
    .orderBy('blocks.at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(sql.lit(MOST_BLOCKED))
    .execute();
