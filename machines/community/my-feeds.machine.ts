import type { Feed, FeedType } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Own feeds, or another member's when `userId` is given. */
export type MyFeedsFilter = { type: FeedType | null; userId: number | null };

export const myFeedsMachine = createPagedMachine<Feed, MyFeedsFilter>({
  id: 'myFeeds',
  description: 'Feeds of one member, by kind; the address owns the kind, the chart the page.',
  filters: 'alone',
  size: 12,
});
