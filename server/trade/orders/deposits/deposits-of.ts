import { DEPOSIT_METHOD, type Deposit } from '#domain/trade/orders/deposit.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../../db/database.ts';
import type { PaymentGateway } from '../../../kit/ports/payment-gateway.ts';
import type { OrderRow } from '../order-store.ts';
import { type AccountRow, accountsOf } from './account-store.ts';

const stateOf = ({ status }: OrderRow): Deposit['state'] => {
  if (status === LINE_STATE.PENDING) return 'WAITING';
  return status === LINE_STATE.EXPIRED ? 'ENDED' : 'PAID';
};

/** Maps the virtual account of an order; the test provider has a page on which its deposit is made. */
const toDeposit = (
  order: OrderRow,
  { bank, accountNumber, depositor, deposited, dueAt, paymentKey }: AccountRow,
  { depositPage }: Pick<PaymentGateway, 'depositPage'>,
): Deposit => ({
  state: stateOf(order),
  bank,
  accountNumber,
  depositor,
  amount: order.finalPrice,
  deposited,
  dueAt: dueAt.toISOString(),
  testUrl: depositPage?.(paymentKey) ?? null,
});

/** Returns the deposits by order; asks for none of orders with another payment method. */
export async function depositsOf(
  db: Queryable,
  orders: readonly OrderRow[],
  payments: Pick<PaymentGateway, 'depositPage'>,
): Promise<Map<number, Deposit>> {
  const byDeposit = orders.filter(({ paymentMethod }) => paymentMethod === DEPOSIT_METHOD);
  if (byDeposit.length === 0) return new Map();
  const accounts = await accountsOf(
    db,
    byDeposit.map(({ id }) => id),
  );
  const byOrder = new Map(accounts.map((account) => [account.orderId, account]));
  return new Map(
    byDeposit.flatMap((order) => {
      const account = byOrder.get(order.id);
      return account ? [[order.id, toDeposit(order, account, payments)] as const] : [];
    }),
  );
}
