import { findAnything as findAnythingCall } from '#domain/admin/search/find-anything.ts';
import type { Feature } from '../../kit/feature.ts';
import { findAnything } from './search-service.ts';

/** Where those who run the shop jump to. */
export const adminSearchRoutes: Feature = (route, context) => {
  route(findAnythingCall, ({ query }) => findAnything(context, query.q));
};
