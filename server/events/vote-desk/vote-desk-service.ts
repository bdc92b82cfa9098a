import type {
  JudgedVotes,
  listVotes as listVotesCall,
  VoteJudgement,
  VoteList,
} from '#domain/events/event-desk.ts';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { toPaged } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { findLife, hasAnnounced } from '../calendar/event-store.ts';
import { lockEvent } from '../entries/entry-store.ts';
import { reconcileReward } from '../reconcile/reconcile-event.ts';
import { isKnownVoter } from '../votes/trusted-voter-store.ts';
import { changeVoteStatus, findVote, shiftVoteCount } from '../votes/vote-store.ts';
import { countVoteStatuses, findVotes, lockFeeds } from './vote-desk-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns votes of an event with their flags. */
export async function listVotes(
  db: Queryable,
  eventId: number,
  { flag, standing, ...slice }: QueryOf<typeof listVotesCall>,
): Promise<VoteList> {
  if (!(await findLife(db, eventId))) throw new ShopError('EVENT_NOT_FOUND');
  const { rows, total, flags } = await findVotes(db, eventId, { flag, standing }, slice);
  const content = rows.map((row) => ({
    voteId: row.userId,
    nickname: row.nickname,
    feedId: row.feedId,
    feedTitle: row.title,
    standing: row.standing,
    voidReason: row.voidReason,
    flags: row.flags,
    votedAt: row.createdAt.toISOString(),
  }));
  return {
    ...toPaged(content, slice, total),
    totals: await countVoteStatuses(db, eventId),
    flagged: flags,
  };
}

type Wish = { eventId: number; said: VoteJudgement };
type Wanted = 'VOID' | 'COUNTED';
type Judgement = Wish & { wanted: Wanted };
type Judge = Pick<Member, 'id'>;

/** Voids votes and notifies their voters. */
export const voidVotes = (
  ports: Ports,
  actor: Judge,
  wish: Wish,
  attempt: IdempotentRequest | null,
): Promise<JudgedVotes> => judge(ports, actor, { ...wish, wanted: 'VOID' }, attempt);

/** Restores voided votes: counted, or under review if the voter is not established. */
export const restoreVotes = (
  ports: Ports,
  actor: Judge,
  wish: Wish,
  attempt: IdempotentRequest | null,
): Promise<JudgedVotes> => judge(ports, actor, { ...wish, wanted: 'COUNTED' }, attempt);

const judge = (ports: Ports, actor: Judge, judgement: Judgement, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { eventId, said, wanted } = judgement;
    const { title, ...judged } = await judgeVotes(tx, actor, judgement, now);
    const facts = { eventId, title, reason: said.reason, turn: Math.floor(now.getTime() / 1_000) };
    const told = judged.results.filter(({ done }) => done).map(({ id: userId }) => ({ userId, facts }));
    await notify(tx, wanted === 'VOID' ? 'VOTE_VOIDED' : 'VOTE_RESTORED', told, now);
    return judged;
  });

/** Judges votes within the caller's transaction; the caller notifies the voters. */
export async function judgeVotes(
  tx: Queryable,
  actor: Judge,
  { eventId, said, wanted }: Judgement,
  now: Date,
): Promise<JudgedVotes & { title: string }> {
  // The lock excludes votes meanwhile; an announced result is final.
  const event = await lockEvent(tx, eventId);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (await hasAnnounced(tx, eventId)) throw new ShopError('RESULT_ANNOUNCED');
  const voters = [...new Set(said.voteIds)].sort((a, b) => a - b);
  await lockFeeds(tx, eventId, voters);
  const results: JudgedVotes['results'] = [];
  for (const userId of voters) {
    const wish = { eventId, userId, wanted, why: said.reason, by: actor.id };
    const reason = await restand(tx, wish, now);
    results.push({ id: userId, done: reason === null, reason });
  }
  const changed = results.filter(({ done }) => done);
  const named = changed.map(({ id }) => id).join(' ');
  const detail = { votes: changed.length, reason: said.reason, voters: named };
  const action = wanted === 'VOID' ? 'VOTES_VOIDED' : 'VOTES_RESTORED';
  await audit(tx, { action, target: ['EVENT', eventId], detail }, now);
  return { changed: changed.length, results, title: event.title };
}

type Restanding = { eventId: number; userId: number; wanted: Wanted; why: string; by: number };

/** Changes the state of a vote; returns the reason for which it is impossible, or null. */
async function restand(
  tx: Queryable,
  { eventId, userId, wanted, why, by }: Restanding,
  now: Date,
): Promise<string | null> {
  const vote = await findVote(tx, eventId, userId);
  if (!vote) return '투표를 찾을 수 없어요.';
  const isVoid = vote.standing === 'VOID';
  if (isVoid === (wanted === 'VOID')) return isVoid ? '이미 무효인 투표예요.' : '무효인 투표가 아니에요.';
  if (vote.voidReason === 'STAFF') return '관리자와 판매자의 투표는 집계하지 않아요.';
  const from: VoteStatus = isVoid ? 'VOID' : vote.standing === 'WAITING' ? 'WAITING' : 'COUNTED';
  const to: VoteStatus =
    wanted === 'VOID' ? 'VOID' : (await isKnownVoter(tx, userId, now)) ? 'COUNTED' : 'WAITING';
  const change = { from, to, voided: to === 'VOID' ? { reason: why, by, at: now } : null };
  if (!(await changeVoteStatus(tx, { eventId, userId }, change))) return '다른 사람이 먼저 처리했어요.';
  if (from === 'COUNTED') await shiftVoteCount(tx, vote.feedId, -1);
  if (to === 'COUNTED') await shiftVoteCount(tx, vote.feedId, 1);
  await reconcileReward(tx, { eventId, userId }, now);
  return null;
}
