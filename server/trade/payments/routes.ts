import {
  abandonPayment as abandon,
  confirmPayment as confirm,
  paymentWebhook,
  quoteCheckout,
  startPayment,
} from '#domain/trade/cart/checkout.ts';
import { createDirectOrder, createOrder } from '#domain/trade/orders/order-endpoints.ts';
import type { Feature } from '../../kit/feature.ts';
import type { OrderRow } from '../orders/order-store.ts';
import { orderPlacer } from '../orders/placing/order-batches.ts';
import { readQuote } from '../orders/placing/quote-service.ts';
import { earningOf, statusOf } from '../orders/reading/to-order-response.ts';
import { confirmPayment } from './confirm-service.ts';
import { orderAtOnce } from './legacy-create.ts';
import { abandonPayment, handleDepositReport, handleWebhook, openPayment } from './service.ts';

/** Registers quote, payment, confirmation and webhook. */
export const paymentRoutes: Feature = (route, context) => {
  const place = orderPlacer(context);
  route(quoteCheckout, ({ user, body }) => readQuote(context, user.id, body));
  route(startPayment, async ({ user, body, attempt }) => {
    const { items, couponId, usedPoints, expectedTotal, paymentMethod, bank, cashReceipt, ...shipping } =
      body;
    const order = await place(user.id, {
      items,
      shipping,
      paymentMethod,
      couponId,
      usedPoints,
      expectedTotal,
      requestKey: attempt?.key ?? null,
    });
    const depositor = shipping.recipientName;
    return openPayment(context, order, { lines: items, bank, depositor, receipt: cashReceipt });
  });
  route(confirm, ({ user, body }) => confirmPayment(context, user.id, body));
  route(abandon, ({ user, body }) => abandonPayment(context, user.id, body.orderNo));
  route(paymentWebhook, ({ body }) =>
    'data' in body ? handleWebhook(context, body.data) : handleDepositReport(context, body),
  );
  route(createOrder, async ({ user, body, attempt }) =>
    toResult(await orderAtOnce({ ...context, place }, user.id, body, attempt)),
  );
  route(createDirectOrder, async ({ user, body, attempt }) =>
    toResult(await orderAtOnce({ ...context, place }, user.id, body, attempt)),
  );
};

const toResult = (order: OrderRow) => ({
  orderId: order.id,
  status: statusOf(order.status),
  totalPrice: order.goodsTotal,
  deliveryFee: order.deliveryFee,
  usedPoints: order.usedPoints,
  earnedPoints: earningOf(order),
  paymentMethod: order.paymentMethod,
  orderedAt: order.orderedAt.toISOString(),
});
