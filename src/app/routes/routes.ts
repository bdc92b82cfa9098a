import { routeTitles as title } from '#src/text/routes.ts';
import type { Access } from '../access.ts';

/** Key of a screen in screens.ts; `soon` is the honest page of a screen that comes later. */
export type ScreenKey =
  | 'home'
  | 'products'
  | 'product'
  | 'login'
  | 'terms'
  | 'privacy'
  | 'soon'
  | 'feeds'
  | 'feed'
  | 'feedCreate'
  | 'feedEdit'
  | 'myFeeds'
  | 'likedFeeds'
  | 'myComments'
  | 'level'
  | 'points'
  | 'badges'
  | 'mypage'
  | 'profile'
  | 'profileEdit'
  | 'accountSettings'
  | 'cart'
  | 'payment'
  | 'orderComplete'
  | 'orders'
  | 'order'
  | 'orderClaim'
  | 'addresses'
  | 'coupons'
  | 'productReviews'
  | 'myReviews'
  | 'reviewWrite'
  | 'reviewEdit'
  | 'wishlist'
  | 'recentViews'
  | 'categories'
  | 'search';

export type RouteRow = {
  path: string;
  title: string;
  access: Access;
  screen?: ScreenKey;
  redirect?: string;
  /** Drawn without header, sidebar and footer. */
  bare?: true;
};

const open: Access = {};
const login: Access = { requireLogin: true };
const loginNotice: Access = { requireLogin: true, showNotice: true };
const user: Access = { requireLogin: true, role: 'user', showNotice: true };
const admin: Access = { requireLogin: true, role: 'admin' };
const seller: Access = { requireLogin: true, role: 'seller' };
const sellerProduct: Access = { ...seller, otherwise: '/store' };

const row = (path: string, text: string, access: Access, screen: ScreenKey = 'soon'): RouteRow => ({
  path,
  title: text,
  access,
  screen,
});
const moved = (path: string, redirect: string): RouteRow => ({ path, title: '', access: open, redirect });
const bare = (path: string, text: string, screen: ScreenKey = 'soon'): RouteRow => ({
  path,
  title: text,
  access: open,
  screen,
  bare: true,
});

/** The route table of spec 2.1, first match wins. */
export const routes: readonly RouteRow[] = [
  row('/', title.home, open, 'home'),
  row('/products/upload', title.productUpload, sellerProduct),
  row('/products/edit/:id', title.productEdit, sellerProduct),
  row('/products', title.products, open, 'products'),
  row('/products/:id', title.product, open, 'product'),
  row('/products/:productId/reviews', title.productReviews, open, 'productReviews'),
  row('/categories', title.categories, open, 'categories'),
  row('/search', title.search, open, 'search'),
  row('/privacy-policy', title.privacy, open, 'privacy'),
  row('/recentview', title.recentView, open, 'recentViews'),
  row('/cart', title.cart, open, 'cart'),
  row('/payment', title.payment, open, 'payment'),
  row('/feeds', title.feeds, open, 'feeds'),
  row('/feed/:id', title.feed, open, 'feed'),
  row('/events/create', title.eventCreate, admin),
  row('/events/edit/:id', title.eventEdit, admin),
  row('/events/result', title.eventResult, admin),
  row('/events', title.events, open),
  row('/event-list', title.events, open),
  row('/store', title.store, open),
  row('/wishlist', title.wishlist, loginNotice, 'wishlist'),
  row('/mypage/comments', title.myComments, login, 'myComments'),
  row('/mypage/badges', title.badges, login, 'badges'),
  row('/mypage/points', title.points, login, 'points'),
  row('/mypage/level', title.level, login, 'level'),
  row('/mypage/settings', title.addresses, login, 'addresses'),
  row('/mypage/coupons', title.coupons, login, 'coupons'),
  row('/mypage', title.mypage, login, 'mypage'),
  { path: '/profile', title: title.profile, access: login, redirect: '/profile-view' },
  row('/profile-view', title.profile, login, 'profile'),
  row('/profile-edit', title.profileEdit, login, 'profileEdit'),
  row('/account-settings', title.accountSettings, login, 'accountSettings'),
  row('/withdraw', title.withdraw, login),
  row('/reviews', title.reviews, loginNotice, 'myReviews'),
  row('/reviews/write', title.reviewWrite, login, 'reviewWrite'),
  row('/reviews/edit', title.reviewEdit, login, 'reviewEdit'),
  row('/feed-create', title.feedCreate, login, 'feedCreate'),
  row('/feed-edit', title.feedEdit, login, 'feedEdit'),
  row('/my-feeds', title.myFeeds, login, 'myFeeds'),
  row('/liked-feeds', title.likedFeeds, login, 'likedFeeds'),
  row('/become-seller', title.becomeSeller, login),
  row('/checkout', title.checkout, user, 'orderComplete'),
  row('/orders', title.orders, user, 'orders'),
  row('/my-orders', title.orders, user, 'orders'),
  row('/my-orders/:id', title.order, user, 'order'),
  row('/my-orders/:id/claim/:itemId', title.orderClaim, user, 'orderClaim'),
  row('/user-manage', title.userManage, admin),
  row('/report-manage', title.reportManage, admin),
  row('/admin/dashboard', title.adminDashboard, admin),
  row('/stats-dashboard', title.statsDashboard, admin),
  row('/admin/feed-rewards', title.feedRewards, admin),
  row('/mfa-setup', title.mfaSetup, admin),
  row('/admin/settings', title.adminSettings, admin),
  row('/admin/profile', title.adminProfile, admin),
  row('/seller-mypage', title.sellerPage, seller),
  row('/store-home', title.storeHome, seller),
  row('/product-manage', title.productManage, seller),
  row('/order-manage', title.orderManage, seller),
  row('/review-manage', title.reviewManage, seller),
  row('/terms', title.terms, open, 'terms'),
  moved('/privacy', '/privacy-policy'),
  moved('/new', '/products?page=0&size=20&sort=latest'),
  moved('/best', '/products?page=0&size=20&sort=popular'),
  moved('/my-feed', '/my-feeds'),
  moved('/settings', '/account-settings'),
  moved('/register', '/signup'),
  bare('/login', title.login, 'login'),
  bare('/mfa-verification', title.mfaVerification),
  bare('/signup', title.signup),
  bare('/find-account', title.findAccount),
  bare('/find-password', title.findPassword),
  bare('/reset-password', title.resetPassword),
  bare('/auth/callback', title.socialCallback),
];
