import type { Queryable } from '../../../db/database.ts';
import { among } from '../../../db/statements/among-sql.ts';

/** Returns the current name of a product, even if it is no longer sold. */
export async function productNameOf(db: Queryable, productId: number): Promise<string> {
  const name = (await productNamesOf(db, [productId])).get(productId);
  if (name === undefined) throw new Error(`product ${productId} is gone`);
  return name;
}

/** Returns the current names of products by id. */
export async function productNamesOf(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.selectFrom('products').select(['id', 'name']).where(among('id', ids)).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
