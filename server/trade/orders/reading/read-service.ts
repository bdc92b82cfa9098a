import { toPaged } from '#domain/kit/page.ts';
import { DEPOSIT_METHOD } from '#domain/trade/orders/deposit.ts';
import type { OrderDetail, OrderQuery } from '#domain/trade/orders/order.ts';
import { shownRefundState } from '#domain/trade/orders/order-lifecycle.ts';
import { pickShipping } from '#domain/trade/orders/shipping.ts';
import type { Context } from '../../../kit/context.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { receiptUntil } from '../../receipts/ask-service.ts';
import { receiptOf } from '../../receipts/receipts.ts';
import { findRefundAccount } from '../../refunds/refund-account-store.ts';
import { refundsOf } from '../../refunds/refund-store.ts';
import { claimsOf } from '../claims/claim-store.ts';
import { lateRowsOf } from '../delivery/late-store.ts';
import { depositsOf } from '../deposits/deposits-of.ts';
import { findPayment } from '../payment-store.ts';
import { findShownOrder, historyOf } from './detail-store.ts';
import { pageOfOrders, type Reader, type ShownLine, shownLines } from './read-store.ts';
import { timelineOf } from './timeline.ts';
import { toListItem, toSellerItem } from './to-order-response.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'payments'>;

/** Returns a page of orders: a buyer's own, or the paid ones of a store. */
export async function readOrders({ db, clock, payments }: Ports, reader: Reader, query: OrderQuery) {
  const { rows, total } = await pageOfOrders(db, reader, query);
  const ids = rows.map(({ id }) => id);
  const lines = await shownLines(db, ids, reader);
  const late = await lateRowsOf(db, ids);
  // A store is not told how its buyers pay.
  const deposits = await depositsOf(db, 'sellerId' in reader ? [] : rows, payments);
  const now = clock.now();
  const toItem = 'sellerId' in reader ? toSellerItem : toListItem;
  const page = toPaged(
    rows.map((row) => toItem(row, lines, { now, late, deposits })),
    query,
    total,
  );
  return { ...page, totalElement: page.totalElements, totalPage: page.totalPages, number: page.page };
}

/** Returns an own order with its history. */
export async function readOrder(
  { db, clock, payments }: Ports,
  userId: number,
  id: number,
): Promise<OrderDetail> {
  const order = await findShownOrder(db, userId, id);
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  const now = clock.now();
  const lines = await shownLines(db, [id], { buyerId: userId });
  const history = await historyOf(db, id);
  const refunds = await refundsOf(db, id);
  const payment = await findPayment(db, id);
  const deposits = await depositsOf(db, [order], payments);
  return {
    ...toListItem(order, lines, { now, late: await lateRowsOf(db, [id]), deposits }),
    // The detail's `totalPrice` is the list price (contract 20).
    totalPrice: order.baseTotal,
    totalDiscountPrice: order.baseTotal - (order.finalPrice - order.deliveryFee),
    levelDiscount: order.levelDiscount,
    followerDiscount: order.followerDiscount,
    couponDiscount: order.couponDiscount,
    shippingInfo: pickShipping(order),
    paymentInfo: {
      paymentMethod: order.paymentMethod,
      cardNumber: null,
      cardExpiry: null,
      cardCvc: null,
      receiptUrl: payment?.receiptUrl ?? null,
    },
    parcels: parcelsOf(lines),
    timeline: timelineOf(history, lines),
    refunds: refunds.map((row) => ({
      amount: row.amount,
      points: row.points,
      deliveryCharge: row.deliveryCharge,
      outboundCharge: row.outboundCharge,
      reason: row.reason,
      status: shownRefundState(row.status),
      isStray: row.isStray,
      createdAt: row.createdAt.toISOString(),
    })),
    refundAccount:
      order.paymentMethod === DEPOSIT_METHOD ? ((await findRefundAccount(db, id)) ?? null) : null,
    cashReceipt: await receiptOf(db, id),
    cashReceiptUntil: await receiptUntil(db, id, { now, dueAt: deposits.get(id)?.dueAt ?? null }),
    claims: await claimsOf(db, id, now),
    terms: order.terms,
    readAt: now.toISOString(),
  };
}

/** Groups lines by carrier and tracking number. */
function parcelsOf(lines: readonly ShownLine[]): OrderDetail['parcels'] {
  const parcels = new Map<string, OrderDetail['parcels'][number]>();
  for (const { id, carrier, trackingNo: trackingNumber } of lines) {
    if (!carrier || !trackingNumber) continue;
    const parcel = parcels.get(`${carrier} ${trackingNumber}`) ?? {
      carrier,
      trackingNumber,
      orderItemIds: [],
    };
    parcels.set(`${carrier} ${trackingNumber}`, { ...parcel, orderItemIds: [...parcel.orderItemIds, id] });
  }
  return [...parcels.values()];
}
