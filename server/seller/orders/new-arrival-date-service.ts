import { seoulDay } from '#domain/kit/time/time.ts';
import type { OwnLate } from '#domain/seller/orders/new-arrival-date.ts';
import { countedFromOf, lastDayBefore, newArrivalDatesFrom } from '#domain/trade/delivery/late-delivery.ts';
import { type OrderTerms, orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { insertNewArrivalDate, type LateRow, lateRowsOf } from '../../trade/orders/delivery/late-store.ts';
import { lateLines, recordDelays } from '../../trade/orders/delivery/record-delays.ts';
import { note } from '../../trade/orders/order-store.ts';
import { productNameOf } from '../../trade/orders/placing/product-name-store.ts';
import { lockSoldOrder } from '../../trade/orders/seller-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Wish = { orderId: number; day: string; reason: string };

/** Stores the new delivery date of the seller's late lines once and notifies the buyer. */
export const setNewArrivalDate = (
  ports: Ports,
  sellerId: number,
  { orderId, day, reason }: Wish,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { order, mine } = await lockSoldOrder(tx, sellerId, orderId);
    const late = lateLines(order, mine, now);
    const [first] = late;
    if (!first || order.promisedOn === null) throw new ShopError('NOT_LATE');
    await recordDelays(tx, order, mine, now);
    const [row] = (await lateRowsOf(tx, [orderId])).filter((one) => one.storeId === first.storeId);
    const days = newArrivalDatesFrom(
      row?.countedFrom ?? order.promisedOn,
      seoulDay(now),
      orderTermsOf(order).late,
    );
    if (day < days.first || day > days.last) throw new ShopError('NEW_DAY_OUT_OF_RANGE');
    if (!(await insertNewArrivalDate(tx, { orderId, storeId: first.storeId, day, reason }, now)))
      throw new ShopError('NEW_DAY_NAMED');
    await note(tx, orderId, 'NEW_DAY', now, reason, first.id);
    const product = await productNameOf(tx, first.productId);
    const facts = { orderId, lineId: first.id, product, others: late.length - 1, day, reason };
    await notify(tx, 'DELIVERY_DELAYED', [{ userId: order.userId, facts }], now);
    const detail = { promised: order.promisedOn, day };
    await audit(tx, { action: 'ORDER_NEW_DAY', target: ['ORDER', orderId], detail }, now);
    return { orderId, day };
  });

/** Maps the delay of the seller's lines; `row` is the recorded delay. */
export function toOwnLate(
  { promisedOn, terms }: { promisedOn: string | null; terms: OrderTerms | null },
  { hasLate, row }: { hasLate: boolean; row: LateRow | undefined },
  now: Date,
): OwnLate | null {
  if (!hasLate || promisedOn === null) return null;
  const { late } = orderTermsOf({ terms });
  const today = seoulDay(now);
  const countedFrom = row?.countedFrom ?? countedFromOf(promisedOn, today);
  const choice = newArrivalDatesFrom(countedFrom, today, late);
  return {
    promisedOn,
    newDay: row?.newDay ?? null,
    reason: row?.reason ?? '',
    choice: row?.newDay || choice.first > choice.last ? null : choice,
    cancelledAfter: lastDayBefore('shop', countedFrom, late),
  };
}
