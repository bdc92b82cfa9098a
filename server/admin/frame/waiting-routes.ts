import { countWaiting } from '#domain/admin/frame/waiting.ts';
import type { Feature } from '../../kit/feature.ts';
import { readWaiting } from './waiting-store.ts';

/** What the menu of those who run the shop says of work that waits. */
export const waitingRoutes: Feature = (route, { db }) => {
  route(countWaiting, () => readWaiting(db));
};
