import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { nearScreens } from '../../routes/near.ts';

/** Screens with what one does there at the lower edge: no tab bar stands in the way of it. */
export const WITH_OWN_BAR: readonly string[] = [
  'productDetail',
  'cart',
  'checkout',
  'feedDetail',
  'feedCreate',
  'feedEdit',
  'reviewWrite',
  'reviewEdit',
  'profileEdit',
];

const patterns = nearScreens
  .flatMap((screens) => Object.entries(screens))
  .flatMap(([key, { path }]) => (WITH_OWN_BAR.includes(key) ? path : []));

/** Whether the page at a path has a bar of its own: requests for return do under every address. */
export const hasOwnBar = (path: string): boolean =>
  path.includes('/claim/') || patterns.some((pattern) => matchRoute(parse, pattern, path)[0]);
