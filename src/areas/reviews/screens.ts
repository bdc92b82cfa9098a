import { paths } from '#src/lib/navigation/paths.ts';
import { screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title and access of own reviews and the review form. */
export const reviewScreens = screensOf(code, {
  myReviews: {
    path: paths.reviews,
    title: '내 리뷰',
    access: 'loginNotice',
  },
  reviewWrite: {
    path: '/reviews/write',
    title: '리뷰 쓰기',
    access: 'login',
  },
  reviewEdit: {
    path: '/reviews/edit',
    title: '리뷰 수정',
    access: 'login',
  },
});
