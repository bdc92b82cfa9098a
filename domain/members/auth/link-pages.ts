/** Pages that the link of a mail opens, with a secret behind `#`. They say to no other site that somebody was there. */
export const LINK_PAGES = [
  '/verify-email',
  '/reset-password',
  '/unlock',
  '/not-me',
  '/email-change',
  '/email-undo',
] as const;
export type LinkPage = (typeof LINK_PAGES)[number];

/** Whether an address begins with such a secret; that of a page to which another site leads back counts too. */
export const holdsSecret = (path: string): boolean =>
  [...LINK_PAGES, '/auth/callback'].some((page) => path === page || path === `${page}/`);
