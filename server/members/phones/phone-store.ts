import type { Queryable } from '../../db/database.ts';

export const findPhone = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(['phone', 'phone_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** The number is the member's from now on; a number that another living account has proven breaks the table's rule. */
export async function keepPhone(db: Queryable, userId: number, phone: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ phone, phone_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute();
}
