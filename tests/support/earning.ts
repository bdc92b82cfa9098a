import { payFeedRewards } from '#server/rewards/pay-feed-rewards.ts';
import { type Person, person } from './members/people.ts';
import { addCrowd } from './server/crowd.ts';
import type { TestShop } from './server/server.ts';

export const DAY = 86_400_000;
let newcomers = 0;

/** Returns a new member without points. */
export async function newcomer(shop: TestShop): Promise<Person> {
  newcomers += 1;
  await addCrowd(shop, 1, 50_000 + newcomers);
  return person(shop, `crowd-${50_000 + newcomers}`);
}

/** Pays due rewards as one run of one server, which takes at most this many. */
export const payDue = (shop: TestShop, most?: number): Promise<void> =>
  payFeedRewards({ ...shop.ports, log: shop.app.log }, most);

/** Rewards of a member, paid and pending, in order. */
export const earningsOf = (shop: TestShop, userId: number) =>
  shop.db
    .selectFrom('feed_reward_events')
    .select(['id', 'reward_type', 'status', 'points', 'reason', 'step', 'feed_id', 'retry_count'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** Rewards by kind and state. */
export const levelProgressIn = async (shop: TestShop, userId: number): Promise<string[]> =>
  (await earningsOf(shop, userId)).map((row) =>
    `${row.reward_type} ${row.status} ${row.reason ?? ''}`.trim(),
  );
