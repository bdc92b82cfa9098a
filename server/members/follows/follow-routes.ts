import {
  checkFollow,
  countFollows as countFollowsCall,
  listFollowers,
  listFollowingIds,
  listFollowings,
  toggleFollow as toggleFollowCall,
} from '#domain/members/profile/follow.ts';
import type { Feature } from '../../kit/feature.ts';
import { countFollows, listPeople, toggleFollow } from './follow-service.ts';
import { findFollowingIds, isFollowing } from './follow-store.ts';

/** Registers the endpoints of follows (contract 8). */
export const followRoutes: Feature = (route, context) => {
  route(toggleFollowCall, ({ user, body }) =>
    toggleFollow(context, user, body.followingUserId, body.following),
  );
  route(countFollowsCall, ({ params, user }) => countFollows(context, params.id, user));
  route(listFollowers, ({ params, query, user }) =>
    listPeople(context, 'followers', { ...query, id: params.id, reader: user }),
  );
  route(listFollowings, ({ params, query, user }) =>
    listPeople(context, 'followings', { ...query, id: params.id, reader: user }),
  );
  route(checkFollow, ({ params, user }) => isFollowing(context.db, user.id, params.id));
  route(listFollowingIds, ({ user }) => findFollowingIds(context.db, user.id));
};
