import { listEntries } from '#domain/community/event-entries.ts';
import {
  countMyFeeds,
  countMyFeedsOfType,
  getFeed,
  listFeeds,
  listFeedsOfType,
  listFeedsOfUser,
  listFollowedFeeds,
  listMyFeeds,
  listMyFeedsOfType,
  searchFeeds,
} from '#domain/community/feed-list.ts';
import type { Feature } from '../kit/feature.ts';
import { findEntries } from './entry-list-service.ts';
import { countByType, findFeed, findFeeds } from './feed-read-service.ts';
import { countFeeds } from './feed-read-store.ts';

/**
 * Registers lists, search and detail of feeds (contract 23, contract 27); public except for own
 * feeds.
 */
export const feedReadRoutes: Feature = (route, context) => {
  route(listFeeds, ({ query, user }) => findFeeds(context, { feedType: query.feedType }, query, user));
  route(listFeedsOfType, ({ params, query, user }) =>
    findFeeds(context, { feedType: params.type }, query, user),
  );
  route(listFeedsOfUser, ({ params, query, user }) =>
    findFeeds(context, { authorId: params.id, feedType: query.feedType }, query, user),
  );
  route(listFollowedFeeds, ({ query, user }) =>
    findFeeds(context, { followerId: user.id, feedType: query.feedType }, query, user),
  );
  route(listMyFeeds, ({ query, user }) =>
    findFeeds(context, { authorId: user.id, feedType: query.feedType }, query, user),
  );
  route(listMyFeedsOfType, ({ params, query, user }) =>
    findFeeds(context, { authorId: user.id, feedType: params.type }, query, user),
  );
  route(countMyFeeds, ({ user }) => countByType(context.db, user.id));
  route(countMyFeedsOfType, ({ params, user }) =>
    countFeeds(context.db, { authorId: user.id, feedType: params.type }),
  );
  route(searchFeeds, ({ query, user }) =>
    context.searching(query.q || query.productName, () => findFeeds(context, query, query, user)),
  );
  route(listEntries, ({ params, query, user }) => findEntries(context, params.id, query, user));
  route(getFeed, ({ params, user }) => findFeed(context, params.id, user));
};
