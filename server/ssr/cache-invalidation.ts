import type { Area, Written } from '../kit/ports/page-copies.ts';

/** Whose pages show what is written in an area, beside its own: ratings, names of members and their levels. */
const SHOWN_BY: Readonly<Record<Area, readonly Area[]>> = {
  members: ['community', 'reviews'],
  catalogue: ['community', 'reviews'],
  // An order or its end changes pages only where an option sells out or comes back (server/stale-pages.ts): the rest, such as
  // how many pieces are left, may be seconds old, or a sale would have every page of the catalogue drawn anew.
  trade: [],
  events: ['community'],
  // Entries are feeds; the page of a member counts feeds and reviews.
  community: ['catalogue', 'events', 'members'],
  reviews: ['catalogue', 'members'],
  // Badges stand on the page of their member.
  rewards: ['community', 'members', 'reviews'],
  // Goods, and how many there are; answers stand below reviews.
  seller: ['catalogue', 'community', 'reviews'],
  // Who is blocked, and what is hidden.
  admin: ['catalogue', 'community', 'events', 'members', 'reviews'],
  notices: [],
  files: [],
  withdrawal: ['catalogue', 'community', 'events', 'members', 'reviews'],
  // The clock of QA: whatever has a date.
  jobs: ['catalogue', 'community', 'events', 'reviews', 'trade', 'members', 'rewards'],
};

/** What a write makes old: areas and subjects of pages; null where that may be everything. */
export function invalidatedBy(written: Written): readonly string[] | null {
  if ('everything' in written) return null;
  if ('area' in written) return [written.area, ...SHOWN_BY[written.area]];
  return written.pages;
}
