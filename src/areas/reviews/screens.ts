import { paths } from '#src/lib/paths.ts';
import type { ScreenRow } from '#src/lib/screen-row.ts';

export const reviewScreens = {
  myReviews: {
    path: paths.reviews,
    title: '내 리뷰',
    access: 'loginNotice',
    load: () => import('./my-reviews-screen.tsx'),
  },
  reviewWrite: {
    path: '/reviews/write',
    title: '리뷰 쓰기',
    access: 'login',
    load: () => import('./review-write-screen.tsx'),
  },
  reviewEdit: {
    path: '/reviews/edit',
    title: '리뷰 수정',
    access: 'login',
    load: () => import('./review-edit-screen.tsx'),
  },
} satisfies Record<string, ScreenRow>;
