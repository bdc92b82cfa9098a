import type { Feed, FeedType } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Own feeds, or another member's when `userId` is given. */
export type MyFeedsFilter = { type: FeedType | null; userId: number | null };

export const myFeedsMachine = createPagedMachine<Feed, MyFeedsFilter>({ id: 'myFeeds', size: 12 });
