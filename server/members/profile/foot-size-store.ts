import { type SqlBool, sql } from 'kysely';
import type { FootSize } from '#domain/members/profile/foot-size.ts';
import type { Queryable } from '../../db/database.ts';

/**
 * SQL condition: a shopper has neither answered the question about the foot size nor entered one.
 */
export const footSizeDue = sql<SqlBool>`users.role = 'user' and users.feet_asked_at is null and users.foot_size is null`;

/** Records the answer about the foot size; null leaves the measurements unchanged. */
export async function writeFootSize(
  db: Queryable,
  userId: number,
  feet: FootSize | null,
  now: Date,
): Promise<void> {
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
