import { contactAs, contactViewOf } from '#domain/seller/orders/buyer-contact.ts';
import { DISPUTE_STATE, isUnpaid, orderStatusOf } from '#domain/trade/orders/order-lifecycle.ts';
import { pickShipping } from '#domain/trade/orders/shipping.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { claimsOf } from '../../trade/orders/claims/claim-store.ts';
import { lateRowsOf } from '../../trade/orders/delivery/late-store.ts';
import { historyOf } from '../../trade/orders/reading/detail-store.ts';
import { shownLines } from '../../trade/orders/reading/read-store.ts';
import { toOwnLate } from './new-arrival-date-service.ts';
import { findSoldOrder } from './order-store.ts';
import { toSellerLine } from './to-seller-line.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/**
 * Returns the seller's lines of an order with the address they need; the read is audited in the
 * same transaction.
 */
export const readOwnOrder = ({ db, clock }: Ports, sellerId: number, id: number) =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await findSoldOrder(tx, id);
    const shown = order ? await shownLines(tx, [id], { sellerId }) : [];
    if (!order || shown.length === 0) throw new ShopError('ORDER_NOT_FOUND');
    const lines = shown.map((line) => toSellerLine(line, order, now));
    const view = contactViewOf(
      shown.map((line) => ({
        status: line.status,
        deliveredAt: line.deliveredAt,
        // A disputed parcel requires the address again.
        hasOpenClaim: line.openClaim !== null || line.dispute === DISPUTE_STATE.OPEN,
      })),
      now,
    );
    await audit(tx, { action: 'ORDER_READ', target: ['ORDER', id], detail: { contact: view } }, now);
    const goods = sumOf(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
    const paid = sumOf(lines, (line) => line.paid);
    return {
      orderId: id,
      orderNo: order.orderNo,
      orderedAt: order.orderedAt.toISOString(),
      status: orderStatusOf(shown.map(({ status }) => status)),
      goods,
      discount: goods - paid,
      paid,
      lines,
      late: toOwnLate(
        order,
        {
          hasLate: lines.some(({ isOverdue }) => isOverdue),
          row: (await lateRowsOf(tx, [id])).find((row) => row.sellerId === sellerId),
        },
        now,
      ),
      contactView: view,
      contact: contactAs(view, pickShipping(order)),
      ...(await happenings(tx, id, new Set(lines.map(({ orderItemId }) => orderItemId)), now)),
      readAt: now.toISOString(),
    };
  });

const sumOf = <T>(rows: readonly T[], wonOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + wonOf(row), 0);

/**
 * Returns the events of the seller's lines and of the whole order; those of other sellers' lines
 * are excluded.
 */
async function happenings(tx: Queryable, orderId: number, own: ReadonlySet<number>, now: Date) {
  const history = await historyOf(tx, orderId);
  const claims = await claimsOf(tx, orderId, now);
  return {
    timeline: history
      .filter(({ event, orderItemId: line }) => !isUnpaid(event) && (line === null || own.has(line)))
      .map(({ event, detail, createdAt, orderItemId }) => ({
        event,
        detail,
        at: createdAt.toISOString(),
        orderItemId,
      })),
    claims: claims.filter(({ orderItemId }) => own.has(orderItemId)),
  };
}
