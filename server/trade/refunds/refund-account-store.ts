import type { DepositBank } from '#domain/trade/orders/deposit.ts';
import { REFUND_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Returns whether the buyer of an order has given the account to which its deposit is refunded. */
export async function hasRefundAccount(db: Queryable, orderId: number): Promise<boolean> {
  return (await findRefundAccount(db, orderId)) !== undefined;
}

/** Finds the refund account of an order; of the number only the last digits. */
export const findRefundAccount = (db: Queryable, orderId: number) =>
  db
    .selectFrom('refund_accounts')
    .select(columns(['bank', 'number_tail', 'holder']))
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Account with its encrypted number. */
type SealedAccount = { bank: DepositBank; numberSealed: string; numberTail: string; holder: string };

/** Sets the refund account of an order. */
export const putRefundAccount = (
  tx: Queryable,
  orderId: number,
  { bank, numberSealed, numberTail, holder }: SealedAccount,
  now: Date,
) => {
  const row = { bank, number_sealed: numberSealed, number_tail: numberTail, holder, updated_at: now };
  return tx
    .insertInto('refund_accounts')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
};

/** Locks an own order with a virtual account; returns whether there is one. */
export async function lockDepositOrder(tx: Queryable, orderId: number, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('orders')
    .innerJoin('virtual_accounts', 'virtual_accounts.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.user_id', '=', userId)
    .forUpdate('orders')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes the waiting refunds of an order due now. */
export const makeRefundsDue = (tx: Queryable, orderId: number, now: Date) =>
  tx
    .updateTable('refunds')
    .set({ next_try_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', REFUND_STATE.WAITING)
    .execute();
