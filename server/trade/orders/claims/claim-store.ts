import { sql } from 'kysely';
import type { RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { type ClaimEnd, OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import { optionPicture } from '../../../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../../../db/database.ts';
import { signedAddresses } from '../../../kit/secrets/signed-addresses.ts';
import { optionDetailsOf } from '../reading/to-order-response.ts';
import { stagesOf } from './claim-stages-of.ts';

/** SQL: names of the pictures that one side sent with claim `c`. */
export const picturesOf = (side: 'buyer' | 'seller') =>
  sql<string[]>`array(select m.url from claim_images m
    where m.claim_id = c.id and m.by_seller = ${side === 'seller'} order by m.sort_order)`;

/** Finds the claims of an order with signed picture addresses, oldest first. */
export async function claimsOf(db: Queryable, orderId: number, now: Date): Promise<OrderClaim[]> {
  const rows = await db
    .selectFrom('claims as c')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'i.store_id')
    .innerJoin('product_options as o', 'o.id', 'i.option_id')
    .leftJoin('product_options as n', 'n.id', 'c.new_option_id')
    .selectAll('c')
    .select(['i.quantity', 'p.id as product_id', 'p.name as product_name', 'o.gender', 'o.size', 'o.color'])
    .select(['n.size as new_size', 's.name as store_name', 's.return_address'])
    .select(optionPicture('p', 'o').as('image_url'))
    .select([picturesOf('buyer').as('image_urls'), picturesOf('seller').as('reject_image_urls')])
    .where('c.order_id', '=', orderId)
    .orderBy('c.id')
    .execute();
  const addresses = await signedAddresses(
    db,
    rows.flatMap((row) => [...row.image_urls, ...row.reject_image_urls]),
    now,
  );
  const signed = (names: readonly string[]) => names.map((name) => addresses.get(name) ?? '');
  return rows.map((row) => ({
    claimId: row.id,
    orderItemId: row.order_item_id,
    productId: row.product_id,
    productName: row.product_name,
    optionDetails: optionDetailsOf(row),
    quantity: row.quantity,
    imageUrl: row.image_url,
    type: row.type,
    status: row.status,
    reason: row.reason,
    detail: row.detail,
    newSize: row.new_size,
    answer: row.answer,
    imageUrls: signed(row.image_urls),
    createdAt: row.created_at.toISOString(),
    collectCarrier: row.collect_carrier,
    collectTracking: row.collect_tracking,
    receivedAt: row.received_at?.toISOString() ?? null,
    refundDue: row.refund_due?.toISOString() ?? null,
    rejectReason: row.reject_reason,
    rejectImageUrls: signed(row.reject_image_urls),
    backCarrier: row.back_carrier,
    backTracking: row.back_tracking,
    ...stagesOf(row, now),
  }));
}

/** Returns the product of an order line. */
export const productOfLine = async (tx: Queryable, lineId: number): Promise<number> =>
  (await tx.selectFrom('order_items').select('product_id').where('id', '=', lineId).executeTakeFirstOrThrow())
    .product_id;

/** Finds a claim (return or exchange request) by id. */
export const findClaim = (tx: Queryable, id: number) =>
  tx.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds the undecided claims of these lines with status and quantity of each line. */
export const openClaimsOf = (tx: Queryable, lineIds: readonly number[]) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .select([
      'c.id',
      'c.status',
      'c.order_id',
      'c.order_item_id',
      'c.type',
      'c.new_option_id',
      'i.quantity',
      'i.status as line_status',
    ])
    .where('c.order_item_id', 'in', [...lineIds])
    .where('c.status', 'in', [...OPEN_CLAIM_STATES])
    .orderBy('c.id')
    .execute();

/** Outcome of a claim. */
export type Decision = {
  status: ClaimEnd;
  answer?: string;
  reject_reason?: RejectReason | null;
  refund_id?: number | null;
  decided_at: Date;
};

/** Writes the outcome of a claim; returns its buyer and product. */
export const decideClaimRow = (tx: Queryable, id: number, change: Decision) =>
  tx
    .updateTable('claims')
    .from('order_items')
    .set(change)
    .whereRef('order_items.id', '=', 'claims.order_item_id')
    .where('claims.id', '=', id)
    .returning(['claims.user_id', 'claims.order_id', 'claims.type', 'order_items.product_id'])
    .executeTakeFirstOrThrow();
export type Decided = Awaited<ReturnType<typeof decideClaimRow>>;

/** Returns whether a member is the buyer of the picture's claim or the seller of its line. */
export async function mayReadPicture(db: Queryable, name: string, memberId: number): Promise<boolean> {
  const row = await db
    .selectFrom('claim_images as m')
    .innerJoin('claims as c', 'c.id', 'm.claim_id')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('stores as s', 's.id', 'p.store_id')
    .select('m.id')
    .where('m.url', '=', name)
    .where((eb) => eb.or([eb('c.user_id', '=', memberId), eb('s.seller_id', '=', memberId)]))
    .executeTakeFirst();
  return row !== undefined;
}
