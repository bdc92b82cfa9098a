import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { eagerScreens } from '../../routes/eager-screens.ts';

/** Keys of screens with their own action bar at the lower edge, which hides the tab bar. */
export const WITH_ACTION_BAR: readonly string[] = [
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

const patterns = eagerScreens
  .flatMap((screens) => Object.entries(screens))
  .flatMap(([key, { path }]) => (WITH_ACTION_BAR.includes(key) ? path : []));

/** True if the page of a path has its own action bar, as claim forms have on every path. */
export const hasActionBar = (path: string): boolean =>
  path.includes('/claim/') || patterns.some((pattern) => matchRoute(parse, pattern, path)[0]);
