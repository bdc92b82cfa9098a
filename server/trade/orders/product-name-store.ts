import type { Queryable } from '../../db/database.ts';

/** The name that a product has now, also when it is not sold any more. */
export async function productNameOf(db: Queryable, productId: number): Promise<string> {
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return name;
}
