import { formatShortDate } from '#domain/kit/format.ts';
import type { OrderItem, OrderListItem } from '#domain/trade/order.ts';
import { CLAIM_STATE, isComing, isOpenClaim, isReceived } from '#domain/trade/order-life.ts';
import { orderText as text } from '#src/areas/trade/orders.text.ts';
import { arrivalText } from '#src/lib/delivery-text.ts';

/** Somebody has asked to send this line back or change it, and nobody has decided. */
export const isAsked = ({ lastClaim }: OrderItem): boolean =>
  lastClaim !== null && isOpenClaim(lastClaim.status);

/** How a line stands, in two words: a request about it says more than the delivery that came before. */
export function lineState(item: OrderItem): string {
  const { lastClaim, status, confirmedAt } = item;
  if (lastClaim && isAsked(item)) return text.asked[lastClaim.type];
  if (!isReceived(status)) return text.statuses[status];
  if (lastClaim?.type === 'EXCHANGE' && lastClaim.status === CLAIM_STATE.COMPLETED) return text.exchanged;
  return confirmedAt ? text.confirmed : text.statuses[status];
}

/** How an order stands: as all of its lines do, or as the one that is furthest behind. */
export function orderState({ status, items }: Pick<OrderListItem, 'status' | 'items'>): string {
  const [first = text.statuses[status], ...others] = new Set(items.map(lineState));
  return others.length === 0 ? first : text.statuses[status];
}

/** What a person wants to know of an order at first: the day it comes, or how it stands. */
export const orderTitle = (order: Pick<OrderListItem, 'status' | 'items' | 'delivery'>): string =>
  order.delivery && isComing(order.status) ? arrivalText(order.delivery.arrivesOn) : orderState(order);

/** When it was ordered and, as long as the title is a day, how it stands. */
export function orderFacts(order: OrderListItem): string {
  const ordered = text.orderedOn(formatShortDate(order.orderedAt));
  const state = orderState(order);
  return orderTitle(order) === state ? ordered : `${state} · ${ordered}`;
}
