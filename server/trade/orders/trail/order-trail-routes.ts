import { listNewestOrders, readOrderTrail } from '#domain/trade/orders/order-trail.ts';
import type { Feature } from '../../../kit/feature.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { findOrder } from '../order-store.ts';
import { newestOrders, partsOf, stepsOf } from './order-trail-store.ts';

/** Registers what the inspector reads of orders, only with QA_TOOLS=1 (see `app.ts`). */
export const orderTrailRoutes: Feature = (route, { db }) => {
  route(listNewestOrders, async () => {
    const orders = await newestOrders(db);
    return orders.map(({ id, ...order }) => ({ orderId: id, ...order }));
  });
  route(readOrderTrail, async ({ params: { id } }) => {
    const order = await findOrder(db, { id });
    if (!order) throw new ShopError('ORDER_NOT_FOUND');
    const steps = await stepsOf(db, id);
    return {
      orderId: id,
      orderNo: order.orderNo,
      parts: await partsOf(db, id),
      steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    };
  });
};
