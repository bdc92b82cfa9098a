import type { LikedFeed } from '#domain/feed-social.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

export const likedFeedsMachine = createPagedMachine<LikedFeed>({ id: 'likedFeeds', size: 20 });
