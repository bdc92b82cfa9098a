import { eventStatusOf } from '#domain/events/states.ts';
import { VOTE_POINTS, type VoteResult } from '#domain/events/vote.ts';
import { seoulDay } from '#domain/kit/time.ts';
import type { Queryable } from '../../db/database.ts';
import type { Attempt } from '../../kit/attempt.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { once } from '../../kit/once.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type Deed, noteDeed, undoDeed } from '../../rewards/activities.ts';
import { bringTo, type Cause } from '../../rewards/point-ledger.ts';
import { addVote, findPeriod, lockFeed, removeVote, shiftVoteCount } from './vote-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const MESSAGES = {
  rewarded: `투표했어요. ${VOTE_POINTS}포인트를 드렸어요.`,
  cast: '투표했어요.',
  unpaid: '투표했어요. 관리자와 판매자의 투표에는 포인트를 드리지 않아요.',
  repeated: '이 이벤트에는 이미 투표했어요.',
  withdrawn: '투표를 취소했어요.',
} as const;

/** What the ledger says. */
const WORDS = { gain: '이벤트 피드에 투표했어요', loss: '이벤트 투표를 취소했어요' };

/** Votes once, even when the connection breaks and the call is sent again. */
export const castVote = (
  ports: Ports,
  user: Member,
  feedId: number,
  attempt: Attempt | null,
): Promise<VoteResult> => once(ports, attempt, (tx) => cast(tx, user, feedId, ports.clock.now()));

/** Withdraws while the event runs; the reward goes with the vote. */
export const withdrawVote = (
  ports: Ports,
  user: Member,
  feedId: number,
  attempt: Attempt | null,
): Promise<VoteResult> => once(ports, attempt, (tx) => withdraw(tx, user, feedId, ports.clock.now()));

/**
 * Votes once per event. A member with a vote has one reward for it, however often it moved; a reward whose entry was
 * deleted stays and counts for the next vote. The shop's own people are not paid.
 */
export async function cast(tx: Queryable, user: Member, feedId: number, now: Date): Promise<VoteResult> {
  const { eventId, voteCount } = await lockEntry(tx, feedId, seoulDay(now), user.id);
  await lockAuthor(tx, user.id);
  if (!(await addVote(tx, { eventId, userId: user.id, feedId, now })))
    return { voted: false, voteCount, message: MESSAGES.repeated, gained: 0 };
  const answer = { voted: true, voteCount: await shiftVoteCount(tx, feedId, 1) };
  if (user.userType !== 'user') return { ...answer, message: MESSAGES.unpaid, gained: 0 };
  const gained = await bringTo(tx, rewardOf(user.id, eventId), { ...WORDS, target: VOTE_POINTS }, now);
  await noteDeed(tx, deedOf(user.id, eventId), now);
  return { ...answer, message: gained > 0 ? MESSAGES.rewarded : MESSAGES.cast, gained };
}

export async function withdraw(
  tx: Queryable,
  user: Pick<Member, 'id'>,
  feedId: number,
  now: Date,
): Promise<VoteResult> {
  const { eventId } = await lockEntry(tx, feedId, seoulDay(now));
  if (!(await removeVote(tx, feedId, user.id))) throw new ShopError('VOTE_NOT_FOUND');
  const voteCount = await shiftVoteCount(tx, feedId, -1);
  await bringTo(tx, rewardOf(user.id, eventId), { ...WORDS, target: 0 }, now);
  await undoDeed(tx, deedOf(user.id, eventId));
  return { voted: false, voteCount, message: MESSAGES.withdrawn, gained: 0 };
}

/** Row lock on an entry of an event that runs today; a vote can be taken back whatever is between two members. */
async function lockEntry(tx: Queryable, feedId: number, today: string, voterId?: number) {
  const feed = await lockFeed(tx, feedId, voterId);
  if (!feed) throw new ShopError('FEED_NOT_FOUND');
  const eventId = feed.event_id;
  if (feed.feed_type !== 'EVENT' || eventId === null) throw new ShopError('VOTE_NOT_ALLOWED');
  const period = await findPeriod(tx, eventId);
  if (!period || eventStatusOf(period.start_date, period.end_date, today) !== 'ONGOING')
    throw new ShopError('VOTE_NOT_ALLOWED');
  return { eventId, voteCount: feed.vote_count };
}

const rewardOf = (userId: number, eventId: number): Cause => ({
  userId,
  reason: 'EVENT_VOTE',
  refType: 'EVENT',
  refId: eventId,
});

const deedOf = (userId: number, eventId: number): Deed => ({
  userId,
  type: 'VOTE_PARTICIPATION',
  refType: 'EVENT',
  refId: eventId,
});
