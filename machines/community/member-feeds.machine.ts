import type { Feed, FeedType } from '#domain/community/feed.ts';
import { listFeedsOfUser } from '#domain/community/feed-list.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { feedsOf } from './feed-page.ts';

/** Filter of one member's feeds; a `type` of null shows all types. */
export type MemberFeedsFilter = { userId: number; type: FeedType | null };

/** Machine of the feeds of one member, optionally of one type, 12 a page. */
export const memberFeedsMachine = createPagedMachine<Feed, MemberFeedsFilter>({
  id: 'memberFeeds',
  description: 'Feeds of one member, by type; the address owns the type, the chart the page.',
  filters: 'alone',
  hasMarks: true,
  size: 12,
  loadPage: endpointPort(
    listFeedsOfUser,
    ({ page, size, filter: { userId, type } }) => ({
      params: { id: userId },
      query: { page, size, ...(type ? { feedType: type } : {}) },
    }),
    feedsOf,
  ),
});
