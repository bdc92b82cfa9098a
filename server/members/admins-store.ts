import type { Queryable } from '../db/database.ts';
import { isUnder } from './sanctions/sanction-store.ts';

/** Of two administrators who go, or are sent away, at the same time one sees that the other has gone. */
export const lockAdmins = (tx: Queryable) =>
  tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Whether the shop would have nobody to run it without this member. */
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

/** Everybody who runs the shop. */
export async function findAdmins(tx: Queryable): Promise<number[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}
