import { sql } from 'kysely';
import { GONE_STATUSES, LIVING_STATUSES, UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Check } from './check.ts';
import { firstDelivery } from './first-delivery-sql.ts';

const list = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));
/**
 * SQL equivalent of `orderStatusOf`: the least advanced living line; without one, how the last
 * lines ended.
 */
const STATUS = sql`case ${sql.join(
  [...LIVING_STATUSES, ...GONE_STATUSES.toReversed()].map(
    (state) => sql`when bool_or(i.status = ${sql.lit(state)}) then ${sql.lit(state)}`,
  ),
  sql` `,
)} end`;

/** Checks of order amounts and statuses. */
export const ORDERS: readonly Check[] = [
  {
    name: 'order sums',
    says: 'What an order comes to is its lines and the delivery fee less discounts and points.',
    of: 'order',
    rows: () => sql`select o.id from orders o join order_items i on i.order_id = o.id group by o.id
      having o.base_total <> sum(i.base_price * i.quantity) or o.goods_total <> sum(i.unit_price * i.quantity)
        or o.final_price <>
          o.goods_total - o.level_discount - o.follower_discount - o.coupon_discount - o.used_points + o.delivery_fee`,
  },
  {
    name: 'discount shares',
    says: 'Discounts and points of an order are shared out among its lines to the won.',
    of: 'order',
    rows: () => sql`select o.id from orders o join order_items i on i.order_id = o.id group by o.id
      having o.level_discount <> sum(i.level_share) or o.follower_discount <> sum(i.follower_share)
        or o.coupon_discount <> sum(i.coupon_share)
        or o.used_points <> sum(i.point_share)`,
  },
  {
    name: 'order states',
    says: 'The state of a paid order follows from its lines; an unpaid one has the state of all of them.',
    of: 'order',
    rows: () => sql`select o.id from orders o join order_items i on i.order_id = o.id group by o.id
      having case when o.status in (${list(UNPAID_STATUSES)}) then not bool_and(i.status = o.status)
        else o.status is distinct from ${STATUS} end`,
  },
  {
    name: 'order payments',
    says: 'A paid order has a payment of what it comes to.',
    of: 'order',
    rows: () => sql`select o.id from orders o left join payments p on p.order_id = o.id
      where o.status not in (${list(UNPAID_STATUSES)})
        and (p.id is null or p.status <> 'PAID' or p.amount <> o.final_price)`,
  },
  {
    name: 'parcel times',
    says: 'A line is ordered, sent, delivered and confirmed in this order.',
    of: 'order',
    rows: () => sql`select distinct o.id from order_items i join orders o on o.id = i.order_id
      where i.shipped_at < o.ordered_at or i.delivered_at < coalesce(i.shipped_at, o.ordered_at)
        or i.confirmed_at < ${firstDelivery} or (i.status = 'DELIVERED' and i.delivered_at is null)`,
  },
];
