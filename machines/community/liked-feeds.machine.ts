import { type LikedFeed, listMyLikes } from '#domain/community/feed-social.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the feeds that the member liked: latest like first, 20 a page. */
export const likedFeedsMachine = createPagedMachine<LikedFeed>({
  id: 'likedFeeds',
  description: 'Feeds that I liked, the latest first.',
  loadPage: pagePort(listMyLikes, ({ page, size }) => ({ page, size })),
  size: 20,
});
