import type { Feed, FeedSort, FeedType } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** What a feed list is narrowed by; the address owns it. */
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

/** Whether a filter asks for words, tags or dates: then feeds are searched, not listed. */
export const isSearch = ({ q, hashtags, productName, eventTitle, startDate, endDate }: FeedFilter): boolean =>
  [q, productName, eventTitle, startDate, endDate].some(Boolean) || hashtags.length > 0;

export const FEEDS_PER_PAGE = 12;

export const feedListMachine = createPagedMachine<Feed, FeedFilter>({
  id: 'feedList',
  description: 'Feeds that a filter lets through; the address owns filter and page.',
  filters: 'withPage',
  hasMarks: true,
  size: FEEDS_PER_PAGE,
});
