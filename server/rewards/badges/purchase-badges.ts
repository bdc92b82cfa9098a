import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { awardBadges } from './award-badges.ts';
import { sumDelivered, takeBadges } from './badge-store.ts';

/**
 * Awards the purchase badges that delivered orders reach; after a return revokes those no longer
 * reached.
 */
export async function syncPurchaseBadges(
  tx: Queryable,
  userId: number,
  afterReturn: boolean,
  now: Date,
): Promise<void> {
  const { reached, open } = badgesFor(await sumDelivered(tx, userId));
  if (afterReturn) await takeBadges(tx, userId, open);
  await awardBadges(tx, userId, reached, now);
}
