import { parse } from 'regexparam';
import { matchRoute } from 'wouter';

/** Pages with what one does there at the lower edge: no tab bar stands in the way of it. */
export const WITH_OWN_BAR: readonly string[] = [
  '/products/:id',
  '/cart',
  '/payment',
  '/checkout',
  '/my-orders/:id/claim/:itemId',
  '/feed/:id',
  '/feed-create',
  '/feed-edit',
  '/reviews/write',
  '/reviews/edit',
  '/profile-edit',
];

/** Whether the page at a path has a bar of its own. */
export const hasOwnBar = (path: string): boolean =>
  WITH_OWN_BAR.some((pattern) => matchRoute(parse, pattern, path)[0]);
