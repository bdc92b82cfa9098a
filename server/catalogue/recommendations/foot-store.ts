import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import type { Queryable } from '../../db/database.ts';

/** The size of shoes that a member's foot asks for; null where the member has not said or no shoe is made. */
export async function findFoot(db: Queryable, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('foot_size').where('id', '=', userId).executeTakeFirst();
  const size = row?.foot_size ? String(Math.ceil(row.foot_size / 5) * 5) : '';
  return SHOE_SIZES.includes(size) ? size : null;
}
