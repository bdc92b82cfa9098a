import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Returns the shoe size of a member's foot size; null if it is unknown or no such shoe exists. */
export async function findFootSize(db: Queryable, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(columns(['foot_size']))
    .where('id', '=', userId)
    .executeTakeFirst();
  const size = row?.footSize ? String(Math.ceil(row.footSize / 5) * 5) : '';
  return SHOE_SIZES.includes(size) ? size : null;
}
