import type { Kysely } from 'kysely';
import { VOTE_POINTS } from '#domain/policies/points.ts';
import type { Database, Queryable } from '../db/database.ts';
import { lockMember } from '../db/locks/lock-member.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { findLife, hasAnnounced } from './calendar/event-store.ts';
import { findStrays, isListed, judgeEntry, lockEntryFeed, shareEvent } from './entries/entry-store.ts';
import { takeIn, takeOut } from './entries/move-entry.ts';
import { decidedAt, isRunning } from './running.ts';
import { findLively, findMispaid, findReady } from './votes/standing-store.ts';
import { payVote, unpayVote } from './votes/vote-reward.ts';
import { findVote, restandVote, shiftVoteCount } from './votes/vote-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * Has an event follow what has become of its feeds, orders and members: entries that are out, or back, votes of which
 * enough is known by now, and what votes were paid. Each in a transaction of its own, under the locks of a vote; done
 * again it changes nothing.
 */
export async function settleEvent(ports: Ports, { eventId }: { eventId: number }): Promise<void> {
  await settleEntries(ports, eventId);
  await settleStandings(ports, eventId);
  await settleRewards(ports.db, eventId, ports.clock.now());
}

/** Every event that may still move: the net under the jobs. */
export async function settleEvents(ports: Ports): Promise<void> {
  for (const eventId of await findLively(ports.db, ports.clock.now())) await settleEvent(ports, { eventId });
}

export async function settleEntries({ db, clock, jobs }: Ports, eventId: number): Promise<void> {
  if (await hasAnnounced(db, eventId)) return;
  for (const stray of await findStrays(db, eventId))
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const event = await shareEvent(tx, eventId);
      if (!event) return;
      if (stray.feed_id !== null) await lockEntryFeed(tx, stray.feed_id);
      const entry = await judgeEntry(tx, eventId, stray.user_id);
      if (!entry || entry.feed_id === null || entry.feed_id !== stray.feed_id) return;
      if (entry.fact) await takeOut(tx, { feedId: entry.feed_id, reason: entry.fact }, { now, jobs });
      // In the list that was fixed it has its number still: who was put out by mistake is not added.
      else if (isRunning(event, now) || (await isListed(tx, eventId, entry.entry_no)))
        await takeIn(tx, eventId, entry.feed_id, now);
    });
}

/** Votes that wait count from now on, where enough is known of the voter. */
export async function settleStandings({ db, clock }: Ports, eventId: number): Promise<void> {
  const life = await findLife(db, eventId);
  if (!life) return;
  // What becomes known of a voter after the last day decides nothing, however late this runs.
  for (const userId of await findReady(db, eventId, decidedAt(life.end_date, clock.now())))
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const event = await shareEvent(tx, eventId);
      const vote = await findVote(tx, eventId, userId);
      if (!event || !vote || event.frozen_at !== null || event.state !== 'PUBLISHED') return;
      await lockEntryFeed(tx, vote.feed_id);
      await lockMember(tx, userId);
      const change = { from: 'WAITING', to: 'COUNTED', voided: null } as const;
      const still = await findVote(tx, eventId, userId);
      if (still?.feed_id !== vote.feed_id || !(await restandVote(tx, { eventId, userId }, change))) return;
      await shiftVoteCount(tx, vote.feed_id, 1);
      await payVote(tx, { userId, eventId }, now);
    });
}

/** Each member has been paid for a vote of an event exactly when one of theirs counts. */
async function settleRewards(db: Kysely<Database>, eventId: number, now: Date): Promise<void> {
  for (const userId of await findMispaid(db, eventId, VOTE_POINTS))
    await inTransaction(db, (tx) => settleReward(tx, { eventId, userId }, now));
}

/** The same of one member, under the lock that a vote takes. */
export async function settleReward(
  tx: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
  now: Date,
): Promise<void> {
  await lockMember(tx, userId);
  const vote = await findVote(tx, eventId, userId);
  if (vote?.standing === 'COUNTED') await payVote(tx, { userId, eventId }, now);
  else await unpayVote(tx, { userId, eventId }, now);
}
