/** What is added up for each day in Seoul; each row counts for one day only. */
export const DAY_SUMS = [
  'gmv',
  'orders',
  'refunded',
  'lines',
  'cancelled',
  'returned',
  'exchanged',
  'membersNew',
  'activeMembers',
  'feeds',
  'comments',
  'likes',
  'votes',
  'reviews',
  'stars',
  'pointsIssued',
  'pointsUsed',
  'pointsExpired',
  'pointsBack',
  'couponsIssued',
  'couponsUsed',
  'begun',
  'begunPaid',
  'begunConfirmed',
] as const;
export type DaySum = (typeof DAY_SUMS)[number];
export type Sums = Readonly<Partial<Record<DaySum, number>>>;

/** What sold goods are looked at by. */
export const PART_KINDS = ['category', 'store', 'size', 'advice'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** What is added up for each part of a day. */
export const PART_SUMS = [
  'goods',
  'pieces',
  'lines',
  'cancelled',
  'returned',
  'exchanged',
  'sizeBack',
] as const;
export type PartSum = (typeof PART_SUMS)[number];

/** Whether a pair was bought in the size that foot length, width and kind of shoe advise; not known without a foot length. */
export const ADVICE_PARTS = ['FOLLOWED', 'OTHER', 'UNKNOWN'] as const;
