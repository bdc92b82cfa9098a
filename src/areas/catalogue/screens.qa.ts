import { paths } from '#src/lib/navigation/paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { catalogueScreens } from './screens.ts';

const looks = {
  productList: { chart: 'productList', stages: STAGES, who: 'user' },
  productDetail: { chart: 'productDetail', stages: NEVER_EMPTY, address: paths.product(1), who: 'user' },
  productReviews: { chart: 'reviewList', stages: STAGES, address: paths.productReviews(1), who: 'user' },
  categories: { chart: 'categories', stages: NEVER_EMPTY, who: 'user' },
  search: { chart: 'searchPage', stages: STAGES, address: paths.searchPage('런닝'), who: 'user' },
  recommendation: {
    chart: 'recommendation',
    stages: STAGES,
    address: `/recommend?q=${encodeURIComponent('가벼운 운동화 15만원 이하')}`,
    who: 'user',
  },
  wishlist: { chart: 'wishlist', stages: STAGES, who: 'user' },
  store: { chart: 'storePage', stages: NEVER_EMPTY, address: '/store/1', who: 'user' },
  recentViews: { chart: 'recentViews', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof catalogueScreens>;

/** Inspector settings of the catalogue screens: statechart, stages, address and role. */
export const catalogueLooks = seen(catalogueScreens, looks);
