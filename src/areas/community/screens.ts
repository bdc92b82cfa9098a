import { paths } from '#src/lib/paths.ts';
import type { MovedRow, ScreenRow } from '#src/lib/screen-row.ts';

export const communityScreens = {
  feedList: {
    path: paths.feeds(),
    title: '착화 피드',
    access: 'open',
    load: () => import('./feed-list-screen.tsx'),
  },
  feedDetail: {
    path: '/feed/:id',
    title: '피드 상세',
    access: 'open',
    load: () => import('./feed-detail-screen.tsx'),
  },
  feedCreate: {
    path: paths.feedCreate,
    title: '피드 쓰기',
    access: 'login',
    load: () => import('./feed-create-screen.tsx'),
  },
  feedEdit: {
    path: '/feed-edit',
    title: '피드 수정',
    access: 'login',
    load: () => import('./feed-edit-screen.tsx'),
  },
  myFeeds: {
    path: paths.myFeeds,
    title: '내 피드',
    access: 'login',
    load: () => import('./my-feeds-screen.tsx'),
  },
  likedFeeds: {
    path: paths.likedFeeds,
    title: '좋아요한 피드',
    access: 'login',
    load: () => import('./liked-feeds-screen.tsx'),
  },
  myComments: {
    path: paths.myComments,
    title: '내 댓글',
    access: 'login',
    load: () => import('./my-comments-screen.tsx'),
  },
  events: {
    path: paths.events,
    also: ['/events'],
    title: '이벤트',
    access: 'open',
    load: null,
  },
} satisfies Record<string, ScreenRow>;

export const communityMoves: readonly MovedRow[] = [{ path: '/my-feed', access: 'open', to: paths.myFeeds }];
