import { MOST_RETRIES } from '#domain/rewards/feed-reward.ts';
import { claimFailed } from '../../admin/feed-rewards/feed-reward-store.ts';
import {
  claimDue,
  claimOne,
  insertEarning,
  markFailed,
} from '../../rewards/feed-rewards/feed-reward-store.ts';
import { settleEarning } from '../../rewards/pay-feed-rewards.ts';
import type { Stage, Step } from './stage.ts';

const DAYS = 24;
const PAID_DAYS = 21;
const BIRTHDAY = 1_000;

/** Steps that pay, refuse or fail rewards, which were recorded when posting. */
export const REWARDS: readonly Step[] = [
  // One reward fails as often as it is retried automatically, so that it needs manual attention.
  [25, fail],
  [8 * DAYS, celebrate],
  ...Array.from({ length: PAID_DAYS * 2 }, (_, half): Step => [(half + 1) * 12 - 0.5, pay]),
];

/** Pays due rewards as the job does. */
async function pay({ tx, now }: Stage): Promise<void> {
  const at = now();
  const due = { now: at, leftSince: at, most: 50, retries: MOST_RETRIES };
  for (const id of await claimDue(tx, due)) await settleEarning(tx, id, at);
}

async function fail({ tx, idOf, now }: Stage): Promise<void> {
  const { id } = await tx
    .selectFrom('feed_reward_events')
    .select('id')
    .where('feed_id', '=', idOf('loop'))
    .executeTakeFirstOrThrow();
  await claimOne(tx, id, now());
  for (let tries = 1; tries <= MOST_RETRIES; tries += 1) {
    await markFailed(tx, id, now(), now());
    if (tries < MOST_RETRIES) await claimFailed(tx, 1, now());
  }
}

async function celebrate({ tx, idOf, now }: Stage): Promise<void> {
  await insertEarning(
    tx,
    { userId: idOf('collector'), type: 'BIRTHDAY', feedId: null, step: now().getFullYear() },
    { points: BIRTHDAY, dueAt: now() },
    now(),
  );
}
