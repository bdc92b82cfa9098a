import { listNewestOrders, readOrderLife } from '#domain/trade/orders/order-life.ts';
import type { Feature } from '../../../kit/feature.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { findOrder } from '../order-store.ts';
import { newestOrders, partsOf, stepsOf } from './order-life-store.ts';

/** Registers what the inspector reads of orders, only with QA_TOOLS=1 (see `app.ts`). */
export const orderLifeRoutes: Feature = (route, { db }) => {
  route(listNewestOrders, () => newestOrders(db));
  route(readOrderLife, async ({ params: { id } }) => {
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
