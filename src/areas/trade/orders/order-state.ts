import { formatShortDate } from '#domain/kit/format.ts';
import type { OrderItem, OrderListItem } from '#domain/trade/orders/order.ts';
import { CLAIM_STATE, isComing, isOpenClaim, isReceived } from '#domain/trade/orders/order-lifecycle.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { arrivalText } from '#src/lib/delivery-text.ts';

/** True if the line has an undecided claim. */
export const isAsked = ({ lastClaim }: OrderItem): boolean =>
  lastClaim !== null && isOpenClaim(lastClaim.status);

/** State of a line as text; a claim takes precedence over the delivery. */
export function lineState(item: OrderItem): string {
  const { lastClaim, status, confirmedAt } = item;
  if (lastClaim && isAsked(item)) return text.asked[lastClaim.type];
  if (!isReceived(status)) return text.statuses[status];
  if (lastClaim?.type === 'EXCHANGE' && lastClaim.status === CLAIM_STATE.COMPLETED) return text.exchanged;
  return confirmedAt ? text.confirmed : text.statuses[status];
}

/** State of an order as text: that of all lines, or of the least advanced one. */
export function orderState({ status, items }: Pick<OrderListItem, 'status' | 'items'>): string {
  const [first = text.statuses[status], ...others] = new Set(items.map(lineState));
  return others.length === 0 ? first : text.statuses[status];
}

/** Title of an order: its delivery day, otherwise its state. */
export const orderTitle = (order: Pick<OrderListItem, 'status' | 'items' | 'delivery'>): string =>
  order.delivery && isComing(order.status) ? arrivalText(order.delivery.arrivesOn) : orderState(order);

/** Day of the order and, if the title is a delivery day, its state. */
export function orderFacts(order: OrderListItem): string {
  const ordered = text.orderedOn(formatShortDate(order.orderedAt));
  const state = orderState(order);
  return orderTitle(order) === state ? ordered : `${state} · ${ordered}`;
}
