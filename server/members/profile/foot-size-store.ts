import { type SqlBool, sql } from 'kysely';
import type { Feet } from '#domain/members/profile/foot-size.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * SQL condition: a shopper has neither answered the question about the foot size nor entered one.
 */
export const feetDue = sql<SqlBool>`users.role = 'user' and users.feet_asked_at is null and users.foot_size is null`;

/** Records the answer about the foot size; null leaves the measurements unchanged. */
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
