import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the won of the coupon share of a line `i` that its store pays, because the coupon of the order is
 * the store's own; 0 for a coupon of the shop.
 */
export const STORE_SHARE: RawBuilder<number> = sql<number>`case when i.coupon_share > 0 and exists (
  select from orders co join coupons k on k.id = co.coupon_id where co.id = i.order_id and k.store_id = i.store_id
) then i.coupon_share else 0 end`;
