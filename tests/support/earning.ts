import { payFeedRewards } from '#server/rewards/feed-rewards/pay-feed-rewards.ts';
import { type Person, person } from './members/people.ts';
import { addCrowd } from './server/crowd.ts';
import type { TestShop } from './server/server.ts';

export const DAY = 86_400_000;
let newcomers = 0;

/** Somebody who has never earned anything. */
export async function newcomer(shop: TestShop): Promise<Person> {
  newcomers += 1;
  await addCrowd(shop, 1, 50_000 + newcomers);
  return person(shop, `crowd-${50_000 + newcomers}`);
}

/** Pays what is due, as one server does it in one run, which takes at most so many. */
export const payDue = (shop: TestShop, most?: number): Promise<void> =>
  payFeedRewards({ ...shop.ports, log: shop.app.log }, most);

/** What a member has earned or will earn, in its order. */
export const earningsOf = (shop: TestShop, userId: number) =>
  shop.db
    .selectFrom('feed_reward_events')
    .select(['id', 'reward_type', 'status', 'points', 'reason', 'step', 'feed_id', 'retry_count'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

/** By kind and state. */
export const standingOf = async (shop: TestShop, userId: number): Promise<string[]> =>
  (await earningsOf(shop, userId)).map((row) =>
    `${row.reward_type} ${row.status} ${row.reason ?? ''}`.trim(),
  );
