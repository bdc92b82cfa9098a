import { type Followed, listFollowers, toggleFollow } from '#domain/members/profile/follow.ts';
import { type MemberPage, showMemberPage } from '#domain/members/profile/member-page.ts';
import { followListMachine } from '#machines/community/follow-list.machine.ts';
import { memberFollowMachine } from '#machines/community/member-follow.machine.ts';
import { memberPageMachine } from '#machines/community/member-page.machine.ts';
import { feeds } from '../kit/feed.samples.ts';
import { paged, pagedEntry } from '../kit/paged.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { toggleEntry } from '../kit/toggle.ts';
import { type Proof, proof } from '../page.ts';
import { at, group } from './feed.samples.ts';
import { MARKS, PATH } from './member-acts.ts';

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

export const proofs: readonly Proof[] = [
  proof(
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
    {
      about: '한 회원의 레벨과 뱃지, 활동을 봐요.',
      says: { load: '회원이 보여 주는 정보를 불러와요' },
      driver: {
        ...resource(PATH, { asks: [showMemberPage] }),
        offscreen: MARKS,
      },
    },
  ),
  proof(
    toggleEntry({
      title: '회원 팔로우',
      group,
      machine: memberFollowMachine,
      error: new Error('팔로우를 저장하지 못했어요.'),
    }),
    {
      about: '회원을 팔로우하고 그만둬요.',
      says: { toggle: '팔로우를 저장해요', 'mark.toggled': '팔로우를 눌러요' },
      driver: {
        member: 'minjun',
        path: PATH,
        ports: { toggle: { asks: [toggleFollow] } },
        events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="memberFollow"]') } },
      },
    },
  ),
  proof(
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
    {
      about: '회원의 팔로워나 팔로잉을 닉네임으로 찾아봐요.',
      says: { loadPage: '회원 한 쪽을 불러와요', 'filter.changed': '닉네임을 적고 찾기를 눌러요' },
      driver: {
        ...paged({ path: `${PATH}?list=followers` }, [listFollowers], {
          before: async (page, { filter }) => {
            const { q } = filter as { q: string };
            await page.getByLabel('닉네임 검색').fill(q);
          },
          press: (page) => page.getByRole('button', { name: '찾기', exact: true }),
        }),
        offscreen: MARKS,
      },
    },
  ),
];
