import { searchAdmin as findAnythingCall } from '#domain/admin/search/admin-search.ts';
import type { Feature } from '../../kit/feature.ts';
import { searchAdmin } from './search-service.ts';

/** Registers the quick search of the admin area. */
export const adminSearchRoutes: Feature = (route, context) => {
  route(findAnythingCall, ({ query }) => searchAdmin(context, query.q));
};
