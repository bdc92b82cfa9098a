import { listStores as listStoresCall, pauseStore, resumeStore } from '#domain/admin/stores/store-admin.ts';
import type { Feature } from '../../kit/feature.ts';
import { listStores, pauseByAdmin, resumeByAdmin } from './store-service.ts';

/** Registers the endpoints of stores in the admin area. */
export const storeRoutes: Feature = (route, context) => {
  route(listStoresCall, ({ query }) => listStores(context, query));
  route(pauseStore, ({ params, body, attempt }) => pauseByAdmin(context, params.id, body, attempt));
  route(resumeStore, ({ params, body, attempt }) => resumeByAdmin(context, params.id, body, attempt));
};
