import { sql } from 'kysely';
import type { RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import type { OrderClaim } from '#domain/trade/orders/order.ts';
import { type ClaimEnd, OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';
import { optionPicture } from '../../../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns, columnsFrom } from '../../../db/statements/columns.ts';
import { signedAddresses } from '../../../kit/secrets/signed-addresses.ts';
import { optionDetailsOf } from '../reading/to-order-response.ts';
import { CLAIM_COLUMNS } from './claim-row-store.ts';
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
    .select(columnsFrom('c', CLAIM_COLUMNS))
    .select(
      columns([
        'i.quantity',
        'p.id as product_id',
        'p.name as product_name',
        'o.gender',
        'o.size',
        'o.color',
      ]),
    )
    .select(columns(['n.size as new_size', 's.name as store_name', 's.return_address']))
    .select(optionPicture('p', 'o').as('imageUrl'))
    .select([picturesOf('buyer').as('imageUrls'), picturesOf('seller').as('rejectImageUrls')])
    .where('c.order_id', '=', orderId)
    .orderBy('c.id')
    .execute();
  const addresses = await signedAddresses(
    db,
    rows.flatMap((row) => [...row.imageUrls, ...row.rejectImageUrls]),
    now,
  );
  const signed = (names: readonly string[]) => names.map((name) => addresses.get(name) ?? '');
  return rows.map((row) => ({
    claimId: row.id,
    orderItemId: row.orderItemId,
    productId: row.productId,
    productName: row.productName,
    optionDetails: optionDetailsOf(row),
    quantity: row.quantity,
    imageUrl: row.imageUrl,
    type: row.type,
    status: row.status,
    reason: row.reason,
    detail: row.detail,
    newSize: row.newSize,
    answer: row.answer,
    imageUrls: signed(row.imageUrls),
    createdAt: row.createdAt.toISOString(),
    collectCarrier: row.collectCarrier,
    collectTracking: row.collectTracking,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    refundDue: row.refundDue?.toISOString() ?? null,
    rejectReason: row.rejectReason,
    rejectImageUrls: signed(row.rejectImageUrls),
    backCarrier: row.backCarrier,
    backTracking: row.backTracking,
    ...stagesOf(row, now),
  }));
}

/** Returns the product of an order line. */
export async function productOfLine(tx: Queryable, lineId: number): Promise<number> {
  const { productId } = await tx
    .selectFrom('order_items')
    .select(columns(['product_id']))
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow();
  return productId;
}

/** Finds the undecided claims of these lines with status and quantity of each line. */
export const openClaimsOf = (tx: Queryable, lineIds: readonly number[]) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
    .select(columns(['c.id', 'c.status', 'c.order_id', 'c.order_item_id', 'c.type', 'c.new_option_id']))
    .select(columns(['i.quantity', 'i.status as line_status']))
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
    .returning(columns(['claims.user_id', 'claims.order_id', 'claims.type', 'order_items.product_id']))
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
