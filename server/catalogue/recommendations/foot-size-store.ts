import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import type { Queryable } from '../../db/database.ts';

/** Returns the shoe size of a member's foot size; null if it is unknown or no such shoe exists. */
export async function findFootSize(db: Queryable, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('foot_size').where('id', '=', userId).executeTakeFirst();
  const size = row?.foot_size ? String(Math.ceil(row.foot_size / 5) * 5) : '';
  return SHOE_SIZES.includes(size) ? size : null;
}
