import { countPending } from '#domain/admin/layout/pending-counts.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Feature } from '../../kit/feature.ts';
import { readPendingCounts } from './pending-count-store.ts';

/** Registers the endpoint of open work items for the admin menu. */
export const pendingCountRoutes: Feature = (route, { db, clock }) => {
  route(countPending, () => readPendingCounts(db, seoulDay(clock.now())));
};
