import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Checks of coupons and campaigns. */
export const COUPONS: readonly Check[] = [
  {
    name: 'campaign counts',
    says: 'The number of coupons that a campaign has given is the number of its coupons.',
    of: 'campaign',
    rows: () => sql`select g.id from coupon_campaigns g
      left join (select campaign_id, count(*) as given from coupons group by 1) c on c.campaign_id = g.id
      where g.issued_count <> coalesce(c.given, 0)`,
  },
  {
    name: 'used coupons',
    says: 'A coupon is used by an order of its member that names it, and by no other.',
    of: 'coupon',
    rows: () => sql`select c.id from coupons c left join orders o on o.id = c.order_id
      where (c.used_at is null) <> (c.order_id is null)
        or (c.order_id is not null and (o.user_id <> c.user_id or o.coupon_id is distinct from c.id))`,
  },
  {
    name: 'coupons of stores',
    says: 'A coupon is of the store of its campaign, and takes nothing off the lines of another store.',
    of: 'coupon',
    rows: () => sql`select c.id from coupons c left join coupon_campaigns g on g.id = c.campaign_id
      where c.store_id is distinct from g.store_id or (c.store_id is not null and exists (
        select from orders o join order_items i on i.order_id = o.id
        where o.coupon_id = c.id and i.coupon_share > 0 and i.store_id <> c.store_id))`,
  },
];
