import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

export type Pieces = { optionId: number; quantity: number };

const values = (lines: readonly Pieces[]) =>
  sql.join(lines.map(({ optionId, quantity }) => sql`(${optionId}::bigint, ${quantity}::int)`));

/**
 * Returns whether all units appear to be in stock, without waiting for locks, so that requests do
 * not queue for a sold-out option. `takeStock` decides.
 */
export async function looksInStock(tx: Queryable, lines: readonly Pieces[]): Promise<boolean> {
  const { rows } = await sql`
    select o.id from product_options o join (values ${values(lines)}) as w (id, quantity) on w.id = o.id
    where o.stock < w.quantity limit 1`.execute(tx);
  return rows.length === 0;
}

/** Locks an option, for sale or not. */
export const lockOption = (tx: Queryable, id: number) =>
  tx
    .selectFrom('product_options')
    .select(['id', 'product_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
