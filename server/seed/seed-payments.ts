import type { Cause } from '#domain/trade/claims/cancellation-reasons.ts';
import { type PaidLine, refundOf } from '#domain/trade/claims/refund.ts';
import type { Queryable } from '../db/database.ts';

/** Payment of an order. */
type Paid = { orderId: number; orderNo: string; amount: number; at: Date };

const keyOf = (orderNo: string): string => `seed_${orderNo}`;

/** Inserts payments into the test provider's ledger too, so that seeded orders can be refunded. */
export async function insertPayments(db: Queryable, paid: readonly Paid[]): Promise<void> {
  const back = { success_url: '/', fail_url: '/' };
  await db
    .insertInto('payments')
    .values(
      paid.map(({ orderId, orderNo, amount, at }) => ({
        order_id: orderId,
        provider: 'test',
        payment_key: keyOf(orderNo),
        amount,
        status: 'PAID' as const,
        created_at: at,
        paid_at: at,
      })),
    )
    .execute();
  await db
    .insertInto('test_payments')
    .values(
      paid.map(({ orderNo, amount, at }) => ({
        payment_key: keyOf(orderNo),
        order_no: orderNo,
        amount,
        status: 'DONE' as const,
        ...back,
        created_at: at,
      })),
    )
    .execute();
}

type Undone = {
  orderId: number;
  orderNo: string;
  lines: readonly PaidLine[];
  deliveryFee: number;
  cause: Cause;
  at: Date;
};

const WORDS: Partial<Record<Cause, string>> = { CANCEL: '주문 취소', DEFECT: '상품 하자 반품' };

/**
 * Inserts the paid refund of an order without coupon and points whose lines were all cancelled or
 * returned.
 */
export async function insertRefund(
  db: Queryable,
  { orderId, orderNo, at, ...undone }: Undone,
): Promise<void> {
  const { lines, deliveryFee, cause } = undone;
  const refund = refundOf({ lines, isLast: true, hasCoupon: false, deliveryFee, cause });
  await db
    .insertInto('refunds')
    .values({
      order_id: orderId,
      payment_key: null,
      amount: refund.cash,
      points: refund.points,
      delivery_charge: refund.deliveryCharge,
      outbound_charge: refund.outboundCharge,
      reason: WORDS[cause] ?? '',
      status: 'DONE',
      first_asked_at: at,
      created_at: at,
      done_at: at,
    })
    .execute();
  await db
    .updateTable('test_payments')
    .set({ cancelled_amount: refund.cash })
    .where('payment_key', '=', keyOf(orderNo))
    .execute();
}
