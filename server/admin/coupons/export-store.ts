import { sql } from 'kysely';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { CouponStatus } from '#domain/trade/coupons/coupon.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** SQL equivalent of the states in domain/trade/coupons/coupon.ts. */
const inState = (now: Date) => ({
  ACTIVE: sql<boolean>`k.used_at is null and k.expires_at > ${now}`,
  USED: sql<boolean>`k.used_at is not null`,
  EXPIRED: sql<boolean>`k.used_at is null and k.expires_at <= ${now}`,
});

/** Finds the coupons of a campaign, latest first, with holder and order. */
export const findCouponsOf = (
  db: Queryable,
  { campaignId, status }: { campaignId: number; status: CouponStatus | undefined },
  now: Date,
) =>
  db
    .selectFrom('coupons as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .leftJoin('orders as o', 'o.id', 'k.order_id')
    .select(columns(['k.id', 'k.code', 'k.name', 'k.issued_at', 'k.expires_at', 'k.used_at', 'k.user_id']))
    .select(columns(['u.nickname', 'o.order_no', 'o.coupon_discount']))
    .where('k.campaign_id', '=', campaignId)
    .where(status ? inState(now)[status] : sql<boolean>`true`)
    .orderBy('k.id', 'desc')
    .limit(MAX_LISTED)
    .execute();
