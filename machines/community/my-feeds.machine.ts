import type { Feed, FeedType } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export type MyFeedsFilter = { type: FeedType | null };

export const myFeedsMachine = createPagedMachine<Feed, MyFeedsFilter>({
  id: 'myFeeds',
  description: 'My feeds, by kind; the address owns the kind, the chart the page.',
  filters: 'alone',
  size: 12,
});
