import { maskedName } from '#domain/members/recovery/masked-name.ts';
import { type SellerLine, sellerSteps, shipBy } from '#domain/seller/orders/seller-line.ts';
import { paidFor } from '#domain/trade/claims/refund.ts';
import { trackingLink } from '#domain/trade/delivery/carriers.ts';
import { maySellerDeliver, sellerDeliversFrom } from '#domain/trade/delivery/seller-delivery.ts';
import { BUYER_STEPS, DISPUTE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { lateLines } from '../../trade/orders/delivery/record-delays.ts';
import { toPaidLine } from '../../trade/orders/placing/line-money.ts';
import type { ShownLine } from '../../trade/orders/reading/read-store.ts';
import { optionDetailsOf, statusOf } from '../../trade/orders/reading/to-order-response.ts';

/** Order data of a line row. */
export type OrderOfLine = {
  id: number;
  order_no: string;
  ordered_at: Date;
  promised_on: string | null;
  recipient_name: string;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Maps a line for its seller. */
export function toSellerLine(line: ShownLine, order: OrderOfLine, now: Date): SellerLine {
  const due = shipBy(order.ordered_at);
  const mayDeliver = maySellerDeliver(line.shipped_at, now);
  return {
    orderItemId: line.id,
    orderId: order.id,
    orderNo: order.order_no,
    orderedAt: order.ordered_at.toISOString(),
    productId: line.product_id,
    productName: line.product_name,
    optionDetails: optionDetailsOf(line),
    imageUrl: line.image_url,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    paid: paidFor(toPaidLine(line)),
    buyerName: maskedName(order.recipient_name),
    status: statusOf(line.status),
    shippedAt: iso(line.shipped_at),
    deliveredAt: iso(line.delivered_at),
    confirmedAt: iso(line.confirmed_at),
    carrier: line.carrier,
    trackingNumber: line.tracking_no,
    trackingUrl: trackingLink(line.carrier, line.tracking_no),
    shipBy: due.toISOString(),
    isLate: line.status === BUYER_STEPS.ordered && now >= due,
    isOverdue: lateLines(order, [line], now).length > 0,
    isDisputed: line.dispute === DISPUTE_STATE.OPEN,
    claim: line.last_claim,
    next: sellerSteps(line.status, { hasOpenClaim: line.open_claim !== null, mayDeliver }),
    deliverableFrom:
      line.status === BUYER_STEPS.shipped && line.shipped_at && !mayDeliver
        ? sellerDeliversFrom(line.shipped_at)
        : null,
  };
}
