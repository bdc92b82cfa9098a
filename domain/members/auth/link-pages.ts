/** Pages opened by e-mail links with a secret in the fragment. They send no referrer. */
export const LINK_PAGES = [
  '/verify-email',
  '/reset-password',
  '/unlock',
  '/not-me',
  '/email-change',
  '/email-undo',
] as const;
export type LinkPage = (typeof LINK_PAGES)[number];

/** Returns whether a page address carries a secret, including the callback of social login. */
export const holdsSecret = (path: string): boolean =>
  [...LINK_PAGES, '/auth/callback'].some((page) => path === page || path === `${page}/`);
