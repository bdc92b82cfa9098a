import { countWaiting } from '#domain/admin/layout/waiting.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Feature } from '../../kit/feature.ts';
import { readWaiting } from './waiting-store.ts';

/** What the menu of those who run the shop says of work that waits. */
export const waitingRoutes: Feature = (route, { db, clock }) => {
  route(countWaiting, () => readWaiting(db, seoulDay(clock.now())));
};
