import type { Feed } from '#domain/community/feed.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { feedsOf } from './feed-page.ts';

/** Machine of the feeds that show products of one store: newest first, 6 a page. */
export const storeFeedsMachine = createPagedMachine<Feed, { storeId: number }>({
  id: 'storeFeeds',
  description: 'Feeds that wear the shoes of a store, the newest first.',
  size: 6,
  loadPage: endpointPort(
    searchFeeds,
    ({ page, size, filter }) => ({ query: { storeId: String(filter.storeId), page, size } }),
    feedsOf,
  ),
});
