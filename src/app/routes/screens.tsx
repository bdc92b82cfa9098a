import type { ComponentType } from 'react';
import { type Preloadable, preloadable } from '#src/lib/preloadable.tsx';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { Skeleton } from '#src/ui/states.tsx';
import type { ScreenKey } from './routes.ts';

const page = (load: () => Promise<{ default: ComponentType<ScreenProps> }>): Preloadable<ScreenProps> =>
  preloadable(load, Skeleton);

/** Each screen in a chunk of its own. */
export const screens: Record<ScreenKey, Preloadable<ScreenProps>> = {
  home: page(() => import('#src/areas/shell/home-screen.tsx')),
  products: page(() => import('#src/areas/catalogue/product-list-screen.tsx')),
  product: page(() => import('#src/areas/catalogue/product-detail-screen.tsx')),
  login: page(() => import('#src/areas/members/login-screen.tsx')),
  terms: page(() => import('#src/areas/shell/terms-screen.tsx')),
  privacy: page(() => import('#src/areas/shell/privacy-screen.tsx')),
  soon: page(() => import('#src/areas/shell/soon-screen.tsx')),
  cart: page(() => import('#src/areas/trade/cart-screen.tsx')),
  payment: page(() => import('#src/areas/trade/checkout-screen.tsx')),
  orderComplete: page(() => import('#src/areas/trade/order-complete-screen.tsx')),
  orders: page(() => import('#src/areas/trade/order-list-screen.tsx')),
  order: page(() => import('#src/areas/trade/order-detail-screen.tsx')),
  orderClaim: page(() => import('#src/areas/trade/order-claim-screen.tsx')),
  addresses: page(() => import('#src/areas/members/address-book-screen.tsx')),
  coupons: page(() => import('#src/areas/trade/coupon-wallet-screen.tsx')),
  accountSettings: page(() => import('#src/areas/shell/account-settings-screen.tsx')),
  feeds: page(() => import('#src/areas/community/feed-list-screen.tsx')),
  feed: page(() => import('#src/areas/community/feed-detail-screen.tsx')),
  feedCreate: page(() => import('#src/areas/community/feed-create-screen.tsx')),
  feedEdit: page(() => import('#src/areas/community/feed-edit-screen.tsx')),
  myFeeds: page(() => import('#src/areas/community/my-feeds-screen.tsx')),
  likedFeeds: page(() => import('#src/areas/community/liked-feeds-screen.tsx')),
  myComments: page(() => import('#src/areas/community/my-comments-screen.tsx')),
  categories: page(() => import('#src/areas/catalogue/categories-screen.tsx')),
  search: page(() => import('#src/areas/catalogue/search-screen.tsx')),
  level: page(() => import('#src/areas/rewards/level-screen.tsx')),
  points: page(() => import('#src/areas/rewards/points-screen.tsx')),
  badges: page(() => import('#src/areas/rewards/badges-screen.tsx')),
  mypage: page(() => import('#src/areas/shell/mypage-screen.tsx')),
  profile: page(() => import('#src/areas/members/profile-view-screen.tsx')),
  profileEdit: page(() => import('#src/areas/members/profile-edit-screen.tsx')),
  productReviews: page(() => import('#src/areas/catalogue/product-reviews-screen.tsx')),
  myReviews: page(() => import('#src/areas/reviews/my-reviews-screen.tsx')),
  reviewWrite: page(() => import('#src/areas/reviews/review-write-screen.tsx')),
  reviewEdit: page(() => import('#src/areas/reviews/review-edit-screen.tsx')),
  wishlist: page(() => import('#src/areas/catalogue/wishlist-screen.tsx')),
  recentViews: page(() => import('#src/areas/catalogue/recent-views-screen.tsx')),
};
