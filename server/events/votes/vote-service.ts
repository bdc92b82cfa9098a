import { blackoutOf } from '#domain/events/blackout.ts';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { VoteResult } from '#domain/events/vote.ts';
import { VOTE_POINTS } from '#domain/policies/points.ts';
import type { Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import type { Context } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database-time-store.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { lockAuthor } from '../../kit/lock-author.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { shareEvent } from '../entries/entry-store.ts';
import { NO_TAGS, type Tags, tagsOf } from '../entries/tags.ts';
import { isRunning } from '../event-running.ts';
import { isKnownVoter } from './trusted-voter-store.ts';
import { payVote, unpayVote } from './vote-reward.ts';
import {
  addVote,
  countFeedVotes,
  eventOf,
  findVote,
  isEntry,
  lockFeed,
  removeVote,
  shiftVoteCount,
} from './vote-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets'>;

const MESSAGES = {
  rewarded: `투표했어요. ${VOTE_POINTS}포인트를 드렸어요.`,
  cast: '투표했어요.',
  waiting: '투표했어요. 확인 중이에요. 전화번호를 인증하면 바로 집계돼요.',
  staff: '투표했어요. 관리자와 판매자의 투표는 집계하지 않고 포인트도 드리지 않아요.',
  repeated: '이 이벤트에는 이미 투표했어요.',
  withdrawn: '투표를 취소했어요.',
} as const;

/** Text in the point ledger. */
const TAKEN_BACK = '이벤트 투표를 취소했어요';
/** Reason for which votes of administrators and sellers are void. */
const STAFF = 'STAFF';

/** Casts a vote, idempotent by key. */
export const castVote = (
  ports: Ports,
  user: Member,
  { feedId, ip }: { feedId: number; ip: string },
  attempt: IdempotentRequest | null,
): Promise<VoteResult> =>
  runIdempotent(ports, attempt, async (tx) => {
    const event = await eventOf(tx, feedId);
    const from = { eventId: event?.eventId ?? 0, ip, user };
    return cast(tx, ports, { user, feedId, tags: await tagsOf(ports, tx, from) });
  });

/** Withdraws a vote and its reward while the event runs. */
export const withdrawVote = (
  ports: Ports,
  user: Member,
  feedId: number,
  attempt: IdempotentRequest | null,
): Promise<VoteResult> => runIdempotent(ports, attempt, (tx) => withdraw(tx, ports, user, feedId));

type Voter = Pick<Member, 'id' | 'userType'>;
type Ballot = { user: Voter; feedId: number; tags?: Tags };

/**
 * Casts a vote, one per event. A counted vote is paid, however often it moved; a voter who is not
 * established is put under review, and votes of administrators and sellers are void.
 */
export async function cast(
  tx: Queryable,
  ports: Pick<Ports, 'clock'>,
  { user, feedId, tags = NO_TAGS }: Ballot,
): Promise<VoteResult> {
  const { eventId, voteCount, isDark, now } = await lockEntry(tx, ports, feedId, user.id);
  await lockAuthor(tx, user.id);
  const shown = (count: number) => (isDark && user.userType !== 'admin' ? null : count);
  const standing = await standingOf(tx, user, now);
  const vote = { eventId, userId: user.id, feedId, standing, ...tags };
  if (!(await addVote(tx, { ...vote, voidReason: standing === 'VOID' ? STAFF : null }, now))) {
    const held = await findVote(tx, eventId, user.id);
    const kept = toStanding(held?.standing);
    const answer = { voted: false, voteCount: shown(voteCount), message: MESSAGES.repeated, gained: 0 };
    return { ...answer, standing: kept };
  }
  if (standing !== 'COUNTED') {
    const message = standing === 'VOID' ? MESSAGES.staff : MESSAGES.waiting;
    return { voted: true, voteCount: shown(voteCount), message, gained: 0, standing };
  }
  const count = await shiftVoteCount(tx, feedId, 1);
  const gained = await payVote(tx, { userId: user.id, eventId }, now);
  const message = gained > 0 ? MESSAGES.rewarded : MESSAGES.cast;
  return { voted: true, voteCount: shown(count), message, gained, standing };
}

async function standingOf(tx: Queryable, user: Voter, now: Date): Promise<VoteStatus> {
  if (user.userType !== 'user') return 'VOID';
  return (await isKnownVoter(tx, user.id, now)) ? 'COUNTED' : 'WAITING';
}

const toStanding = (said: string | undefined): VoteStatus | null =>
  said === 'COUNTED' || said === 'WAITING' || said === 'VOID' ? said : null;

/** Withdraws the vote of a member; throws if there is none. */
export async function withdraw(
  tx: Queryable,
  ports: Pick<Ports, 'clock'>,
  user: Voter,
  feedId: number,
): Promise<VoteResult> {
  const { eventId, voteCount, isDark, now } = await lockEntry(tx, ports, feedId);
  // Locked before the vote, as a concurrent cast holds the member and waits for this vote.
  await lockMember(tx, user.id);
  const standing = await removeVote(tx, feedId, user.id);
  if (standing === null) throw new ShopError('VOTE_NOT_FOUND');
  const count = standing === 'COUNTED' ? await shiftVoteCount(tx, feedId, -1) : voteCount;
  await unpayVote(tx, { userId: user.id, eventId }, now, TAKEN_BACK);
  const shown = isDark && user.userType !== 'admin' ? null : count;
  return { voted: false, voteCount: shown, message: MESSAGES.withdrawn, gained: 0, standing: null };
}

/**
 * Takes the locks of a vote: the event (shared, so that it cannot end meanwhile), then the feed;
 * member and vote follow. A vote can be withdrawn regardless of blocks between the members.
 */
async function lockEntry(tx: Queryable, { clock }: Pick<Ports, 'clock'>, feedId: number, voterId?: number) {
  const place = await eventOf(tx, feedId);
  if (!place) throw new ShopError('FEED_NOT_FOUND');
  const eventId = place.eventId;
  const event = eventId === null ? null : await shareEvent(tx, eventId);
  const feed = await lockFeed(tx, feedId, voterId);
  if (!feed) throw new ShopError('FEED_NOT_FOUND');
  if (feed.feedType !== 'EVENT' || eventId === null) throw new ShopError('VOTE_NOT_ALLOWED');
  const now = await databaseNow(tx, clock);
  if (!event || !isRunning(event, now)) throw new ShopError('VOTE_NOT_ALLOWED');
  if (voterId && !(await isEntry(tx, eventId, feedId))) throw new ShopError('VOTE_NOT_ALLOWED');
  const dark = blackoutOf({ endDate: event.endDate, hours: event.voteBlackoutHours }, now);
  return { eventId, voteCount: feed.voteCount, isDark: dark.isOn, now };
}

/** Returns the votes of a feed as visible to a reader; null while they are hidden. */
export async function readFeedVotes(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  feedId: number,
  user: Member | null,
): Promise<number | null> {
  const found = await countFeedVotes(db, feedId);
  if (!found) throw new ShopError('FEED_NOT_FOUND');
  const { endDate, voteBlackoutHours: hours, voteCount } = found;
  if (endDate === null || hours === null || user?.userType === 'admin') return voteCount;
  return blackoutOf({ endDate, hours }, clock.now()).isOn ? null : voteCount;
}
