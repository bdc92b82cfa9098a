import { countSellerPending } from '#domain/seller/layout/pending-counts.ts';
import type { Feature } from '../../kit/feature.ts';
import { readSellerPendingCounts } from './pending-count-store.ts';

/** Registers the endpoint of open work items for the seller menu. */
export const sellerPendingCountRoutes: Feature = (route, { db }) => {
  route(countSellerPending, ({ user }) => readSellerPendingCounts(db, user.id));
};
