import type { Feed, FeedSort, FeedType } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Filter of a feed list; the address owns it. */
export type FeedFilter = {
  type: FeedType | null;
  sort: FeedSort;
  q: string;
  hashtags: string[];
  productName: string;
  eventTitle: string;
  startDate: string;
  endDate: string;
};

/** True if the filter has words, tags or dates: then the search endpoint is used instead of the list. */
export const isSearch = ({ q, hashtags, productName, eventTitle, startDate, endDate }: FeedFilter): boolean =>
  [q, productName, eventTitle, startDate, endDate].some(Boolean) || hashtags.length > 0;

export const FEEDS_PER_PAGE = 12;

/** Machine of the feed list: filter and page come from the address, 12 feeds a page. */
export const feedListMachine = createPagedMachine<Feed, FeedFilter>({
  id: 'feedList',
  description: 'Feeds that a filter lets through; the address owns filter and page.',
  filters: 'withPage',
  hasMarks: true,
  size: FEEDS_PER_PAGE,
});
