import { countSellerWaiting } from '#domain/seller/layout/waiting.ts';
import type { Feature } from '../../kit/feature.ts';
import { readSellerWaiting } from './waiting-store.ts';

/** What the menu of a seller says of work that waits. */
export const sellerWaitingRoutes: Feature = (route, { db }) => {
  route(countSellerWaiting, ({ user }) => readSellerWaiting(db, user.id));
};
