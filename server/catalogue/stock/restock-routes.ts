import { addRestockAlert, listRestockAlerts, removeRestockAlert } from '#domain/catalogue/restock.ts';
import type { Feature } from '../../kit/feature.ts';
import { subscribe, unsubscribe } from './restock-service.ts';
import { findAlerts } from './restock-store.ts';

/** Registers the endpoints of restock alerts of the caller. */
export const restockRoutes: Feature = (route, context) => {
  route(listRestockAlerts, async ({ user, query }) => {
    const rows = await findAlerts(context.db, user.id, query.productId);
    return rows.map(({ createdAt, ...alert }) => ({ ...alert, createdAt: createdAt.toISOString() }));
  });
  route(addRestockAlert, ({ user, body, attempt }) => subscribe(context, user, body.optionId, attempt));
  route(removeRestockAlert, ({ user, params }) => unsubscribe(context, user, params.optionId));
};
