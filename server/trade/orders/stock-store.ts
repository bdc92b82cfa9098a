import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

export type Pieces = { optionId: number; quantity: number };

/**
 * SQL condition: all units appear to be in stock. It waits for no lock, so that requests do not
 * queue for a sold-out option; `takeStock` decides.
 */
export const areInStock = (lines: readonly Pieces[]): RawBuilder<boolean> => {
  const ids = lines.map(({ optionId }) => optionId);
  const quantities = lines.map(({ quantity }) => quantity);
  return sql<boolean>`not exists (select from unnest(${ids}::bigint[], ${quantities}::int[]) as w (id, quantity)
    join product_options as o on o.id = w.id where o.stock < w.quantity)`;
};

/** Returns whether all units appear to be in stock. */
export async function looksInStock(tx: Queryable, lines: readonly Pieces[]): Promise<boolean> {
  const row = await tx.selectNoFrom(areInStock(lines).as('isInStock')).executeTakeFirst();
  return row?.isInStock ?? false;
}

/** Locks an option, for sale or not. */
export const lockOption = (tx: Queryable, id: number) =>
  tx
    .selectFrom('product_options')
    .select(columns(['id', 'product_id']))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
