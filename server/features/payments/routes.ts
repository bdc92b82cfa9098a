import {
  abandonPayment as abandon,
  confirmPayment as confirm,
  paymentWebhook,
  quoteCheckout,
  startPayment,
} from '#domain/trade/checkout.ts';
import type { Feature } from '../../kit/feature.ts';
import { placeOrder } from '../orders/place.ts';
import { readQuote } from '../orders/quote-service.ts';
import { confirmPayment } from './confirm-service.ts';
import { abandonPayment, hearWebhook, openPayment } from './service.ts';

/** Quote, payment window, confirmation and the provider's reports. */
export const paymentRoutes: Feature = (route, context) => {
  route(quoteCheckout, ({ user, body }) => readQuote(context, user.id, body));
  route(startPayment, async ({ user, body, attempt }) => {
    const { items, couponId, usedPoints, expectedTotal, paymentMethod, ...shipping } = body;
    const order = await placeOrder(context, user.id, {
      items,
      shipping,
      paymentMethod,
      couponId,
      usedPoints,
      expectedTotal,
      requestKey: attempt?.key ?? null,
    });
    return openPayment(context, order);
  });
  route(confirm, ({ user, body }) => confirmPayment(context, user.id, body));
  route(abandon, ({ user, body }) => abandonPayment(context, user.id, body.orderNo));
  route(paymentWebhook, ({ body }) => hearWebhook(context, body.data));
};
