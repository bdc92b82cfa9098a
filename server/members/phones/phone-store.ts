import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds phone number and verification time of a member. */
export const findPhone = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(columns(['phone', 'phone_verified_at']))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * Sets the verified phone number; a number verified by another active account violates the unique
 * index.
 */
export async function keepPhone(db: Queryable, userId: number, phone: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ phone, phone_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
