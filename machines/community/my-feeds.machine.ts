import type { Feed, FeedType } from '#domain/community/feed.ts';
import { listMyFeeds, listMyFeedsOfType } from '#domain/community/feed-list.ts';
import { asksOneOf, to } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';
import { feedsOf } from './feed-page.ts';

/** Filter of the member's own feeds; a `type` of null shows all types. */
export type MyFeedsFilter = { type: FeedType | null };

/** Machine of the member's own feeds, optionally of one type, 12 a page. */
export const myFeedsMachine = createPagedMachine<Feed, MyFeedsFilter>({
  id: 'myFeeds',
  description: 'My feeds, by kind; the address owns the kind, the chart the page.',
  filters: 'alone',
  size: 12,
  loadPage: asksOneOf([listMyFeeds, listMyFeedsOfType], ({ filter: { type }, page, size }) => {
    const query = { page, size };
    return type
      ? to(listMyFeedsOfType, { params: { type }, query }, feedsOf)
      : to(listMyFeeds, { query }, feedsOf);
  }),
});
