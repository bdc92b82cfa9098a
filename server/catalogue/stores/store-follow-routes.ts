import { listFollowedStores, setStoreFollow, showStoreFollow } from '#domain/catalogue/store-follow.ts';
import type { Feature } from '../../kit/feature.ts';
import { followStore, readFollowedStores, readStoreFollow } from './store-follow-service.ts';

/** Registers the endpoints of members who follow stores. */
export const storeFollowRoutes: Feature = (route, context) => {
  route(showStoreFollow, ({ user, params }) => readStoreFollow(context, user?.id ?? 0, params.id));
  route(setStoreFollow, ({ user, params, body }) => followStore(context, user.id, { ...params, ...body }));
  route(listFollowedStores, ({ user, query }) => readFollowedStores(context, user.id, query));
};
