import { allPaths, allScreens } from './all-screens.ts';

/** Keys of screens that are public and the same for everybody, so that the service worker may cache them. */
const KEPT: readonly string[] = [
  'home',
  'productList',
  'productDetail',
  'productReviews',
  'categories',
  'feedList',
  'feedDetail',
  'terms',
  'privacy',
];

const keptAddresses = allScreens
  .filter(([key]) => KEPT.includes(key))
  .flatMap(([, { path, also = [] }]) => [path, ...also]);

/** Path patterns of the pages that may be cached, and of all others. */
export const cacheableAndOtherPaths = {
  kept: keptAddresses,
  others: allPaths.filter((address) => !keptAddresses.includes(address)),
};
