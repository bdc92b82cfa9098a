import { seoulDay } from '#domain/kit/time/time.ts';
import { COMMENTS_A_DAY, DIVERSE } from '#domain/policies/points.ts';
import { FEED_REWARD_WAIT_MS, FEED_REWARDS, isMilestone, pointsAt } from '#domain/rewards/feed-reward.ts';
import type { Queryable } from '../db/database.ts';
import { lockMember } from '../db/locks/lock-member.ts';
import { commentsOfDay, diverseFeeds, lockEarnedAt } from './feed-rewards/feed-facts-store.ts';
import { countEarned, type Earning, insertEarning } from './feed-rewards/feed-reward-store.ts';
import { cancelEarnings } from './feed-rewards/undo-feed-rewards.ts';
import { isInForce, stepsOf } from './policies/policies.ts';
import { findPolicy } from './policies/policy-store.ts';

const DAY_MS = 86_400_000;

/**
 * Records a reward in the caller's transaction if its policy is in force and its limits allow it.
 */
async function noteReward(tx: Queryable, earning: Earning, now: Date): Promise<void> {
  const policy = await findPolicy(tx, earning.type);
  if (!policy || !isInForce(policy, now)) return;
  const points = pointsAt({ points: policy.points, steps: stepsOf(policy) }, earning.step);
  if (points === 0) return;
  await lockMember(tx, earning.userId);
  const { dailyLimit: daily, monthlyLimit: monthly } = policy;
  const earned = daily || monthly ? await countEarned(tx, earning, now) : { today: 0, month: 0 };
  if (earned.today >= (daily ?? Number.POSITIVE_INFINITY)) return;
  if (earned.month >= (monthly ?? Number.POSITIVE_INFINITY)) return;
  const waits = FEED_REWARDS[earning.type].waits ? FEED_REWARD_WAIT_MS : 0;
  await insertEarning(tx, earning, { points, dueAt: new Date(now.getTime() + waits) }, now);
}

type Posted = { userId: number; feedId: number; isEntry: boolean };

/**
 * Records the rewards of a new feed: as an event entry or by itself, and for variety of products.
 */
export async function noteFeed(tx: Queryable, { userId, feedId, isEntry }: Posted, now: Date): Promise<void> {
  const type = isEntry ? 'EVENT_FEED_PARTICIPATION' : 'FEED_CREATION';
  await noteReward(tx, { userId, type, feedId, step: 0 }, now);
  const feedIds = await diverseFeeds(tx, userId, new Date(now.getTime() - DIVERSE.days * DAY_MS));
  if (feedIds.length < DIVERSE.products) return;
  const together = { userId, feedId: null, step: dayNumber(now), related: { feedIds } };
  await noteReward(tx, { ...together, type: 'DIVERSE_PRODUCT_FEED' }, now);
}

/** Records the reward of a like milestone for the author. */
export async function noteLikes(
  tx: Queryable,
  { authorId, feedId, likes }: { authorId: number; feedId: number; likes: number },
  now: Date,
): Promise<void> {
  if (!isMilestone(likes)) return;
  await noteReward(tx, { userId: authorId, type: 'FEED_LIKES_MILESTONE', feedId, step: likes }, now);
}

/** Records or cancels the daily reward for comments by the current numbers. */
export async function settleComments(tx: Queryable, userId: number, at: Date, now: Date): Promise<void> {
  await lockMember(tx, userId);
  await settleCommentsOfLocked(tx, userId, at, now);
}

/** Same for a locked member, so that nothing changes between the two reads. */
export async function settleCommentsOfLocked(
  tx: Queryable,
  userId: number,
  at: Date,
  now: Date,
): Promise<void> {
  const type = 'COMMENT_DAILY_ACHIEVEMENT';
  const step = dayNumber(at);
  const { comments, feeds, hasEarned } = await commentsOfDay(tx, { userId, type, step }, seoulDay(at));
  if (comments >= COMMENTS_A_DAY.comments && feeds >= COMMENTS_A_DAY.feeds)
    return noteReward(tx, { userId, type, feedId: null, step }, now);
  if (hasEarned) await cancelEarnings(tx, await lockEarnedAt(tx, { userId, type, step }), 'UNDONE', now);
}

/** Records the reward of a birthday. */
export const noteBirthday = (tx: Queryable, userId: number, year: number, now: Date): Promise<void> =>
  noteReward(tx, { userId, type: 'BIRTHDAY', feedId: null, step: year }, now);

const dayNumber = (at: Date): number => Number(seoulDay(at).replaceAll('-', ''));
