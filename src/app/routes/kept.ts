import { everyAddress, everyScreen } from './every.ts';

/** Screens whose pages look alike to everybody and are nobody's own: a browser may keep them for the next visit. */
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

const keptAddresses = everyScreen
  .filter(([key]) => KEPT.includes(key))
  .flatMap(([, { path, also = [] }]) => [path, ...also]);

/** Patterns of the pages that may be kept, and of all others. */
export const keptAndOthers = {
  kept: keptAddresses,
  others: everyAddress.filter((address) => !keptAddresses.includes(address)),
};
