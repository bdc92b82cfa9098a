import type { Followed } from '#domain/members/profile/follow.ts';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { followListMachine } from '#machines/community/follow-list.machine.ts';
import { memberFollowMachine } from '#machines/community/member-follow.machine.ts';
import { memberPageMachine } from '#machines/community/member-page.machine.ts';
import type { RegistryEntry } from '../../entry.ts';
import { feeds } from '../kit/feeds.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';
import { toggleEntry } from '../kit/toggle.entry.ts';
import { at, group } from './feed-samples.entry.ts';

const badge = (badgeType: string, badgeName: string, day: string) => ({
  badgeType,
  badgeName,
  badgeImageUrl: `/images/badges/${badgeType.toLowerCase()}.svg`,
  awardedAt: `${day}T03:00:00.000Z`,
});

/** Profile page of a member with public badges and body measurements. */
export const member: MemberPage = {
  userId: 7,
  nickname: '걷는하루',
  profileImageUrl: null,
  levelName: '골드',
  badges: [
    badge('FIRST_REVIEW', '첫 리뷰', '2026-11-02'),
    badge('PURCHASE_5', '다섯 켤레', '2026-10-11'),
    badge('FIRST_PURCHASE', '첫 걸음', '2026-03-20'),
  ],
  body: { gender: 'FEMALE', height: 168, weight: null, footSize: 245, footWidth: 'NORMAL' },
  feedCounts: { totalCount: 12, dailyCount: 7, eventCount: 4, rankingCount: 1 },
  reviewCount: 5,
  followerCount: 31,
  followingCount: 8,
  isFollowing: false,
  isMine: false,
};

const theirs = { userId: 7, side: 'followers', q: '' };
const people = feeds.map(
  ({ user }, index): Followed => ({
    userId: user.id,
    nickname: user.nickname,
    profileImageUrl: null,
    followedAt: at,
    isFollowing: index % 2 === 1,
  }),
);

/**
 * Registry entries of the charts of public member pages: sample data and labels for tests, drawings and
 * the inspector.
 */
export const memberEntries: readonly RegistryEntry[] = [
  resourceEntry({
    title: '회원 페이지',
    group,
    machine: memberPageMachine,
    input: 7,
    load: {
      done: member,
      error: new Error('회원 정보를 불러오지 못했어요.'),
      otherDone: [{ ...member, badges: [], body: null, isMine: true }],
    },
    reloads: true,
  }),
  toggleEntry({
    title: '회원 팔로우',
    group,
    machine: memberFollowMachine,
    error: new Error('팔로우를 저장하지 못했어요.'),
  }),
  pagedEntry({
    title: '팔로워와 팔로잉',
    group,
    machine: followListMachine,
    filter: theirs,
    narrowed: { ...theirs, q: '나리' },
    items: people,
    filters: 'alone',
    reloads: true,
    error: new Error('회원 목록을 불러오지 못했어요.'),
  }),
];
