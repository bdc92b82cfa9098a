import { listSellerOrders, moveSellerOrder } from '#domain/trade/orders/order-calls.ts';
import type { Feature } from '../../kit/feature.ts';
import { readOrders } from './reading/read-service.ts';
import { moveStoreLines } from './seller-service.ts';

/** Orders as a seller sees and moves them. */
export const sellerOrderRoutes: Feature = (route, context) => {
  route(listSellerOrders, ({ user, query }) => readOrders(context, { sellerId: user.id }, query));
  route(moveSellerOrder, ({ user, params, body, attempt }) =>
    moveStoreLines(context, user.id, { orderId: params.id, ...body }, attempt),
  );
};
