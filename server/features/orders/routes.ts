import { countOrders, listOrders, readOrder as readOrderCall } from '#domain/order.ts';
import {
  cancelOrder,
  confirmPurchase,
  createDirectOrder,
  createOrder,
  previewRefund as previewRefundCall,
  setOrderStatus,
} from '#domain/order-calls.ts';
import type { Feature } from '../../kit/feature.ts';
import { requestWholeReturn } from '../claims/request-service.ts';
import { cancelLines, confirmLines, previewRefund } from './buyer-service.ts';
import { orderAtOnce } from './legacy-create.ts';
import type { OrderRow } from './order-store.ts';
import { readOrder, readOrders } from './read-service.ts';
import { countSteps } from './read-store.ts';
import { earningOf, statusOf } from './to-order-wire.ts';

/** Orders of a buyer (contract 20). */
export const orderRoutes: Feature = (route, context) => {
  route(listOrders, ({ user, query }) => readOrders(context, { buyerId: user.id }, query));
  route(countOrders, ({ user }) => countSteps(context.db, user.id));
  route(readOrderCall, ({ user, params }) => readOrder(context, user.id, params.id));
  route(createOrder, async ({ user, body, attempt }) =>
    toResult(await orderAtOnce(context, user.id, body, attempt)),
  );
  route(createDirectOrder, async ({ user, body, attempt }) =>
    toResult(await orderAtOnce(context, user.id, body, attempt)),
  );
  route(setOrderStatus, ({ user, params, body, attempt }) =>
    body.status === 'CANCELLED'
      ? cancelLines(context, user.id, { orderId: params.id, ids: [], reason: '' }, attempt)
      : requestWholeReturn(context, user.id, params.id, attempt),
  );
  route(cancelOrder, ({ user, params, body, attempt }) => {
    const wish = { orderId: params.id, ids: body.orderItemIds, reason: body.reason };
    return cancelLines(context, user.id, wish, attempt);
  });
  route(previewRefundCall, ({ user, params, body }) =>
    previewRefund(context, user.id, { orderId: params.id, ids: body.orderItemIds, cause: body.cause }),
  );
  route(confirmPurchase, ({ user, params, body, attempt }) =>
    confirmLines(context, user.id, { orderId: params.id, ids: body.orderItemIds }, attempt),
  );
};

const toResult = (order: OrderRow) => ({
  orderId: order.id,
  status: statusOf(order.status),
  totalPrice: order.goods_total,
  deliveryFee: order.delivery_fee,
  usedPoints: order.used_points,
  earnedPoints: earningOf(order),
  paymentMethod: order.payment_method,
  orderedAt: order.ordered_at.toISOString(),
});
