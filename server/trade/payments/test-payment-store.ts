import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { StatementPart } from '../../db/statements/statement-part.ts';

/** New payment; `dueAt` makes it a virtual account that waits for its deposit. */
type NewPayment = {
  key: string;
  orderNo: string;
  amount: number;
  successUrl: string;
  failUrl: string;
  dueAt?: Date;
};
type Status = 'READY' | 'APPROVED' | 'WAITING' | 'DONE' | 'DECLINED' | 'CLOSED';

/** Finds a payment at the test provider by its key. */
export const findTestPayment = (db: Queryable, key: string) =>
  db
    .selectFrom('test_payments')
    .select(
      columns([
        'order_no',
        'amount',
        'status',
        'cancelled_amount',
        'success_url',
        'fail_url',
        'due_at',
        'deposited',
      ]),
    )
    .where('payment_key', '=', key)
    .executeTakeFirst();

/** Returns the product names of an order, in order. */
export async function pairsOfOrder(db: Queryable, orderNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('products', 'products.id', 'order_items.product_id')
    .select('products.name')
    .where('orders.order_no', '=', orderNo)
    .orderBy('order_items.id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Opens a test payment and returns its key; an order keeps its first one. */
export async function openTestPayment(
  db: Queryable,
  { key, orderNo, amount, successUrl, failUrl, dueAt }: NewPayment,
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto('test_payments')
    .values({
      payment_key: key,
      order_no: orderNo,
      amount,
      status: dueAt ? 'WAITING' : 'READY',
      due_at: dueAt ?? null,
      success_url: successUrl,
      fail_url: failUrl,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_no').doUpdateSet({ order_no: orderNo }))
    .returning(columns(['payment_key']))
    .executeTakeFirstOrThrow();
  return row.paymentKey;
}

/** Insert of captured test payments, at least one, for use within the statement that writes their orders. */
export function newTakenTestPayments(
  tx: Queryable,
  taken: readonly Pick<NewPayment, 'key' | 'orderNo' | 'amount'>[],
  now: Date,
): StatementPart {
  const row = { status: 'DONE', success_url: '/', fail_url: '/', created_at: now } as const;
  return tx
    .insertInto('test_payments')
    .values(
      taken.map(({ key, orderNo, amount }) => ({ ...row, payment_key: key, order_no: orderNo, amount })),
    );
}

/** Stores the decision of the buyer about an open test payment. */
export const answerTestPayment = (
  db: Queryable,
  key: string,
  status: Exclude<Status, 'READY' | 'WAITING' | 'DONE'>,
) =>
  db
    .updateTable('test_payments')
    .set({ status })
    .where('payment_key', '=', key)
    .where('status', '=', 'READY')
    .execute();

/** Captures an approved test payment if order and amount match. */
export const takeTestPayment = (
  db: Queryable,
  { key, orderNo, amount }: { key: string; orderNo: string; amount: number },
) =>
  db
    .updateTable('test_payments')
    .set({ status: 'DONE' })
    .where('payment_key', '=', key)
    .where('order_no', '=', orderNo)
    .where('amount', '=', amount)
    .where('status', '=', 'APPROVED')
    .execute();

type Cancel = { paymentKey: string; amount: number; key: string };

/** Records a cancellation under its key; returns false if it is recorded already. */
export async function noteTestCancel(tx: Queryable, { paymentKey, amount, key }: Cancel): Promise<boolean> {
  const noted = await tx
    .insertInto('test_payment_cancels')
    .values({ idempotency_key: key, payment_key: paymentKey, amount })
    .onConflict((conflict) => conflict.doNothing())
    .returning('amount')
    .executeTakeFirst();
  return noted !== undefined;
}

/** SQL: won that were taken by a captured payment; 0 for an account without its whole deposit. */
const received = sql<number>`case when status = 'DONE' then amount else 0 end`;

/**
 * Deposits an amount on a virtual account and returns whether it was taken: an account that is paid or closed takes
 * nothing, and after its deadline only one deposit, so that a late one can be played.
 */
export async function depositTestPayment(
  db: Queryable,
  key: string,
  amount: number,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('test_payments')
    .set((eb) => ({
      deposited: eb('deposited', '+', amount),
      status: sql<Status>`case when deposited + ${amount} >= amount then 'DONE' else status end`,
    }))
    .where('payment_key', '=', key)
    .where('status', '=', 'WAITING')
    .where((eb) => eb.or([eb('due_at', '>=', now), eb('deposited', '=', 0)]))
    .returning('amount')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Closes a virtual account without a deposit. */
export const closeTestAccount = async (db: Queryable, key: string): Promise<void> => {
  await db
    .updateTable('test_payments')
    .set({ status: 'CLOSED' })
    .where('payment_key', '=', key)
    .where('status', '=', 'WAITING')
    .where('deposited', '=', 0)
    .execute();
};

/** Adds to the refunded amount of a payment; returns false if it would exceed the payment. */
export async function addTestCancel(
  tx: Queryable,
  { paymentKey, amount }: Omit<Cancel, 'key'>,
): Promise<boolean> {
  const taken = await tx
    .updateTable('test_payments')
    .set((eb) => ({ cancelled_amount: eb('cancelled_amount', '+', amount) }))
    .where('payment_key', '=', paymentKey)
    .where((eb) => eb.or([eb('status', '=', 'DONE'), eb('deposited', '>', 0)]))
    .where((eb) =>
      eb(eb('cancelled_amount', '+', amount), '<=', eb.fn<number>('greatest', [received, 'deposited'])),
    )
    .returning('amount')
    .executeTakeFirst();
  return taken !== undefined;
}
