import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../db/database.ts';
import { MEMBERS } from './facts/members.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Terms of the discount that the last store gives its followers, and its days. */
const OFFER = { percent: 5, won: 5_000, days: 60 };

/**
 * Lets each shopper follow two stores. The last store gives its followers a discount, and nobody follows it
 * yet, so that the offer is there to be taken.
 */
export async function seedStoreFollows(
  db: Queryable,
  memberIds: readonly number[],
  now: Date,
): Promise<void> {
  const stores = await db.selectFrom('stores').select('id').orderBy('id').execute();
  const offering = stores.pop();
  if (!offering || stores.length < 2) return;
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  await db
    .insertInto('store_follows')
    .values(
      shoppers.flatMap((user_id, index) =>
        [0, 1].map((step) => ({
          user_id,
          store_id: stores[(index + step) % stores.length]?.id ?? offering.id,
          at: new Date(now.getTime() - (index + step + 1) * DAY),
        })),
      ),
    )
    .execute();
  await db
    .insertInto('follower_discounts')
    .values({
      store_id: offering.id,
      percent: OFFER.percent,
      won: OFFER.won,
      starts_at: new Date(now.getTime() - DAY),
      ends_at: startOfDay(laterDay(seoulDay(now), OFFER.days)),
    })
    .execute();
}
