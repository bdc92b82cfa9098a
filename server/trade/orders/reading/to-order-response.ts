import * as v from 'valibot';
import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import type { Delivery } from '#domain/kit/pricing/delivery.ts';
import { deliveryOfOrder } from '#domain/kit/time/delivery-day.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { countedFromOf, lastDayBefore, mayCancelLate } from '#domain/trade/delivery/late-delivery.ts';
import type { LateDelivery } from '#domain/trade/delivery/late-order.ts';
import type { Deposit } from '#domain/trade/orders/deposit.ts';
import type { OrderItem, OrderListItem } from '#domain/trade/orders/order.ts';
import {
  BUYER_STATUSES,
  type BuyerStatus,
  isComing,
  isGone,
  LINE_STATE,
  ORDER_STATUSES,
} from '#domain/trade/orders/order-lifecycle.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { LateRow } from '../delivery/late-store.ts';
import { lateLines } from '../delivery/record-delays.ts';
import type { OrderRow } from '../order-store.ts';
import { paidForAll } from '../placing/line-money.ts';
import type { ShownLine } from './read-store.ts';

const orderStatus = v.picklist(ORDER_STATUSES);
const buyerStatus = v.picklist(BUYER_STATUSES);
/** Returns the status of a stored order line; throws for an unknown one. */
export const statusOf = (text: string) => v.parse(orderStatus, text);

/** Returns the status of a stored order line as its buyer sees it: one whose deposit did not come is cancelled. */
const shownStatusOf = (text: string): BuyerStatus =>
  v.parse(buyerStatus, text === LINE_STATE.EXPIRED ? LINE_STATE.CANCELLED : text);

const productGender = v.picklist(PRODUCT_GENDERS);

/** Maps the option of a line. */
export const optionDetailsOf = ({ gender, size, color }: Record<'gender' | 'size' | 'color', string>) => ({
  gender: v.parse(productGender, gender),
  size,
  color,
});

const toItem = (line: ShownLine): OrderItem => ({
  orderItemId: line.id,
  productId: line.productId,
  productName: line.productName,
  storeName: line.storeName,
  optionId: line.optionId,
  optionDetails: optionDetailsOf(line),
  imageUrl: line.imageUrl,
  quantity: line.quantity,
  totalPrice: line.basePrice,
  finalPrice: line.unitPrice,
  status: shownStatusOf(line.status),
  deliveredAt: line.deliveredAt?.toISOString() ?? null,
  confirmedAt: line.confirmedAt?.toISOString() ?? null,
  openClaim: line.openClaim,
  dispute: line.dispute,
  lastClaim: line.lastClaim,
});

/** Returns the points that an order earns once it is confirmed completely. */
export const earningOf = (order: OrderRow): number =>
  pointsEarnedBy(order.finalPrice - order.deliveryFee, orderTermsOf(order).earn);

/** Returns the points that the remaining lines earn, confirmed or not. */
const keptEarning = (order: OrderRow, lines: readonly ShownLine[]): number =>
  pointsEarnedBy(paidForAll(lines.filter(({ status }) => !isGone(status))), orderTermsOf(order).earn);

const ofOrder = ({ id }: OrderRow, lines: readonly ShownLine[]) =>
  lines.filter((line) => line.orderId === id);

/** Returns the delivery of the last undelivered line; null if there is none. */
function deliveryOf(
  { orderedAt: paidAt, promisedOn }: OrderRow,
  lines: readonly ShownLine[],
  now: Date,
): Delivery | null {
  const coming = lines.filter(({ status }) => isComing(status));
  if (coming.length === 0) return null;
  const sent = coming.map(({ shippedAt }) => shippedAt?.getTime() ?? Number.NaN);
  const last = Math.max(...sent);
  const promise = { paidAt, promisedOn };
  return deliveryOfOrder(promise, Number.isNaN(last) ? null : new Date(last), now);
}

/** Time of reading, the recorded delays, and the deposits by order. */
type Moment = { now: Date; late: readonly LateRow[]; deposits: ReadonlyMap<number, Deposit> };

/** Returns the delay of an order with undelivered lines after the promised day; null otherwise. */
function lateOf(
  order: OrderRow,
  lines: readonly ShownLine[],
  rows: readonly LateRow[],
  now: Date,
): LateDelivery | null {
  const late = lateLines(order, lines, now);
  if (late.length === 0 || order.promisedOn === null) return null;
  const own = rows.filter(
    (row) => row.orderId === order.id && late.some(({ storeId }) => storeId === row.storeId),
  );
  const today = seoulDay(now);
  const terms = orderTermsOf(order).late;
  const [countedFrom = countedFromOf(order.promisedOn, today)] = own.map((row) => row.countedFrom).toSorted();
  return {
    newDays: own.flatMap(({ storeName, newDay: day, reason }) => (day ? [{ storeName, day, reason }] : [])),
    canCancel: mayCancelLate('buyer', countedFrom, today, terms),
    cancelAfter: lastDayBefore('buyer', countedFrom, terms),
  };
}

/**
 * Maps an order to the list format of contract 20; `totalPrice` is the discounted product total.
 */
export const toListItem = (
  order: OrderRow,
  lines: readonly ShownLine[],
  { late, deposits, now }: Moment,
): OrderListItem => ({
  orderId: order.id,
  orderNo: order.orderNo,
  status: shownStatusOf(order.status),
  orderedAt: order.orderedAt.toISOString(),
  currency: 'KRW',
  deliveryFee: order.deliveryFee,
  totalDiscountPrice: order.goodsTotal - order.finalPrice + order.deliveryFee,
  totalPrice: order.goodsTotal,
  finalPrice: order.finalPrice,
  usedPoints: order.usedPoints,
  earnedPoints: keptEarning(order, ofOrder(order, lines)),
  delivery: deliveryOf(order, ofOrder(order, lines), now),
  late: lateOf(order, ofOrder(order, lines), late, now),
  deposit: deposits.get(order.id) ?? null,
  items: ofOrder(order, lines).map(toItem),
});

const sumOf = (lines: readonly ShownLine[], wonOf: (line: ShownLine) => number): number =>
  lines.reduce((sum, line) => sum + wonOf(line), 0);

/**
 * Maps an order for a store: its own lines with their sums and prorated discounts. The delivery fee
 * is included only if no other store sold anything, as it would reveal the others' sales.
 */
export function toSellerItem(order: OrderRow, lines: readonly ShownLine[], moment: Moment): OrderListItem {
  const own = ofOrder(order, lines);
  const goods = sumOf(own, (line) => line.unitPrice * line.quantity);
  const discount = sumOf(
    own,
    (line) => line.levelShare + line.followerShare + line.couponShare + line.pointShare,
  );
  const isWhole = goods === order.goodsTotal;
  return toListItem(
    {
      ...order,
      goodsTotal: goods,
      deliveryFee: isWhole ? order.deliveryFee : 0,
      finalPrice: isWhole ? order.finalPrice : goods - discount,
      usedPoints: sumOf(own, (line) => line.pointShare),
    },
    own,
    moment,
  );
}
