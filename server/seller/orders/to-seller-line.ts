import { maskedName } from '#domain/members/recovery/masked-name.ts';
import { type SellerLine, sellerSteps, shipBy } from '#domain/seller/orders/seller-line.ts';
import { paidFor } from '#domain/trade/claims/refund.ts';
import { trackingLink } from '#domain/trade/delivery/carriers.ts';
import { maySellerDeliver, sellerDeliversFrom } from '#domain/trade/delivery/seller-delivery.ts';
import { BUYER_STEPS, DISPUTE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { lateLines } from '../../trade/orders/delivery/record-delays.ts';
import type { ShownLine } from '../../trade/orders/reading/read-store.ts';
import { optionDetailsOf, statusOf } from '../../trade/orders/reading/to-order-response.ts';

/** Order data of a line row. */
export type OrderOfLine = {
  id: number;
  orderNo: string;
  orderedAt: Date;
  promisedOn: string | null;
  recipientName: string;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Maps a line for its seller. */
export function toSellerLine(line: ShownLine, order: OrderOfLine, now: Date): SellerLine {
  const due = shipBy(order.orderedAt);
  const mayDeliver = maySellerDeliver(line.shippedAt, now);
  return {
    orderItemId: line.id,
    orderId: order.id,
    orderNo: order.orderNo,
    orderedAt: order.orderedAt.toISOString(),
    productId: line.productId,
    productName: line.productName,
    optionDetails: optionDetailsOf(line),
    imageUrl: line.imageUrl,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    paid: paidFor(line),
    buyerName: maskedName(order.recipientName),
    status: statusOf(line.status),
    shippedAt: iso(line.shippedAt),
    deliveredAt: iso(line.deliveredAt),
    confirmedAt: iso(line.confirmedAt),
    carrier: line.carrier,
    trackingNumber: line.trackingNo,
    trackingUrl: trackingLink(line.carrier, line.trackingNo),
    shipBy: due.toISOString(),
    isLate: line.status === BUYER_STEPS.ordered && now >= due,
    isOverdue: lateLines(order, [line], now).length > 0,
    isDisputed: line.dispute === DISPUTE_STATE.OPEN,
    claim: line.lastClaim,
    next: sellerSteps(line.status, { hasOpenClaim: line.openClaim !== null, mayDeliver }),
    deliverableFrom:
      line.status === BUYER_STEPS.shipped && line.shippedAt && !mayDeliver
        ? sellerDeliversFrom(line.shippedAt)
        : null,
  };
}
