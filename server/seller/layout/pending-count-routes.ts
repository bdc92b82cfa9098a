import { countSellerWaiting } from '#domain/seller/layout/pending-counts.ts';
import type { Feature } from '../../kit/feature.ts';
import { readSellerWaiting } from './pending-count-store.ts';

/** Registers the endpoint of open work items for the seller menu. */
export const sellerWaitingRoutes: Feature = (route, { db }) => {
  route(countSellerWaiting, ({ user }) => readSellerWaiting(db, user.id));
};
