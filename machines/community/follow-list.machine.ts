import { type Followed, listFollowers, listFollowings } from '#domain/members/profile/follow.ts';
import { asksOneOf, to } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Filter of a member's followers or followings; `q` is a part of a nickname. */
export type FollowListFilter = { userId: number; side: 'followers' | 'followings'; q: string };

const LISTS = { followers: listFollowers, followings: listFollowings };

/** Machine of a member's followers or followings: newest first, searchable by nickname, 20 a page. */
export const followListMachine = createPagedMachine<Followed, FollowListFilter>({
  id: 'followList',
  description: 'Followers or followings of a member, the newest first, searched by nickname.',
  filters: 'alone',
  hasMarks: true,
  size: 20,
  loadPage: asksOneOf(Object.values(LISTS), ({ filter: { userId: id, side, q }, page, size }) =>
    to(
      LISTS[side],
      { params: { id }, query: { page, size, ...(q ? { q } : {}) } },
      ({ pagination: { content, ...totals } }) => ({ ...totals, items: content }),
    ),
  ),
});
