// What a large shop has of promised days: terms, late stores, disputes, refunds with their audit entries, and fees.

const RECENT = `o.order_no like 'S________5%' and o.ordered_at > now() - interval '60 days'`;

/** Orders of the last sixty days have terms; every second open one of them is late, and one delivery in twenty disputed. */
export const PROMISES: readonly string[] = [
  `update orders as o set promised_on = (o.ordered_at at time zone 'Asia/Seoul')::date + 3, terms = t.terms
    from (select terms from orders where terms is not null order by id limit 1) as t
    where ${RECENT} and o.status <> 'EXPIRED'`,
  `insert into late_deliveries (order_id, store_id, counted_from, noted_at)
    select distinct o.id, i.store_id, o.promised_on, now() from orders as o join order_items as i on i.order_id = o.id
    where ${RECENT} and o.status in ('ORDERED', 'SHIPPED') and o.promised_on < now()::date and o.id % 2 = 0
    on conflict do nothing`,
  `insert into delivery_disputes (order_id, order_item_id, store_id, state, opened_at, ended_at)
    select i.order_id, i.id, i.store_id, case when i.id % 80 = 0 then 'OPEN' else 'RECEIVED' end, i.delivered_at,
      case when i.id % 80 > 0 then i.delivered_at + interval '1 day' end
    from order_items as i join growth_lines as g on g.id = i.id where i.status = 'DELIVERED' and i.id % 20 = 0
    on conflict do nothing`,
  `insert into refunds (order_id, amount, points, reason, status, created_at, done_at)
    select o.id, o.final_price, 0, '주문 취소', 'DONE', o.ordered_at + interval '1 day', o.ordered_at + interval '2 days'
    from orders as o where ${RECENT} and o.status in ('CANCELLED', 'RETURNED')`,
  `insert into audit_entries (at, action, target_type, target_id, detail)
    select r.created_at, 'ORDER_' || o.status, 'ORDER', o.id, jsonb_build_object('refund', r.id, 'cause', 'CANCEL',
      'lines', (select string_agg(i.id::text, ',') from order_items as i where i.order_id = o.id))
    from refunds as r join orders as o on o.id = r.order_id where ${RECENT}`,
  `insert into store_fee_rates (store_id, valid_from, basis_points, created_at)
    select s.id, '2020-01-06'::timestamptz + make_interval(weeks => w::integer), 1000, now()
    from stores as s cross join generate_series(1::bigint, 250) as w on conflict do nothing`,
  `insert into shop_fee_rates (valid_from, basis_points, created_at)
    select '2020-01-06'::timestamptz + make_interval(weeks => w::integer), 1000, now()
    from generate_series(1::bigint, 250) as w on conflict do nothing`,
];
