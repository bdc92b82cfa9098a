import { filterToQuery, type ProductFilter } from '#domain/catalogue/product-list/product-filter.ts';
import type { OptionLine } from '#domain/trade/cart/cart.ts';

/** Every address that code builds; patterns with parameters are in the rows of the screens. */
export const paths = {
  home: '/',
  products: (filter?: Partial<ProductFilter>) =>
    filter ? `/products?${filterToQuery(filter)}` : '/products',
  search: (text: string) => `/products?q=${encodeURIComponent(text)}`,
  searchPage: (text: string) => `/search?q=${encodeURIComponent(text)}`,
  newest: '/new',
  best: '/best',
  store: '/store',
  categories: '/categories',
  product: (id: number) => `/products/${id}`,
  feeds: (query = '') => (query ? `/feeds?${query}` : '/feeds'),
  followedFeeds: (query = '') => (query ? `/feeds/following?${query}` : '/feeds/following'),
  feed: (id: number) => `/feed/${id}`,
  feedCreate: '/feed-create',
  feedOf: (orderItemId: number) => `/feed-create?orderItemId=${orderItemId}`,
  feedEdit: (id: number) => `/feed-edit?id=${id}`,
  myFeeds: '/my-feeds',
  member: (userId: number) => `/users/${userId}`,
  likedFeeds: '/liked-feeds',
  myComments: '/mypage/comments',
  events: '/event-list',
  event: (id: number) => `/events/${id}`,
  cart: '/cart',
  wishlist: '/wishlist',
  recentView: '/recentview',
  reviews: '/reviews',
  reviewsWaiting: '/reviews?tab=waiting',
  questions: '/mypage/questions',
  inquiries: '/mypage/inquiries',
  productReviews: (productId: number, query = '') => `/products/${productId}/reviews${query && `?${query}`}`,
  reviewWrite: (productId: number, orderItemId?: number) =>
    `/reviews/write?productId=${productId}${orderItemId ? `&orderItemId=${orderItemId}` : ''}`,
  reviewEdit: (reviewId: number) => `/reviews/edit?reviewId=${reviewId}`,
  orders: '/my-orders',
  order: (id: number) => `/my-orders/${id}`,
  orderClaim: (id: number, itemId: number) => `/my-orders/${id}/claim/${itemId}`,
  orderComplete: (id: number) => `/checkout?orderId=${id}`,
  /** Checkout of the given options, or of the selected cart lines without any. */
  payment: (lines: readonly OptionLine[] = []) =>
    lines.length > 0
      ? `/payment?items=${lines.map(({ optionId, quantity }) => `${optionId}x${quantity}`).join(',')}`
      : '/payment',
  mypage: '/mypage',
  points: '/mypage/points',
  level: '/mypage/level',
  badges: '/mypage/badges',
  notices: '/mypage/notices',
  coupons: '/mypage/coupons',
  addresses: '/mypage/settings',
  profile: '/profile-view',
  profileEdit: '/profile-edit',
  accountSettings: '/account-settings',
  settingsCard: (tab: string) => `/account-settings?tab=${tab}`,
  emailUndo: '/email-undo',
  withdraw: '/withdraw',
  login: (returnTo?: string) =>
    returnTo && returnTo !== '/' ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login',
  mfaVerification: '/mfa-verification',
  setUpMfa: '/mfa-setup',
  signup: '/signup',
  findAccount: '/find-account',
  findPassword: '/find-password',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy-policy',
} as const;

export { safeReturnTo } from '#domain/members/auth/return-to.ts';
