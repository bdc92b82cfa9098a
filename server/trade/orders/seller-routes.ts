import { listSellerOrders, moveSellerOrder } from '#domain/trade/orders/order-endpoints.ts';
import type { Feature } from '../../kit/feature.ts';
import { readOrders } from './reading/read-service.ts';
import { moveStoreLines } from './seller-service.ts';

/** Registers the endpoints of a seller's orders. */
export const sellerOrderRoutes: Feature = (route, context) => {
  route(listSellerOrders, ({ user, query }) => readOrders(context, { sellerId: user.id }, query));
  route(moveSellerOrder, ({ user, params, body, attempt }) =>
    moveStoreLines(context, user.id, { orderId: params.id, ...body }, attempt),
  );
};
