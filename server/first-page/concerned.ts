import type { Area } from '../kit/ports/page-copies.ts';

/** Whose pages show what is written in an area, beside its own: stock, ratings, names of members and their levels. */
const SHOWN_BY: Readonly<Record<Area, readonly Area[]>> = {
  members: ['community', 'reviews'],
  catalogue: ['community', 'reviews'],
  trade: ['catalogue'],
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
  leaving: ['catalogue', 'community', 'events', 'members', 'reviews'],
  // The clock of QA: whatever has a date.
  upkeep: ['catalogue', 'community', 'events', 'reviews', 'trade', 'members', 'rewards'],
};

/** Areas whose pages a write in `area` makes old. */
export const concernedBy = (area: Area): readonly Area[] => [area, ...SHOWN_BY[area]];
