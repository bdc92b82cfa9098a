import { countWaiting } from '#domain/admin/layout/pending-counts.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Feature } from '../../kit/feature.ts';
import { readWaiting } from './pending-count-store.ts';

/** Registers the endpoint of open work items for the admin menu. */
export const waitingRoutes: Feature = (route, { db, clock }) => {
  route(countWaiting, () => readWaiting(db, seoulDay(clock.now())));
};
