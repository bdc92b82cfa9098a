import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { listOfParts, type StatementPart } from '../../db/statements/statement-part.ts';
import { noteAvailability } from './availability.ts';
import { notifyLowStock } from './low-stock.ts';

/**
 * Reasons of stock movements; the initial stock of an option is recorded by the database (migration
 * 0043).
 */
type Reason = 'HOLD' | 'RELEASE' | 'CANCEL' | 'RETURN' | 'EXCHANGE' | 'EDIT' | 'IMPORT';

/** Stock movement: `delta` units in (positive) or out (negative), and the order that caused it. */
export type StockMove = { optionId: number; delta: number; reason: Reason; orderId?: number };

/** Time of the movements, the member of a manual change, and what the same statement writes beside them. */
type Moved = { now: Date; actorId?: number; beside?: readonly StatementPart[] };

type MovedRow = { option_id: number; product_id: number; delta: number; after: number; low_stock: number };

/**
 * Changes stock; the only code that does. Each change and its ledger row are one statement. Returns
 * false if an option has too few units or does not exist; the others are then changed already, so that
 * a caller who wants all or none rolls back. The caller holds the row locks, taken in order of id.
 */
export async function moveStock(
  tx: Queryable,
  moves: readonly StockMove[],
  { now, actorId, beside = [] }: Moved,
): Promise<boolean> {
  const asked = moves.filter(({ delta }) => delta !== 0);
  if (asked.length === 0 && beside.length > 0) throw new Error('nothing is written beside no movement');
  if (asked.length === 0) return true;
  const values = sql.join(
    asked.map(
      ({ optionId, delta, reason, orderId = null }) =>
        sql`(${optionId}::bigint, ${delta}::int, ${reason}::text, ${orderId}::bigint)`,
    ),
  );
  const { rows } = await sql<MovedRow>`
    with asked as (select id, reason, ref, sum(delta)::int as delta
      from (values ${values}) as v (id, delta, reason, ref) group by id, reason, ref),
    whole as (select id, sum(delta)::int as delta from asked group by id),
    moved as (update product_options o set stock = o.stock + w.delta from whole w
      where o.id = w.id and o.stock + w.delta >= 0 returning o.id, o.stock - w.delta as before, o.low_stock, o.product_id),
    noted as (insert into stock_moves (option_id, delta, after, reason, ref_type, ref_id, actor_id, at)
      select a.id, a.delta, m.before + sum(a.delta) over (partition by a.id order by a.delta desc, a.reason, a.ref),
        a.reason, case when a.ref is not null then 'ORDER' end, a.ref, ${actorId ?? null}::bigint, ${now}::timestamptz
      from asked a join moved m on m.id = a.id where a.delta <> 0 order by a.id, a.delta desc, a.reason, a.ref
    returning option_id, delta, after)${beside.length > 0 ? sql`, ${listOfParts(beside)}` : sql``}
    select noted.*, moved.low_stock, moved.product_id from noted join moved on moved.id = noted.option_id`.execute(
    tx,
  );
  const turned = rows.filter(({ delta, after }) => after > 0 !== after - delta > 0);
  noteAvailability(turned.map(({ product_id: id }) => id));
  // A store is not warned about its own manual changes.
  const low = rows.filter(({ delta, after, low_stock: most }) => after <= most && after - delta > most);
  if (actorId === undefined && low.length > 0)
    await notifyLowStock(
      tx,
      low.map(({ option_id: id }) => id),
      now,
    );
  const met = new Set(rows.map(({ option_id: id }) => id));
  return asked.every(({ optionId }) => met.has(optionId));
}

/** Locks options in order of id; returns their stock. */
export const lockStock = (tx: Queryable, ids: readonly number[]): Promise<{ id: number; stock: number }[]> =>
  tx
    .selectFrom('product_options')
    .select(['id', 'stock'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
