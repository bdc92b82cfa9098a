import { fromPromise } from 'xstate';
import { confirmPayment } from '#domain/trade/cart/checkout.ts';
import type { ApprovedPayment, Confirmation } from '#machines/trade/checkout.model.ts';
import { paymentReturnMachine } from '#machines/trade/payment-return.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { ApiError } from '#src/http/api-error.ts';
import { forgetPayment, openOrder } from './checkout.wiring.ts';

/**
 * Provides the chart of the return from the payment page with its calls and effects: confirms the
 * approved payment and opens the order.
 */
export const wirePaymentReturn = (app: AppServices) =>
  paymentReturnMachine.provide({
    actors: {
      confirm: fromPromise<Confirmation, ApprovedPayment>(({ input }) =>
        app.call(confirmPayment, { body: input }).catch(orOver),
      ),
    },
    actions: {
      forgetPayment: () => forgetPayment(app),
      openOrder: (_, { orderId }) => openOrder(app, orderId),
    },
  });

/** Turns "payment expired" into a result, since a retry would not change it. */
function orOver(error: unknown): Confirmation {
  if (error instanceof ApiError && error.code === 'HOLD_EXPIRED')
    return { orderId: null, reason: error.message };
  throw error;
}
