import { readSellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import type { Feature } from '../../kit/feature.ts';
import { readDashboard } from './dashboard-service.ts';

/** Registers the dashboard of a seller. */
export const sellerAnalyticsRoutes: Feature = (route, context) => {
  route(readSellerDashboard, ({ user, query }) => readDashboard(context, user.id, query));
};
