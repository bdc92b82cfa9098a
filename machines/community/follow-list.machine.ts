import type { Followed } from '#domain/members/profile/follow.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Filter of a member's followers or followings; `q` is a part of a nickname. */
export type FollowListFilter = { userId: number; side: 'followers' | 'followings'; q: string };

export const followListMachine = createPagedMachine<Followed, FollowListFilter>({
  id: 'followList',
  description: 'Followers or followings of a member, the newest first, searched by nickname.',
  filters: 'alone',
  hasMarks: true,
  size: 20,
});
