import { paths } from '#src/lib/navigation/paths.ts';
import { type MovedRow, screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title, access and code of every feed and member screen. */
export const communityScreens = screensOf(code, {
  feedList: {
    path: paths.feeds(),
    title: '착화 피드',
    access: 'open',
    load: () => import('./feed-list/feed-list-screen.tsx'),
  },
  followedFeeds: {
    path: paths.followedFeeds(),
    title: '팔로우한 회원의 피드',
    access: 'login',
  },
  feedDetail: {
    path: '/feed/:id',
    title: '피드 상세',
    access: 'open',
    load: () => import('./feed/feed-detail-screen.tsx'),
  },
  member: {
    path: '/users/:id',
    title: '회원',
    access: 'open',
  },
  feedCreate: {
    path: paths.feedCreate,
    title: '피드 쓰기',
    access: 'login',
  },
  feedEdit: {
    path: '/feed-edit',
    title: '피드 수정',
    access: 'login',
  },
  myFeeds: {
    path: paths.myFeeds,
    title: '내 피드',
    access: 'login',
  },
  likedFeeds: {
    path: paths.likedFeeds,
    title: '좋아요한 피드',
    access: 'login',
  },
  myComments: {
    path: paths.myComments,
    title: '내 댓글',
    access: 'login',
  },
});

/** Redirect of the former address of a member's own feeds. */
export const communityMoves: readonly MovedRow[] = [{ path: '/my-feed', access: 'open', to: paths.myFeeds }];
