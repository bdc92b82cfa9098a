import { getDashboard, listMetricRows } from '#domain/admin/analytics/dashboard.ts';
import { getStats } from '#domain/admin/analytics/stats.ts';
import type { Feature } from '../../kit/feature.ts';
import { readDashboard } from './dashboard-service.ts';
import { listRows } from './metric-row-service.ts';
import { readStats } from './stats-service.ts';

/** Registers the endpoints of the dashboard, its rows and statistics. */
export const analyticsRoutes: Feature = (route, context) => {
  route(getDashboard, ({ query }) => readDashboard(context, query));
  route(listMetricRows, ({ query }) => listRows(context, query));
  route(getStats, ({ query }) => readStats(context, query));
};
