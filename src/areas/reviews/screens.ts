import { paths } from '#src/lib/paths.ts';
import { loadFrom, type ScreenRow } from '#src/lib/screen-row.ts';

/** Where the code is of screens that no visit begins with on a drawn page. */
const code = () => import('./screen-code.ts');

export const reviewScreens = {
  myReviews: {
    path: paths.reviews,
    title: '내 리뷰',
    access: 'loginNotice',
    load: loadFrom(code, 'myReviews'),
  },
  reviewWrite: {
    path: '/reviews/write',
    title: '리뷰 쓰기',
    access: 'login',
    load: loadFrom(code, 'reviewWrite'),
  },
  reviewEdit: {
    path: '/reviews/edit',
    title: '리뷰 수정',
    access: 'login',
    load: loadFrom(code, 'reviewEdit'),
  },
} satisfies Record<string, ScreenRow>;
