import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { isUnpaid, LINE_STATE, type TimelineEvent } from '#domain/trade/orders/order-lifecycle.ts';

type Happened = { event: TimelineEvent; detail: string; createdAt: Date; orderItemId: number | null };
type Parcelled = { id: number; carrier: string | null; trackingNo: string | null };

/**
 * Builds the timeline of an order, oldest first. Lines with the same event at the same time form
 * one entry; shipments form one entry per parcel.
 */
export function timelineOf(
  history: readonly Happened[],
  lines: readonly Parcelled[],
): OrderDetail['timeline'] {
  const entries = new Map<string, OrderDetail['timeline'][number]>();
  for (const { event, detail, createdAt, orderItemId: lineId } of history) {
    if (isUnpaid(event)) continue;
    const at = createdAt.toISOString();
    const line = event === LINE_STATE.SHIPPED ? lines.find(({ id }) => id === lineId) : undefined;
    const key = JSON.stringify([event, detail, at, line?.carrier, line?.trackingNo]);
    if (!entries.has(key)) entries.set(key, { event, detail, at });
  }
  return [...entries.values()];
}
