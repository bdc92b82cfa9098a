import { paths } from '#src/lib/navigation/paths.ts';
import { NEVER_EMPTY, STAGES } from '#src/lib/navigation/screen-preview.ts';
import type { MovedRow, ScreenRow } from '#src/lib/navigation/screen-row.ts';

/** Address, title, access and code of every catalogue screen. */
export const catalogueScreens = {
  productList: {
    path: paths.products(),
    title: '상품',
    access: 'open',
    load: () => import('./product-list/product-list-screen.tsx'),
    kept: true,
    look: { chart: 'productList', shape: 'productCards', stages: STAGES, who: 'user' },
  },
  productDetail: {
    path: '/products/:id',
    title: '상품 상세',
    access: 'open',
    load: () => import('./product/product-detail-screen.tsx'),
    kept: true,
    look: {
      chart: 'productDetail',
      shape: 'product',
      stages: NEVER_EMPTY,
      address: paths.product(1),
      who: 'user',
    },
  },
  productReviews: {
    path: '/products/:productId/reviews',
    title: '상품 리뷰',
    access: 'open',
    load: () => import('./product/product-reviews-screen.tsx'),
    kept: true,
    look: {
      chart: 'reviewList',
      shape: 'ownRows',
      stages: STAGES,
      address: paths.productReviews(1),
      who: 'user',
    },
  },
  categories: {
    path: paths.categories,
    title: '카테고리',
    access: 'open',
    load: () => import('./categories/categories-screen.tsx'),
    kept: true,
    look: { chart: 'categories', shape: 'ways', stages: NEVER_EMPTY, who: 'user' },
  },
  search: {
    path: '/search',
    title: '통합 검색',
    access: 'open',
    load: () => import('./search/search-screen.tsx'),
    look: {
      chart: 'searchPage',
      shape: 'productCards',
      stages: STAGES,
      address: paths.searchPage('런닝'),
      who: 'user',
    },
  },
  recommendation: {
    path: '/recommend',
    title: '문장으로 추천',
    access: 'login',
    load: () => import('./recommendations/recommendation-screen.tsx'),
    later: true,
    look: {
      chart: 'recommendation',
      shape: 'productCards',
      stages: STAGES,
      address: `/recommend?q=${encodeURIComponent('가벼운 운동화 15만원 이하')}`,
      who: 'user',
    },
  },
  wishlist: {
    path: paths.wishlist,
    title: '찜',
    access: 'loginNotice',
    load: () => import('./wishlist/wishlist-screen.tsx'),
    later: true,
    look: { chart: 'wishlist', shape: 'productCards', stages: STAGES, who: 'user' },
  },
  recentViews: {
    path: paths.recentView,
    title: '최근 본 상품',
    access: 'open',
    load: () => import('./recent-views/recent-views-screen.tsx'),
    look: { chart: 'recentViews', shape: 'productCards', stages: STAGES, who: 'user' },
  },
  brand: {
    path: paths.brands,
    also: ['/brands/:id'],
    title: '브랜드',
    access: 'open',
    load: () => import('./brand/brand-screen.tsx'),
    later: true,
    kept: true,
    look: {
      chart: 'brandPage',
      shape: 'productCards',
      stages: NEVER_EMPTY,
      address: '/brands/2',
      who: 'user',
    },
  },
  printRuler: {
    path: paths.footRuler,
    title: '종이 자',
    access: 'open',
    load: () => import('./print-ruler/print-ruler-screen.tsx'),
    later: true,
    kept: true,
    look: { chart: null, shape: 'document', why: 'a sheet to print', who: 'visitor' },
  },
  store: {
    path: paths.store,
    also: ['/store/:id'],
    title: '스토어',
    access: 'open',
    load: () => import('./store/store-screen.tsx'),
    later: true,
    look: {
      chart: 'storePage',
      shape: 'productCards',
      stages: NEVER_EMPTY,
      address: '/store/1',
      who: 'user',
    },
  },
} satisfies Record<string, ScreenRow>;

/** Redirects of the former addresses of the newest and best products. */
export const catalogueMoves: readonly MovedRow[] = [
  { path: paths.newest, access: 'open', to: paths.products({ size: 20, sort: 'latest' }) },
  { path: paths.best, access: 'open', to: paths.products({ size: 20, sort: 'popular' }) },
];
