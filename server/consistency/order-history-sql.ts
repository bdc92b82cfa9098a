import { sql } from 'kysely';
import { LINE, LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Check } from './check.ts';

const pairs = Object.values(LINE.moves)
  .filter(({ from, to }) => from !== to)
  .map(({ from, to }) => sql`(${sql.lit(from)}, ${sql.lit(to)})`);
/**
 * SQL: possible first events of a history; orders older than reservations begin with the payment.
 */
const FIRST = sql.join([LINE_STATE.PENDING, LINE_STATE.ORDERED].map((state) => sql.lit(state)));
const STATES = sql.join(LINE.states.map((state) => sql.lit(state)));

/**
 * SQL: transitions of every line; an event of the whole order applies to each line, and those of the line that it
 * was split from until the claim that split it.
 */
const MOVES = sql`select i.order_id, i.id as line_id, i.status, h.event, h.created_at,
    lag(h.event) over line as before, lead(h.id) over line is null as is_last
  from order_items i join order_history h
    on h.order_id = i.order_id and h.event in (${STATES})
      and (coalesce(h.order_item_id, i.id) = i.id or (h.order_item_id = i.split_from
        and h.id < (select min(own.id) from order_history own where own.order_item_id = i.id)))
  window line as (partition by i.id order by h.id)`;

/** Checks of order timelines. */
export const ORDER_HISTORY: readonly Check[] = [
  {
    name: 'order histories',
    says: 'The history of a line goes from its start by moves that the life of an order has to its state now.',
    of: 'order',
    rows: () => sql`select distinct order_id as id from (${MOVES}) as moves
      where (before is null and event not in (${FIRST}))
        or (before is not null and (before, event) not in (${sql.join(pairs)}))
        or (is_last and event <> status)
      union select order_id from order_items i
        where not exists (select from order_history h where h.order_id = i.order_id)`,
  },
  {
    name: 'history times',
    says: 'The history of an order is in the order of time, to the minute by which clocks of servers may differ.',
    of: 'order',
    rows: () => sql`select distinct order_id as id from (select order_id, created_at,
        lag(created_at) over (partition by order_id order by id) as before from order_history) as noted
      where created_at < before - interval '1 minute'`,
  },
];
