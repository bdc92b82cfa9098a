import type { LikeUser } from '#domain/community/feed-social.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Who liked a feed. */
export const likeUsersMachine = createPagedMachine<LikeUser, { feedId: number }>({
  id: 'likeUsers',
  description: 'Who liked a feed, the latest first.',
  size: 20,
});
