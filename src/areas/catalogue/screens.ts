import { paths } from '#src/lib/navigation/paths.ts';
import { type MovedRow, screensOf } from '#src/lib/navigation/screen-row.ts';

/** Module with the imports of screens that no server-rendered visit starts with. */
const code = () => import('./screen-code.ts');

/** Address, title, access and code of every catalogue screen. */
export const catalogueScreens = screensOf(code, {
  productList: {
    path: paths.products(),
    title: '상품',
    access: 'open',
    load: () => import('./product-list/product-list-screen.tsx'),
  },
  productDetail: {
    path: '/products/:id',
    title: '상품 상세',
    access: 'open',
    load: () => import('./product/product-detail-screen.tsx'),
  },
  productReviews: {
    path: '/products/:productId/reviews',
    title: '상품 리뷰',
    access: 'open',
    load: () => import('./product/product-reviews-screen.tsx'),
  },
  categories: {
    path: paths.categories,
    title: '카테고리',
    access: 'open',
    load: () => import('./categories/categories-screen.tsx'),
  },
  search: {
    path: '/search',
    title: '통합 검색',
    access: 'open',
    load: () => import('./search/search-screen.tsx'),
  },
  recommendation: {
    path: '/recommend',
    title: '문장으로 추천',
    access: 'login',
  },
  wishlist: {
    path: paths.wishlist,
    title: '찜',
    access: 'loginNotice',
  },
  recentViews: {
    path: paths.recentView,
    title: '최근 본 상품',
    access: 'open',
    load: () => import('./recent-views/recent-views-screen.tsx'),
  },
  store: {
    path: paths.store,
    also: ['/store/:id'],
    title: '스토어',
    access: 'open',
  },
});

/** Redirects of the former addresses of the newest and best products. */
export const catalogueMoves: readonly MovedRow[] = [
  { path: paths.newest, access: 'open', to: paths.products({ size: 20, sort: 'latest' }) },
  { path: paths.best, access: 'open', to: paths.products({ size: 20, sort: 'popular' }) },
];
