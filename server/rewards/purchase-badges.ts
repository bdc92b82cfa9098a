import type { Queryable } from '../db/database.ts';
import { giveBadges, sumDelivered, takeBadges } from './badge-store.ts';

/** Badges by number of delivered orders, and by won they came to (contract A.4). */
const BY_COUNT: readonly (readonly [type: string, least: number])[] = [
  ['FIRST_PURCHASE', 1],
  ['PURCHASE_5', 5],
  ['PURCHASE_10', 10],
  ['PURCHASE_20', 20],
  ['PURCHASE_50', 50],
  ['PURCHASE_100', 100],
];
const BY_AMOUNT: typeof BY_COUNT = [
  ['AMOUNT_100K', 100_000],
  ['AMOUNT_500K', 500_000],
  ['AMOUNT_1M', 1_000_000],
  ['AMOUNT_5M', 5_000_000],
];

const reached = (tiers: typeof BY_COUNT, value: number): string[] =>
  tiers.filter(([, least]) => value >= least).map(([type]) => type);

/** Gives every purchase badge that delivered orders have reached; after a return also takes back what they no longer reach. */
export async function syncPurchaseBadges(
  tx: Queryable,
  userId: number,
  afterReturn: boolean,
  now: Date,
): Promise<void> {
  const { orders, won } = await sumDelivered(tx, userId);
  const earned = [...reached(BY_COUNT, orders), ...reached(BY_AMOUNT, won)];
  const lost = [...BY_COUNT, ...BY_AMOUNT].map(([type]) => type).filter((type) => !earned.includes(type));
  if (afterReturn) await takeBadges(tx, userId, lost);
  await giveBadges(tx, userId, earned, now);
}
