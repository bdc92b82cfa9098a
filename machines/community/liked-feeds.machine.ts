import type { LikedFeed } from '#domain/community/feed-social.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const likedFeedsMachine = createPagedMachine<LikedFeed>({ id: 'likedFeeds', size: 20 });
