import { listAddresses } from '#domain/address.ts';
import { myBadges } from '#domain/badge.ts';
import { readCart } from '#domain/cart.ts';
import { categoryOverview } from '#domain/category-overview.ts';
import { quoteCheckout } from '#domain/checkout.ts';
import { listMyComments } from '#domain/comment.ts';
import { listCoupons } from '#domain/coupon.ts';
import { listFeedAvailableEvents } from '#domain/event.ts';
import { getFeed, listFeeds, listMyFeeds, searchFeeds } from '#domain/feed-list.ts';
import { listMyLikes } from '#domain/feed-social.ts';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { myLevel } from '#domain/level.ts';
import { listOrders, readOrder } from '#domain/order.ts';
import { expiringPoints, pointBalance, pointTransactions } from '#domain/points.ts';
import { listProducts, productDetail } from '#domain/product.ts';
import { productFacets } from '#domain/product-facets.ts';
import { myProfile } from '#domain/profile.ts';
import { listRecentViews, lookUpProducts } from '#domain/recent-view.ts';
import { filterReviews, listMyReviews } from '#domain/review.ts';
import { reviewStatistics } from '#domain/review-stats.ts';
import { suggest } from '#domain/search.ts';
import { listWishes } from '#domain/wishlist.ts';
import { paths } from '#src/lib/paths.ts';
import type { FaultKind } from '../faults/fault.ts';

/** A screen, the machine that drives it, and the calls that its first view waits for. */
export type ScreenRow = { machine: string; path: string; calls: readonly Endpoint[] };

/** Screens in the order of the menu. */
export const screenRows: readonly ScreenRow[] = [
  { machine: 'home', path: paths.home, calls: [listProducts, listFeeds, listFeedAvailableEvents] },
  { machine: 'productList', path: paths.products(), calls: [listProducts, productFacets] },
  { machine: 'categories', path: paths.categories, calls: [categoryOverview] },
  { machine: 'searchPage', path: paths.searchPage('런닝'), calls: [listProducts, searchFeeds, suggest] },
  { machine: 'productDetail', path: paths.product(1), calls: [productDetail] },
  { machine: 'reviewList', path: paths.productReviews(1), calls: [filterReviews, reviewStatistics] },
  { machine: 'recentViews', path: paths.recentView, calls: [listRecentViews, lookUpProducts] },
  { machine: 'wishlist', path: paths.wishlist, calls: [listWishes] },
  { machine: 'myReviews', path: paths.reviews, calls: [listMyReviews] },
  { machine: 'feedList', path: paths.feeds(), calls: [listFeeds, searchFeeds] },
  { machine: 'feedDetail', path: paths.feed(1), calls: [getFeed] },
  { machine: 'myFeeds', path: paths.myFeeds, calls: [listMyFeeds] },
  { machine: 'likedFeeds', path: paths.likedFeeds, calls: [listMyLikes] },
  { machine: 'myComments', path: paths.myComments, calls: [listMyComments] },
  { machine: 'cart', path: paths.cart, calls: [readCart] },
  { machine: 'checkout', path: '/payment?items=1x1', calls: [quoteCheckout] },
  { machine: 'orderList', path: paths.orders, calls: [listOrders] },
  { machine: 'orderDetail', path: paths.order(3), calls: [readOrder] },
  { machine: 'addressBook', path: paths.addresses, calls: [listAddresses] },
  { machine: 'couponWallet', path: paths.coupons, calls: [listCoupons] },
  { machine: 'points', path: paths.points, calls: [pointBalance, pointTransactions, expiringPoints] },
  { machine: 'level', path: paths.level, calls: [myLevel] },
  { machine: 'badges', path: paths.badges, calls: [myBadges] },
  { machine: 'profile', path: paths.profile, calls: [myProfile] },
];

/** The states that a screen can be opened in, and what its calls must meet for that. */
export const STAGES = {
  loaded: null,
  loading: 'never',
  empty: 'empty',
  failed: '500',
  forbidden: '403',
} as const satisfies Record<string, FaultKind | null>;
export type Stage = keyof typeof STAGES;
export const stages = Object.keys(STAGES).filter((key): key is Stage => key in STAGES);
