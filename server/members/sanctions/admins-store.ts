import type { Queryable } from '../../db/database.ts';
import { isUnder } from './sanction-store.ts';

/**
 * Locks all active administrators, so that of two concurrent removals the second one sees the
 * first.
 */
export const lockAdmins = (tx: Queryable) =>
  tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Returns whether a member is the only active administrator who can log in. */
export async function isLastAdmin(tx: Queryable, userId: number, now: Date): Promise<boolean> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .where(({ not }) => not(isUnder('SUSPEND', 'users.id', now)))
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === userId;
}

/** Returns the ids of all active administrators. */
export async function findAdmins(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}
