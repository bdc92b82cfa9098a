import { sql } from 'kysely';
import type { Mover } from '#domain/trade/orders/order-lifecycle.ts';
import { MOST_OFFERED_ORDERS, type OrderPart } from '#domain/trade/orders/order-trail.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns, columnsSql } from '../../../db/statements/columns.ts';

/** Finds the newest orders of the shop. */
export const newestOrders = (db: Queryable) =>
  db
    .selectFrom('orders')
    .select(columns(['id', 'order_no', 'status']))
    .orderBy('id', 'desc')
    .limit(MOST_OFFERED_ORDERS)
    .execute();

type Part = { part: OrderPart; id: number; state: string };
/** Finds the parts of an order with their states, in the order of the table. */
export async function partsOf(db: Queryable, orderId: number): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select 'line' as part, id, status as state, 1 as place from order_items where order_id = ${orderId}
    union all select 'hold', id, status, 2 from payments where order_id = ${orderId}
    union all select 'claim', id, status, 3 from claims where order_id = ${orderId}
    union all select 'dispute', id, state, 4 from delivery_disputes where order_id = ${orderId}
    union all select 'refund', id, status, 5 from refunds where order_id = ${orderId}
    order by place, id`.execute(db);
  return rows.map(({ part, id, state }) => ({ part, id: Number(id), state }));
}

type Step = { id: number; at: Date; action: string; by: Mover; requestId: string | null };
/** Finds the audited steps of an order, its claims and its refunds, oldest first, with the role that acted. */
export async function stepsOf(db: Queryable, orderId: number): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select ${columnsSql(['e.id', 'e.at', 'e.action', 'e.request_id'])},
      case when e.actor_id is null then 'system' when e.actor_id = o.user_id then 'buyer'
        when u.role = 'admin' then 'admin' else 'seller' end as by
    from orders o join audit_entries e on (e.target_type = 'ORDER' and e.target_id = o.id)
      or (e.target_type = 'CLAIM' and e.target_id in (select id from claims where order_id = o.id))
      or (e.target_type = 'REFUND' and e.target_id in (select id from refunds where order_id = o.id))
    left join users u on u.id = e.actor_id
    where o.id = ${orderId} order by e.id`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
