import { sql } from 'kysely';
import { GONE_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Check } from './check.ts';
import { firstDelivery } from './first-delivery-sql.ts';

const GONE = sql.join(GONE_STATUSES.map((state) => sql.lit(state)));

/** Consistency checks: refunds stay within what was paid and match lines and claims. */
export const REFUNDS: readonly Check[] = [
  {
    name: 'refund sums',
    says: 'What comes back of an order is never more than was paid for it, in money and in points.',
    of: 'order',
    rows: () => sql`select o.id from orders o
      join refunds r on r.order_id = o.id and r.payment_key is null
      left join payments p on p.order_id = o.id and p.status = 'PAID'
      group by o.id, p.amount having sum(r.amount) > coalesce(p.amount, 0) or sum(r.points) > o.used_points`,
  },
  {
    name: 'refunded lines',
    says: 'An order of which a line was cancelled or returned has a refund.',
    of: 'order',
    rows: () => sql`select distinct i.order_id as id from order_items i where i.status in (${GONE})
      and not exists (select from refunds r where r.order_id = i.order_id)`,
  },
  {
    name: 'returned pairs',
    says: 'A completed return is of a line that came back.',
    of: 'claim',
    rows: () => sql`select c.id from claims c join order_items i on i.id = c.order_item_id
      where c.type = 'RETURN' and c.status = 'COMPLETED' and i.status not in (${GONE})`,
  },
  {
    name: 'claim times',
    says: 'A pair is asked back by its buyer once it is delivered, and decided about after that.',
    of: 'claim',
    rows: () => sql`select c.id from claims c
      join order_items i on i.id = c.order_item_id join orders o on o.id = i.order_id
      where o.user_id <> c.user_id or o.id <> c.order_id or i.delivered_at is null
        or c.created_at < ${firstDelivery} or c.decided_at < c.created_at`,
  },
  {
    name: 'cash receipts',
    says: 'What was issued as a cash receipt minus what was cancelled of it is the deposit that is not refunded.',
    of: 'order',
    rows: () => sql`select o.id from orders o join cash_receipts c on c.order_id = o.id
      where c.state in ('ASKED', 'ISSUED') and
        (select coalesce(sum(case when k.kind = 'ISSUE' then k.amount else -k.amount end), 0)
          from cash_receipt_calls k where k.order_id = o.id and (k.kind = 'CANCEL' or k.state <> 'FAILED'))
        <> o.final_price - (select coalesce(sum(r.amount), 0) from refunds r
          where r.order_id = o.id and r.payment_key is null)`,
  },
];
