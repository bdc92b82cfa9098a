import { paths } from '#src/lib/paths.ts';

/** A screen, and the machine that drives it. */
export type ScreenRow = { machine: string; path: string };

/** Screens in the order of the menu. */
export const screenRows: readonly ScreenRow[] = [
  { machine: 'home', path: paths.home },
  { machine: 'productList', path: paths.products() },
  { machine: 'categories', path: paths.categories },
  { machine: 'searchPage', path: paths.searchPage('런닝') },
  { machine: 'productDetail', path: paths.product(1) },
  { machine: 'reviewList', path: paths.productReviews(1) },
  { machine: 'recentViews', path: paths.recentView },
  { machine: 'wishlist', path: paths.wishlist },
  { machine: 'myReviews', path: paths.reviews },
  { machine: 'feedList', path: paths.feeds() },
  { machine: 'feedDetail', path: paths.feed(1) },
  { machine: 'myFeeds', path: paths.myFeeds },
  { machine: 'likedFeeds', path: paths.likedFeeds },
  { machine: 'myComments', path: paths.myComments },
  { machine: 'cart', path: paths.cart },
  { machine: 'checkout', path: paths.payment([{ optionId: 1, quantity: 1 }]) },
  { machine: 'orderList', path: paths.orders },
  { machine: 'orderDetail', path: paths.order(31) },
  { machine: 'addressBook', path: paths.addresses },
  { machine: 'couponWallet', path: paths.coupons },
  { machine: 'points', path: paths.points },
  { machine: 'level', path: paths.level },
  { machine: 'badges', path: paths.badges },
  { machine: 'profile', path: paths.profile },
];
