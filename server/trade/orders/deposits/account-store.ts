import { HOLD } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import { among } from '../../../db/statements/among-sql.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Virtual account of an order; `dueAt` is the deadline that the buyer is told. */
export type VirtualAccount = {
  paymentKey: string;
  bank: string;
  accountNumber: string;
  depositor: string;
  dueAt: Date;
};

const ACCOUNT = columns([
  'order_id',
  'payment_key',
  'bank',
  'account_number',
  'depositor',
  'due_at',
  'deposited',
]);

/** Finds the virtual accounts of orders; orders without one are left out. */
export const accountsOf = (db: Queryable, orderIds: readonly number[]) =>
  db.selectFrom('virtual_accounts').select(ACCOUNT).where(among('order_id', orderIds)).execute();

/** Row of a virtual account. */
export type AccountRow = Awaited<ReturnType<typeof accountsOf>>[number];

/** Finds the virtual account of an order. */
export const findAccount = async (db: Queryable, orderId: number): Promise<AccountRow | undefined> =>
  (await accountsOf(db, [orderId]))[0];

/** Inserts the virtual account of a locked order; returns false if it has one already. */
export async function insertAccount(
  tx: Queryable,
  orderId: number,
  {
    paymentKey,
    bank,
    accountNumber,
    depositor,
    dueAt,
    secretHash,
  }: VirtualAccount & { secretHash: string | null },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('virtual_accounts')
    .values({
      order_id: orderId,
      payment_key: paymentKey,
      bank,
      account_number: accountNumber,
      depositor,
      secret_hash: secretHash,
      due_at: dueAt,
      issued_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a locked pending order wait for its deposit until `holdEnd`. */
export async function awaitDepositOf(tx: Queryable, orderId: number, holdEnd: Date): Promise<void> {
  const { from, to: status } = HOLD.moves.issueAccount;
  await tx
    .updateTable('payments')
    .set({ status })
    .where('order_id', '=', orderId)
    .where('status', '=', from)
    .execute();
  await tx.updateTable('orders').set({ hold_expires_at: holdEnd }).where('id', '=', orderId).execute();
}

/** Stores how much has arrived on the account of a locked order; it never becomes less. */
export const setDeposited = (tx: Queryable, orderId: number, deposited: number) =>
  tx
    .updateTable('virtual_accounts')
    .set({ deposited })
    .where('order_id', '=', orderId)
    .where('deposited', '<', deposited)
    .execute();

/** Finds the payment key and the hash of the secret of the account of an order, by the order's number. */
export const findAccountSecret = (db: Queryable, orderNo: string) =>
  db
    .selectFrom('virtual_accounts')
    .innerJoin('orders', 'orders.id', 'virtual_accounts.order_id')
    .select(columns(['virtual_accounts.payment_key', 'virtual_accounts.secret_hash']))
    .where('orders.order_no', '=', orderNo)
    .executeTakeFirst();
