import type { Area, Written } from '../kit/ports/page-invalidation.ts';

/**
 * Areas whose pages show data of an area, beside its own: ratings, names of members and their
 * levels.
 */
const SHOWN_BY: Readonly<Record<Area, readonly Area[]>> = {
  members: ['community', 'reviews'],
  catalogue: ['community', 'reviews'],
  // Orders invalidate pages only when an option sells out or is restocked (server/stale-pages.ts);
  // other changes, such as the remaining stock, may be seconds old, as a sale would otherwise
  // invalidate the whole catalogue.
  trade: [],
  events: ['community'],
  // Entries are feeds; the page of a member counts feeds and reviews.
  community: ['catalogue', 'events', 'members'],
  reviews: ['catalogue', 'members'],
  // Rendered pages have no questions: the section below a product loads when it comes near the screen.
  questions: [],
  // Inquiries are private.
  inquiries: [],
  'problem-reports': [],
  // The page of a member shows badges.
  rewards: ['community', 'members', 'reviews'],
  // Products and their number; replies are shown below reviews.
  seller: ['catalogue', 'community', 'reviews'],
  // Blocked members and hidden items.
  admin: ['catalogue', 'community', 'events', 'members', 'reviews'],
  notices: [],
  files: [],
  withdrawal: ['catalogue', 'community', 'events', 'members', 'reviews'],
  // The QA clock affects everything with a date.
  jobs: ['catalogue', 'community', 'events', 'reviews', 'trade', 'members', 'rewards'],
};

/** Returns the areas and tags that a write invalidates; null for everything. */
export function invalidatedBy(written: Written): readonly string[] | null {
  if ('everything' in written) return null;
  if ('area' in written) return [written.area, ...SHOWN_BY[written.area]];
  return written.pages;
}
