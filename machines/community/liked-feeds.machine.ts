import type { LikedFeed } from '#domain/community/feed-social.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const likedFeedsMachine = createPagedMachine<LikedFeed>({
  id: 'likedFeeds',
  description: 'Feeds that I liked, the latest first.',
  size: 20,
});
