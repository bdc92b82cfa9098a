import type { LineParts } from '#domain/trade/claims/line-part.ts';
import type { Queryable } from '../../db/database.ts';
import { LINE, type LineRow } from '../orders/order-store.ts';

/** Writes pairs of a locked order's line that are split off as a line of their own; returns that line. */
export async function insertPart(tx: Queryable, { part, rest }: LineParts<LineRow>): Promise<LineRow> {
  await tx
    .updateTable('order_items')
    .set({ quantity: rest.quantity, ...sharesOf(rest) })
    .where('id', '=', rest.id)
    .execute();
  return tx
    .insertInto('order_items')
    .values({
      order_id: part.orderId,
      product_id: part.productId,
      option_id: part.optionId,
      store_id: part.storeId,
      quantity: part.quantity,
      unit_price: part.unitPrice,
      base_price: part.basePrice,
      ...sharesOf(part),
      status: part.status,
      carrier: part.carrier,
      tracking_no: part.trackingNo,
      shipped_at: part.shippedAt,
      delivered_at: part.deliveredAt,
      confirmed_at: null,
      split_from: rest.id,
    })
    .returning(LINE)
    .executeTakeFirstOrThrow();
}

const sharesOf = ({ levelShare, followerShare, couponShare, pointShare }: LineRow) => ({
  level_share: levelShare,
  follower_share: followerShare,
  coupon_share: couponShare,
  point_share: pointShare,
});
