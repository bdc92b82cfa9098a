import type { FeedType } from '#domain/community/feed.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { feedTypeOf } from '../feed-list/feed-filter.ts';

/** Tab of a profile: a feed type, all feeds (null), or reviews. */
export type MemberTab = FeedType | 'reviews' | null;
export type FollowSide = 'followers' | 'followings';
/** List that is open above a profile; that of followed stores only on the own one. */
export type MemberList = FollowSide | 'stores';
export type MemberPlace = { tab: MemberTab; list: MemberList | null };

/** Parses `?tab=daily&list=followers` of a profile; unknown values mean all feeds and no list. */
export function memberPlaceOf(search: string): MemberPlace {
  const query = new URLSearchParams(search);
  const [tab, list] = [query.get('tab'), query.get('list')];
  return {
    tab: tab === 'reviews' ? tab : feedTypeOf(tab),
    list: list === 'followers' || list === 'followings' || list === 'stores' ? list : null,
  };
}

/** Address of a profile with tab and list, without defaults. */
export function memberAddress(userId: number, { tab, list }: MemberPlace): string {
  const query = new URLSearchParams();
  if (tab) query.set('tab', tab);
  if (list) query.set('list', list);
  return query.size > 0 ? `${paths.member(userId)}?${query}` : paths.member(userId);
}
