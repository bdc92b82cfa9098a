import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { LEASE_MS, later } from '../../kit/external-calls/retry.ts';

/** Claims the call that is due longest, of one order or all, for this server; nothing is cancelled before it is issued. */
export const claimCall = (db: Queryable, now: Date, orderId?: number) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('cash_receipt_calls')
        .innerJoin('cash_receipts', 'cash_receipts.order_id', 'cash_receipt_calls.order_id')
        .innerJoin('orders', 'orders.id', 'cash_receipts.order_id')
        .select('cash_receipt_calls.id')
        .select(columns(['cash_receipts.kind', 'cash_receipts.number_sealed', 'cash_receipts.receipt_key']))
        .select(columns(['orders.order_no', 'orders.user_id']))
        .where('cash_receipt_calls.state', '=', 'WAITING')
        .where('cash_receipt_calls.next_try_at', '<=', now)
        .where((eb) =>
          eb.or([eb('cash_receipt_calls.kind', '=', 'ISSUE'), eb('cash_receipts.state', '=', 'ISSUED')]),
        )
        .orderBy('cash_receipt_calls.next_try_at')
        .orderBy('cash_receipt_calls.id')
        .limit(1)
        .forUpdate('cash_receipt_calls')
        .skipLocked();
      return orderId === undefined ? due : due.where('cash_receipts.order_id', '=', orderId);
    })
    .updateTable('cash_receipt_calls as call')
    .from('due')
    .set((eb) => ({
      next_try_at: later(now, LEASE_MS),
      first_asked_at: eb.fn.coalesce('call.first_asked_at', eb.val(now)),
    }))
    .whereRef('call.id', '=', 'due.id')
    .returning(columns(['call.id', 'call.order_id', 'call.amount', 'call.attempts']))
    .returning(['call.kind as deed', 'due.kind', 'due.numberSealed', 'due.receiptKey'])
    .returning(['due.orderNo', 'due.userId'])
    // Not null, as the statement has just set it.
    .returning(sql<Date>`call.first_asked_at`.as('firstAskedAt'))
    .executeTakeFirst();

export type ClaimedCall = NonNullable<Awaited<ReturnType<typeof claimCall>>>;

/** Postpones the next attempt of a call. */
export const delayCall = (
  db: Queryable,
  id: number,
  { attempts, until }: { attempts: number; until: Date },
) =>
  db.updateTable('cash_receipt_calls').set({ attempts, next_try_at: until }).where('id', '=', id).execute();

/** Ends a waiting call; returns false if it has ended already. */
export async function endCall(tx: Queryable, id: number, state: 'DONE' | 'FAILED'): Promise<boolean> {
  const ended = await tx
    .updateTable('cash_receipt_calls')
    .set({ state })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Stores an issued receipt and erases its number, which nothing needs any more. */
export const setIssued = (
  tx: Queryable,
  orderId: number,
  { receiptKey, approvalNo }: { receiptKey: string; approvalNo: string },
  now: Date,
) =>
  tx
    .updateTable('cash_receipts')
    .set({
      state: 'ISSUED',
      number_sealed: null,
      receipt_key: receiptKey,
      approval_no: approvalNo,
      issued_at: now,
    })
    .where('order_id', '=', orderId)
    .execute();

/** Marks the receipt of a locked order as refused, erases its number, and deletes the cancellations that wait for it. */
export async function setRefused(tx: Queryable, orderId: number): Promise<void> {
  await tx
    .updateTable('cash_receipts')
    .set({ state: 'REFUSED', number_sealed: null })
    .where('order_id', '=', orderId)
    .execute();
  await tx
    .deleteFrom('cash_receipt_calls')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'CANCEL')
    .execute();
}
