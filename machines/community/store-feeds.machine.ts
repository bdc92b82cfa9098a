import type { Feed } from '#domain/community/feed.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const storeFeedsMachine = createPagedMachine<Feed, { storeId: number }>({
  id: 'storeFeeds',
  description: 'Feeds that wear the shoes of a store, the newest first.',
  size: 6,
});
