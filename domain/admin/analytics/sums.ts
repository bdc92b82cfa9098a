/** Aggregates kept for each day (Asia/Seoul); each counted row belongs to exactly one day. */
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

/** Dimensions by which sold products are broken down. */
export const PART_KINDS = ['category', 'store', 'size', 'advice'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Aggregates kept for each part of a dimension and day. */
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

/**
 * Whether a unit was bought in the advised size; UNKNOWN if the buyer has no foot length on file.
 */
export const ADVICE_PARTS = ['FOLLOWED', 'OTHER', 'UNKNOWN'] as const;
