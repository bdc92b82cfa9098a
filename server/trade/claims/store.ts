import { type ClaimForm, mayPrepay } from '#domain/trade/claims/claim.ts';
import { CLAIM_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

type NewClaim = Omit<ClaimForm, 'orderItemId'> & { orderId: number; lineId: number; userId: number };

/** Inserts a claim and returns its id. */
export const insertClaim = (tx: Queryable, claim: NewClaim, now: Date): Promise<{ id: number }> =>
  tx
    .insertInto('claims')
    .values({
      order_id: claim.orderId,
      order_item_id: claim.lineId,
      user_id: claim.userId,
      type: claim.type,
      status: CLAIM_STATE.REQUESTED,
      reason: claim.reason,
      detail: claim.detail,
      new_option_id: claim.type === 'EXCHANGE' ? claim.newOptionId : null,
      return_method: claim.method,
      pickup_on: claim.method === 'PICKUP' ? claim.pickupOn : null,
      pickup_place: claim.method === 'PICKUP' ? claim.pickupPlace : '',
      is_prepaid: mayPrepay(claim) && claim.isPrepaid,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Inserts pictures of a claim from one side. */
export async function insertClaimImages(
  tx: Queryable,
  claimId: number,
  urls: readonly string[],
  side: 'buyer' | 'seller',
): Promise<void> {
  if (urls.length === 0) return;
  const by_seller = side === 'seller';
  const rows = urls.map((url, index) => ({ claim_id: claimId, url, sort_order: index, by_seller }));
  await tx.insertInto('claim_images').values(rows).execute();
}

/** Finds the order of a line. */
export const findOrderOf = (tx: Queryable, lineId: number) =>
  tx
    .selectFrom('order_items')
    .select(columns(['order_id']))
    .where('id', '=', lineId)
    .executeTakeFirst();

/** Returns whether a line was sold by this seller's store. */
export async function isSoldBy(tx: Queryable, lineId: number, sellerId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('order_items')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select('stores.id')
    .where('order_items.id', '=', lineId)
    .where('stores.seller_id', '=', sellerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves the own parcel of a buyer; the time is that of its first number. */
export const setOwnParcel = (
  tx: Queryable,
  id: number,
  { carrier, tracking, at }: { carrier: string; tracking: string; at: Date },
) =>
  tx
    .updateTable('claims')
    .set({
      status: CLAIM_STATE.COLLECTING,
      collect_carrier: carrier,
      collect_tracking: tracking,
      collected_at: at,
    })
    .where('id', '=', id)
    .execute();

/** Sets the option of an exchanged line, which counts as delivered now. */
export const swapOption = (tx: Queryable, lineId: number, optionId: number, now: Date) =>
  tx
    .updateTable('order_items')
    .set({ option_id: optionId, delivered_at: now })
    .where('id', '=', lineId)
    .execute();
