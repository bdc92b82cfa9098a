import { VOTE_POINTS } from '#domain/policies/points.ts';
import type { Queryable } from '../../db/database.ts';
import { type Activity, recordActivity, revokeActivity } from '../../rewards/activities.ts';
import { bringTo, type Cause } from '../../rewards/points/point-ledger.ts';

/** Texts in the point ledger. */
const WORDS = { gain: '이벤트 피드에 투표했어요', loss: '이벤트 투표가 집계에서 빠졌어요' };

const rewardOf = (userId: number, eventId: number): Cause => ({
  userId,
  reason: 'EVENT_VOTE',
  refType: 'EVENT',
  refId: eventId,
});

const deedOf = (userId: number, eventId: number): Activity => ({
  userId,
  type: 'VOTE_PARTICIPATION',
  refType: 'EVENT',
  refId: eventId,
});

type Voter = { userId: number; eventId: number };

/** Pays a counted vote once, however often it moved; returns the points of this call. */
export async function payVote(tx: Queryable, { userId, eventId }: Voter, now: Date): Promise<number> {
  const gained = await bringTo(tx, rewardOf(userId, eventId), { ...WORDS, target: VOTE_POINTS }, now);
  await recordActivity(tx, deedOf(userId, eventId), now);
  return gained;
}

/** Reclaims the reward of a vote that is not counted; spent points are owed. */
export async function unpayVote(
  tx: Queryable,
  { userId, eventId }: Voter,
  now: Date,
  loss = WORDS.loss,
): Promise<void> {
  await bringTo(tx, rewardOf(userId, eventId), { ...WORDS, loss, target: 0 }, now);
  await revokeActivity(tx, deedOf(userId, eventId));
}
