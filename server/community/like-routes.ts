import {
  listLikes,
  listMyLikeIds,
  listMyLikes,
  toggleLike as toggleLikeCall,
} from '#domain/community/feed-social.ts';
import type { Feature } from '../kit/feature.ts';
import { listLikedFeeds, listLikers, toggleLike } from './like-service.ts';
import { findLikedIds } from './like-store.ts';

/** Registers the endpoints of likes (contract 25). */
export const likeRoutes: Feature = (route, context) => {
  route(toggleLikeCall, ({ user, params, body }) => toggleLike(context, user, params.id, body.liked));
  route(listLikes, ({ params, query, user }) => listLikers(context, params.id, query, user));
  route(listMyLikes, ({ user, query }) => listLikedFeeds(context, user, query));
  route(listMyLikeIds, ({ user }) => findLikedIds(context.db, user.id));
};
