import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

export type Pieces = { optionId: number; quantity: number };

const values = (lines: readonly Pieces[]) =>
  sql.join(lines.map(({ optionId, quantity }) => sql`(${optionId}::bigint, ${quantity}::int)`));

/**
 * Whether all these pieces are there, as far as can be seen without waiting: in a rush no call queues for what is sold
 * out. `takeStock` has the last word.
 */
export async function looksInStock(tx: Queryable, lines: readonly Pieces[]): Promise<boolean> {
  const { rows } = await sql`
    select o.id from product_options o join (values ${values(lines)}) as w (id, quantity) on w.id = o.id
    where o.stock < w.quantity limit 1`.execute(tx);
  return rows.length === 0;
}

/**
 * Takes pieces out of stock, all lines or none: answers false when one is short.
 * The caller holds the rows' locks (`lockBasket`), and the table refuses a negative stock.
 */
export async function takeStock(tx: Queryable, lines: readonly Pieces[]): Promise<boolean> {
  const { rows } = await sql`
    update product_options o set stock = o.stock - w.quantity
    from (values ${values(lines)}) as w (id, quantity)
    where o.id = w.id and o.stock >= w.quantity returning o.id`.execute(tx);
  return rows.length === lines.length;
}

/** Puts pieces back; rows are locked in the order of their ids like everywhere. */
export async function addStock(tx: Queryable, lines: readonly Pieces[]): Promise<void> {
  await tx
    .selectFrom('product_options')
    .select('id')
    .where(
      'id',
      'in',
      lines.map(({ optionId }) => optionId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  await sql`
    update product_options o set stock = o.stock + w.quantity
    from (select id, sum(quantity)::int as quantity from (values ${values(lines)}) as v (id, quantity) group by id) as w
    where o.id = w.id`.execute(tx);
}

/** Row lock on an option, for sale or not. */
export const lockOption = (tx: Queryable, id: number) =>
  tx
    .selectFrom('product_options')
    .select(['id', 'product_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
