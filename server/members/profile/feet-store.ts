import { type SqlBool, sql } from 'kysely';
import type { Feet } from '#domain/members/profile/foot-size.ts';
import type { Queryable } from '../../db/database.ts';

/** Whether the shopper of a row of `users` has yet to be asked; who has told it already is not. */
export const feetDue = sql<SqlBool>`users.role = 'user' and users.feet_asked_at is null and users.foot_size is null`;

/** What was answered; null leaves the figures as they are. */
export async function writeFeet(db: Queryable, userId: number, feet: Feet | null, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      ...(feet ? { foot_size: feet.footSize, foot_width: feet.footWidth } : {}),
      feet_asked_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
