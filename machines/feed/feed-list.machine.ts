import type { Feed, FeedSort, FeedType } from '#domain/feed.ts';
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

export const feedListMachine = createPagedMachine<Feed, FeedFilter>({ id: 'feedList', size: 12 });
