import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { MovedRow, ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title, access and code of every feed and member screen. */
export const communityScreens = {
  feedList: {
    path: paths.feeds(),
    title: '착화 피드',
    access: 'open',
    load: () => import('./feed-list/feed-list-screen.tsx'),
    kept: true,
    look: { chart: 'feedList', shape: 'feedCards', stages: STAGES, who: 'user' },
  },
  followedFeeds: {
    path: paths.followedFeeds(),
    title: '팔로우한 회원의 피드',
    access: 'login',
    load: () => import('./follows/followed-feeds-screen.tsx'),
    later: true,
    look: { chart: 'followedFeeds', shape: 'feedCards', stages: STAGES, who: 'user' },
  },
  feedDetail: {
    path: '/feed/:id',
    title: '피드 상세',
    access: 'open',
    load: () => import('./feed/feed-detail-screen.tsx'),
    kept: true,
    look: { chart: 'feedDetail', shape: 'feed', stages: NEVER_EMPTY, address: paths.feed(1), who: 'user' },
  },
  member: {
    path: '/users/:id',
    title: '회원',
    access: 'open',
    load: () => import('./member/member-screen.tsx'),
    later: true,
    look: {
      chart: 'memberPage',
      shape: 'feedCards',
      stages: NEVER_EMPTY,
      address: paths.member(13),
      who: 'user',
    },
  },
  feedCreate: {
    path: paths.feedCreate,
    title: '피드 쓰기',
    access: 'login',
    load: () => import('./feed-editor/feed-create-screen.tsx'),
    later: true,
    look: { chart: 'feedEditor', shape: 'feedForm', stages: STAGES, who: 'user' },
  },
  feedEdit: {
    path: '/feed-edit',
    title: '피드 수정',
    access: 'login',
    load: () => import('./feed-editor/feed-edit-screen.tsx'),
    later: true,
    look: {
      chart: 'feedEditor',
      shape: 'feedForm',
      stages: NEVER_EMPTY,
      address: paths.feedEdit(1),
      who: 'user',
    },
  },
  myFeeds: {
    path: paths.myFeeds,
    title: '내 피드',
    access: 'login',
    load: () => import('./feed-list/my-feeds-screen.tsx'),
    later: true,
    look: { chart: 'myFeeds', shape: 'feedCards', stages: STAGES, who: 'user' },
  },
  likedFeeds: {
    path: paths.likedFeeds,
    title: '좋아요한 피드',
    access: 'login',
    load: () => import('./likes/liked-feeds-screen.tsx'),
    later: true,
    look: { chart: 'likedFeeds', shape: 'feedCards', stages: STAGES, who: 'user' },
  },
  myComments: {
    path: paths.myComments,
    title: '내 댓글',
    access: 'login',
    load: () => import('./comments/my-comments-screen.tsx'),
    later: true,
    look: { chart: 'myComments', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
} satisfies Record<string, ScreenRow>;

/** Redirect of the former address of a member's own feeds. */
export const communityMoves: readonly MovedRow[] = [{ path: '/my-feed', access: 'open', to: paths.myFeeds }];
