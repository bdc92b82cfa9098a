import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import { maskedName } from '#domain/members/recovery/masked-name.ts';
import { type ClaimRow, isRefundLate, type listSellerClaims } from '#domain/seller/claims/claim-desk.ts';
import { causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { isParcelPaid } from '#domain/trade/claims/claim.ts';
import { CLAIM_MARKS } from '#domain/trade/claims/claim-stages.ts';
import { trackingLink } from '#domain/trade/delivery/carriers.ts';
import {
  CLAIM_STATES,
  CLAIMED_LINE,
  isOpenClaim,
  mayMoveClaim,
} from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { signedAddresses } from '../../kit/secrets/signed-addresses.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { returnOf } from '../../trade/orders/claims/claim-stages-of.ts';
import { refundFor } from '../../trade/orders/claims/undo-lines.ts';
import { findOrder, linesOf } from '../../trade/orders/order-store.ts';
import { optionDetailsOf } from '../../trade/orders/reading/to-order-response.ts';
import { countClaims, type DeskClaim, findClaimIds, findClaimRows } from './claim-store.ts';
import { mayMark } from './mark-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const toRow = (claim: DeskClaim, now: Date): ClaimRow => ({
  claimId: claim.id,
  orderId: claim.orderId,
  orderNo: claim.orderNo,
  orderItemId: claim.orderItemId,
  productId: claim.productId,
  productName: claim.productName,
  optionDetails: optionDetailsOf(claim),
  imageUrl: claim.imageUrl,
  quantity: claim.quantity,
  type: claim.type,
  status: claim.status,
  reason: claim.reason,
  newSize: claim.newSize,
  buyerName: maskedName(claim.recipientName),
  createdAt: claim.createdAt.toISOString(),
  refundDue: iso(claim.refundDue),
  isRefundLate: isRefundLate(claim.refundDue, claim.decidedAt, now),
});

/** Returns a page of claims on the seller's lines. */
export async function listClaims(
  { db, clock }: Ports,
  sellerId: number,
  query: QueryOf<typeof listSellerClaims>,
) {
  const now = clock.now();
  const { ids, total } = await findClaimIds(db, sellerId, query, now);
  const rows = await findClaimRows(db, sellerId, ids);
  return {
    ...toPaged(
      rows.map((row) => toRow(row, now)),
      query,
      total,
    ),
    ...(await countClaims(db, sellerId, now)),
    readAt: now.toISOString(),
  };
}

/** Returns a claim with what its decision needs. */
export async function readClaim({ db, clock }: Ports, sellerId: number, id: number) {
  const now = clock.now();
  const [claim] = await findClaimRows(db, sellerId, [id]);
  if (!claim) throw new ShopError('CLAIM_NOT_FOUND');
  const addresses = await signedAddresses(db, [...claim.imageUrls, ...claim.rejectImageUrls], now);
  const signed = (names: readonly string[]) => names.map((name) => addresses.get(name) ?? '');
  const isLiving = claim.lineStatus === CLAIMED_LINE;
  return {
    ...toRow(claim, now),
    detail: claim.detail,
    answer: claim.answer,
    imageUrls: signed(claim.imageUrls),
    rejectReason: claim.rejectReason,
    rejectImageUrls: signed(claim.rejectImageUrls),
    collectCarrier: claim.collectCarrier,
    collectTracking: claim.collectTracking,
    collectUrl: trackingLink(claim.collectCarrier, claim.collectTracking),
    collectedAt: iso(claim.collectedAt),
    receivedAt: iso(claim.receivedAt),
    inspectNote: claim.inspectNote,
    backCarrier: claim.backCarrier,
    backTracking: claim.backTracking,
    backUrl: trackingLink(claim.backCarrier, claim.backTracking),
    decidedAt: iso(claim.decidedAt),
    refund: isLiving ? await splitOf(db, claim) : null,
    next: CLAIM_STATES.filter((to) => isLiving && mayMoveClaim('seller', claim.status, to)),
    marks: CLAIM_MARKS.filter((mark) => isLiving && mayMark(claim, mark)),
    approvedAt: iso(claim.approvedAt),
    checkedAt: iso(claim.checkedAt),
    ...returnOf(claim),
    readAt: now.toISOString(),
  };
}

/** Computes the refund of completing a return, as shown to the buyer before. */
async function splitOf(db: Queryable, claim: DeskClaim) {
  if (claim.type !== 'RETURN' || !isOpenClaim(claim.status)) return null;
  const order = await findOrder(db, { id: claim.orderId });
  const all = await linesOf(db, claim.orderId);
  const line = all.find(({ id }) => id === claim.orderItemId);
  return order && line
    ? refundFor(order, all, [line], causeOf(claim.reason), isParcelPaid(returnOf(claim)))
    : null;
}
