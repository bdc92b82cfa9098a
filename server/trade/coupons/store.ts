import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Coupons of a member, newest first. */
export const couponsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export type CouponRow = Awaited<ReturnType<typeof couponsOf>>[number];

/** An own coupon, locked. */
export const lockCoupon = (tx: Queryable, userId: number, by: { id: number } | { code: string }) => {
  const query = tx.selectFrom('coupons').selectAll().where('user_id', '=', userId).forUpdate();
  return ('id' in by ? query.where('id', '=', by.id) : query.where('code', '=', by.code)).executeTakeFirst();
};

export const markUsed = (tx: Queryable, id: number, orderId: number | null, now: Date) =>
  tx
    .updateTable('coupons')
    .set({ used_at: now, order_id: orderId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The coupon of an order can be used again. */
export const restoreCoupon = (tx: Queryable, orderId: number) =>
  tx.updateTable('coupons').set({ used_at: null, order_id: null }).where('order_id', '=', orderId).execute();

/** Takes one coupon out of a campaign; undefined when there is none left or it has ended. */
export const takeFromCampaign = (tx: Queryable, code: string, now: Date) =>
  tx
    .updateTable('coupon_campaigns')
    .set({ issued_count: sql<number>`issued_count + 1` })
    .where('code', '=', code)
    .where('ends_at', '>', now)
    .whereRef('issued_count', '<', 'issue_limit')
    .returningAll()
    .executeTakeFirst();

export const findCampaign = (db: Queryable, code: string) =>
  db.selectFrom('coupon_campaigns').select(['id', 'ends_at']).where('code', '=', code).executeTakeFirst();
