import type { OptionLine } from '#domain/trade/cart/cart.ts';
import type { OrderCreate } from '#domain/trade/orders/order-endpoints.ts';
import { LINE_STATE } from '#domain/trade/orders/order-lifecycle.ts';
import { pickShipping } from '#domain/trade/orders/shipping.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import type { PaymentGateway } from '../../kit/ports/payment-gateway.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findOrder } from '../orders/order-store.ts';
import type { PlaceOrder } from '../orders/placing/order-batches.ts';
import type { ChargeAtOnce, PlacePorts } from '../orders/placing/order-request.ts';
import { confirmPayment } from './confirm-service.ts';
import { withProviderErrors } from './provider-errors.ts';

type Ports = PlacePorts & Pick<Context, 'secrets'> & { place: PlaceOrder };

/**
 * Legacy API: places and pays an order in one request (contract 20). Requires a provider that
 * charges without a redirect: the built-in one, in the transaction that writes the order. Card data
 * is neither stored nor read.
 */
export async function orderAtOnce(
  ports: Ports,
  userId: number,
  body: OrderCreate & { items?: readonly OptionLine[] },
  attempt: IdempotentRequest | null,
) {
  const { db, payments, place } = ports;
  const { charge } = payments;
  if (!charge) throw new ShopError('PAYMENT_WINDOW_REQUIRED');
  const wish = {
    items: body.items ?? [],
    shipping: pickShipping(body),
    paymentMethod: body.paymentMethod,
    couponId: body.couponId,
    usedPoints: body.usedPoints,
    expectedTotal: null,
    requestKey: attempt?.key ?? null,
  };
  const order = await place(userId, wish, chargingAtOnce(payments));
  if (order.status === LINE_STATE.EXPIRED) throw new ShopError('HOLD_EXPIRED');
  if (order.status !== LINE_STATE.PENDING) return order;
  // For a provider called outside the transaction, or after an earlier request that ended before
  // its charge.
  const { paymentKey } = await withProviderErrors(() =>
    charge({ orderNo: order.orderNo, amount: order.finalPrice }),
  );
  await confirmPayment(ports, userId, { orderNo: order.orderNo, paymentKey, amount: order.finalPrice });
  const made = await findOrder(db, { id: order.id });
  if (!made) throw new ShopError('ORDER_NOT_FOUND');
  return made;
}

/**
 * Returns the immediate charge of new orders; undefined for a provider that is called externally.
 */
function chargingAtOnce({ chargeInTransaction }: PaymentGateway): ChargeAtOnce | undefined {
  if (!chargeInTransaction) return undefined;
  return async (tx, orders) => {
    const requests = orders.map(({ orderNo, finalPrice: amount }) => ({ orderNo, amount }));
    const { payments, ledger } = await withProviderErrors(() => chargeInTransaction(tx, requests));
    return { payments: payments.map(({ paymentKey: key, receiptUrl }) => ({ key, receiptUrl })), ledger };
  };
}
