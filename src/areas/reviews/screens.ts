import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title and access of own reviews and the review form. */
export const reviewScreens = {
  myReviews: {
    path: paths.reviews,
    title: '내 리뷰',
    access: 'loginNotice',
    load: () => import('./my-reviews-screen.tsx'),
    later: true,
    look: { chart: 'myReviews', shape: 'ownRows', stages: STAGES, who: 'user' },
  },
  reviewWrite: {
    path: '/reviews/write',
    title: '리뷰 쓰기',
    access: 'login',
    load: () => import('./editor/review-write-screen.tsx'),
    later: true,
    look: {
      chart: 'reviewEditor',
      shape: 'feedForm',
      stages: STAGES,
      address: paths.reviewWrite(1),
      who: 'user',
    },
  },
  reviewEdit: {
    path: '/reviews/edit',
    title: '리뷰 수정',
    access: 'login',
    load: () => import('./editor/review-edit-screen.tsx'),
    later: true,
    look: {
      chart: 'reviewEditor',
      shape: 'feedForm',
      stages: NEVER_EMPTY,
      address: paths.reviewEdit(1),
      who: 'user',
    },
  },
} satisfies Record<string, ScreenRow>;
