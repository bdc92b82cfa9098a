import type { Feed, FeedSort } from '#domain/community/feed.ts';
import { listFollowedFeeds } from '#domain/community/feed-list.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { FEEDS_PER_PAGE } from './feed-list.machine.ts';
import { feedsOf } from './feed-page.ts';

/** Order of the feeds of followed members. */
export type FollowedFeedsFilter = { sort: FeedSort };

/** Machine of the feeds of followed members: order and page come from the address, 12 feeds a page. */
export const followedFeedsMachine = createPagedMachine<Feed, FollowedFeedsFilter>({
  id: 'followedFeeds',
  description: 'Feeds of the members whom the person follows; the address owns order and page.',
  filters: 'withPage',
  size: FEEDS_PER_PAGE,
  loadPage: endpointPort(
    listFollowedFeeds,
    ({ page, size, filter }) => ({ query: { page, size, ...filter } }),
    feedsOf,
  ),
});
