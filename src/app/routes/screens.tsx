import type { ComponentType } from 'react';
import { type Preloadable, preloadable } from '#src/lib/preloadable.tsx';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { Skeleton } from '#src/ui/states.tsx';
import type { ScreenKey } from './routes.ts';

const page = (load: () => Promise<{ default: ComponentType<ScreenProps> }>): Preloadable<ScreenProps> =>
  preloadable(load, Skeleton);

/** Each screen in a chunk of its own. */
export const screens: Record<ScreenKey, Preloadable<ScreenProps>> = {
  home: page(() => import('#src/screens/home/home-screen.tsx')),
  products: page(() => import('#src/screens/products/product-list-screen.tsx')),
  product: page(() => import('#src/screens/products/product-detail-screen.tsx')),
  login: page(() => import('#src/screens/auth/login-screen.tsx')),
  terms: page(() => import('#src/screens/static/terms-screen.tsx')),
  privacy: page(() => import('#src/screens/static/privacy-screen.tsx')),
  soon: page(() => import('#src/screens/soon/soon-screen.tsx')),
  cart: page(() => import('#src/screens/cart/cart-screen.tsx')),
  payment: page(() => import('#src/screens/checkout/checkout-screen.tsx')),
  orderComplete: page(() => import('#src/screens/orders/order-complete-screen.tsx')),
  orders: page(() => import('#src/screens/orders/order-list-screen.tsx')),
  order: page(() => import('#src/screens/orders/order-detail-screen.tsx')),
  orderClaim: page(() => import('#src/screens/orders/order-claim-screen.tsx')),
  addresses: page(() => import('#src/screens/addresses/address-book-screen.tsx')),
  coupons: page(() => import('#src/screens/coupons/coupon-wallet-screen.tsx')),
  accountSettings: page(() => import('#src/screens/static/account-settings-screen.tsx')),
  feeds: page(() => import('#src/screens/feeds/feed-list-screen.tsx')),
  feed: page(() => import('#src/screens/feeds/feed-detail-screen.tsx')),
  feedCreate: page(() => import('#src/screens/feeds/feed-create-screen.tsx')),
  feedEdit: page(() => import('#src/screens/feeds/feed-edit-screen.tsx')),
  myFeeds: page(() => import('#src/screens/feeds/my-feeds-screen.tsx')),
  likedFeeds: page(() => import('#src/screens/feeds/liked-feeds-screen.tsx')),
  myComments: page(() => import('#src/screens/feeds/my-comments-screen.tsx')),
  categories: page(() => import('#src/screens/categories/categories-screen.tsx')),
  search: page(() => import('#src/screens/search/search-screen.tsx')),
  level: page(() => import('#src/screens/level/level-screen.tsx')),
  points: page(() => import('#src/screens/points/points-screen.tsx')),
  badges: page(() => import('#src/screens/badges/badges-screen.tsx')),
  mypage: page(() => import('#src/screens/mypage/mypage-screen.tsx')),
  profile: page(() => import('#src/screens/profile/profile-view-screen.tsx')),
  profileEdit: page(() => import('#src/screens/profile/profile-edit-screen.tsx')),
  productReviews: page(() => import('#src/screens/reviews/product-reviews-screen.tsx')),
  myReviews: page(() => import('#src/screens/reviews/my-reviews-screen.tsx')),
  reviewWrite: page(() => import('#src/screens/reviews/review-write-screen.tsx')),
  reviewEdit: page(() => import('#src/screens/reviews/review-edit-screen.tsx')),
  wishlist: page(() => import('#src/screens/wishlist/wishlist-screen.tsx')),
  recentViews: page(() => import('#src/screens/recent/recent-views-screen.tsx')),
};
