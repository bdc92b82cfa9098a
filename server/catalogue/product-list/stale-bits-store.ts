import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/**
 * SQL condition: the bitmaps lag behind committed changes, or behind discounts that began or ended by
 * `now`. It is the condition on which `refresh_product_bits` (migration 0073) does anything.
 */
export const areStale = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from product_bits_stale) or exists (select from products where turns_at <= ${now}))`;

/**
 * Updates the bitmaps by committed changes and elapsed time; costs one query if nothing changed.
 * Returns whether due discounts remain unrecorded (decision 135).
 */
export async function refreshBits(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await sql<{ behind: boolean }>`select refresh_product_bits(${now}) as behind`.execute(db);
  return rows[0]?.behind ?? false;
}
