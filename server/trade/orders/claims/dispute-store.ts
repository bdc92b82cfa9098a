import { sql } from 'kysely';
import { DISPUTE, DISPUTE_STATE, type DisputeEnd } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import type { LineRow } from '../order-store.ts';

const { to: OPEN } = DISPUTE.starts.report;

/** SQL condition: an open dispute of line `i` exists. */
export const IS_DISPUTED = sql<boolean>`exists (select from delivery_disputes d
  where d.order_item_id = i.id and d.state = ${sql.lit(OPEN)})`;

/** Returns those of these lines with an open dispute. */
export async function disputedLines(tx: Queryable, lineIds: readonly number[]): Promise<Set<number>> {
  if (lineIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('delivery_disputes')
    .select(columns(['order_item_id']))
    .where('order_item_id', 'in', [...lineIds])
    .where('state', '=', OPEN)
    .execute();
  return new Set(rows.map((row) => row.orderItemId));
}

/** Finds disputes of these lines that are open or were ended by a person; at most one per line. */
export const disputesOf = (tx: Queryable, lineIds: readonly number[]) =>
  tx
    .selectFrom('delivery_disputes')
    .select(columns(['order_item_id', 'state']))
    .where('order_item_id', 'in', [...lineIds])
    .where('state', '<>', DISPUTE_STATE.CLOSED)
    .execute();

/**
 * Inserts disputes for lines of a locked order without one; returns their ids in order of the
 * lines.
 */
export async function insertDisputes(tx: Queryable, lines: readonly LineRow[], now: Date): Promise<number[]> {
  const rows = await tx
    .insertInto('delivery_disputes')
    .values(
      lines.map((line) => ({
        order_item_id: line.id,
        order_id: line.orderId,
        store_id: line.storeId,
        opened_at: now,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the open disputes of these lines; returns the lines concerned. */
export async function endDisputes(
  tx: Queryable,
  lineIds: readonly number[],
  state: DisputeEnd,
  now: Date,
): Promise<number[]> {
  if (lineIds.length === 0) return [];
  const rows = await tx
    .updateTable('delivery_disputes')
    .set({ state, ended_at: now })
    .where('order_item_id', 'in', [...lineIds])
    .where('state', '=', OPEN)
    .returning(columns(['order_item_id']))
    .execute();
  return rows.map((row) => row.orderItemId);
}

/** Finds a delivery dispute by id. */
export const findDispute = (tx: Queryable, id: number) =>
  tx
    .selectFrom('delivery_disputes')
    .select(columns(['order_id', 'order_item_id', 'state']))
    .where('id', '=', id)
    .executeTakeFirst();
