import { badgesFor } from '#domain/rewards/badge-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { awardEach } from './award-badges.ts';
import { sumDelivered, takeBadges } from './badge-store.ts';

/**
 * Awards the purchase badges that delivered orders of members reach; of `returned` members those no
 * longer reached are revoked.
 */
export async function syncPurchaseBadges(
  tx: Queryable,
  { userIds, returned }: { userIds: readonly number[]; returned: ReadonlySet<number> },
  now: Date,
): Promise<void> {
  const sums = await sumDelivered(tx, userIds);
  const all = sums.map(({ userId, ...measures }) => ({ userId, ...badgesFor(measures) }));
  for (const { userId, open } of all) if (returned.has(userId)) await takeBadges(tx, userId, open);
  await awardEach(
    tx,
    all.map(({ userId, reached }) => ({ userId, types: reached })),
    now,
  );
}
