import { readMyPrices } from '#domain/trade/cart/my-price.ts';
import { setRefundAccount } from '#domain/trade/claims/refund-account.ts';
import { trackParcel } from '#domain/trade/delivery/parcel-tracking.ts';
import { askCashReceipt } from '#domain/trade/orders/cash-receipt.ts';
import { countOrders, listOrders, readOrder as readOrderCall } from '#domain/trade/orders/order.ts';
import {
  cancelLateOrder,
  cancelOrder,
  confirmPurchase,
  previewRefund as previewRefundCall,
} from '#domain/trade/orders/order-endpoints.ts';
import type { Feature } from '../../kit/feature.ts';
import { askForReceipt } from '../receipts/ask-service.ts';
import { keepRefundAccount } from '../refunds/refund-account-service.ts';
import { cancelLate } from './delivery/cancel-late.ts';
import { trackOwnParcel } from './delivery/tracking-service.ts';
import { readPricesOf } from './placing/my-price-service.ts';
import { cancelLines, confirmLines, previewRefund } from './reading/buyer-service.ts';
import { readOrder, readOrders } from './reading/read-service.ts';
import { countSteps } from './reading/read-store.ts';

/** Registers the endpoints of a buyer's orders (contract 20). */
export const orderRoutes: Feature = (route, context) => {
  route(listOrders, ({ user, query }) => readOrders(context, { buyerId: user.id }, query));
  route(readMyPrices, ({ user, query }) => readPricesOf(context, user.id, query.productIds));
  route(countOrders, ({ user }) => countSteps(context.db, user.id));
  route(readOrderCall, ({ user, params }) => readOrder(context, user.id, params.id));
  route(trackParcel, ({ user, params, query }) =>
    trackOwnParcel(context, user.id, { orderId: params.id, line: query.line }),
  );
  route(cancelOrder, ({ user, params, body, attempt }) => {
    const wish = { orderId: params.id, ids: body.orderItemIds, reason: body.reason };
    return cancelLines(context, user.id, wish, attempt);
  });
  route(cancelLateOrder, ({ user, params, attempt }) => cancelLate(context, user.id, params.id, attempt));
  route(setRefundAccount, ({ user, params, body }) => keepRefundAccount(context, user.id, params.id, body));
  route(askCashReceipt, ({ user, params, body, attempt }) =>
    askForReceipt(context, { userId: user.id, orderId: params.id }, body, attempt),
  );
  route(previewRefundCall, ({ user, params, body }) =>
    previewRefund(context, user.id, {
      orderId: params.id,
      ids: body.orderItemIds,
      cause: body.cause,
      isPrepaid: body.isPrepaid,
      quantity: body.quantity,
    }),
  );
  route(confirmPurchase, ({ user, params, body, attempt }) =>
    confirmLines(context, user.id, { orderId: params.id, ids: body.orderItemIds }, attempt),
  );
};
