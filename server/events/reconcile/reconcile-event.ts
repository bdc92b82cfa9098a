import type { Kysely } from 'kysely';
import { VOTE_POINTS } from '#domain/policies/points.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { findLife, hasAnnounced } from '../calendar/event-store.ts';
import { findStrays, isListed, judgeEntry, lockEntryFeed, shareEvent } from '../entries/entry-store.ts';
import { decidedAt, isRunning } from '../event-running.ts';
import { findLively, findMispaid, findReady } from '../votes/trusted-voter-store.ts';
import { payVote, unpayVote } from '../votes/vote-reward.ts';
import { changeVoteStatus, findVote, shiftVoteCount } from '../votes/vote-store.ts';
import { takeIn, takeOut } from './change-entry-state.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'jobs'>;

/**
 * Settles an event after changes of feeds, orders and members: eliminates or restores entries,
 * decides votes under review and corrects rewards. Each step is a transaction of its own with the
 * locks of a vote; idempotent.
 */
export async function reconcileEvent(ports: Ports, { eventId }: { eventId: number }): Promise<void> {
  await reconcileEntries(ports, eventId);
  await reconcileVotes(ports, eventId);
  await settleRewards(ports.db, eventId, ports.clock.now());
}

/** Settles every active event, as a fallback for lost jobs. */
export async function reconcileEvents(ports: Ports): Promise<void> {
  for (const eventId of await findLively(ports.db, ports.clock.now()))
    await reconcileEvent(ports, { eventId });
}

/** Eliminates and restores entries by their current reasons, until the announcement. */
export async function reconcileEntries({ db, clock, jobs }: Ports, eventId: number): Promise<void> {
  if (await hasAnnounced(db, eventId)) return;
  for (const stray of await findStrays(db, eventId))
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const event = await shareEvent(tx, eventId);
      if (!event) return;
      if (stray.feedId !== null) await lockEntryFeed(tx, stray.feedId);
      const entry = await judgeEntry(tx, eventId, stray.userId);
      if (!entry || entry.feedId === null || entry.feedId !== stray.feedId) return;
      if (entry.fact) await takeOut(tx, { feedId: entry.feedId, reason: entry.fact }, { now, jobs });
      // A frozen entry keeps its number; one that is not in the list cannot be added.
      else if (isRunning(event, now) || (await isListed(tx, eventId, entry.entryNo)))
        await takeIn(tx, eventId, entry.feedId, now);
    });
}

/** Counts votes under review whose voters are now established. */
export async function reconcileVotes({ db, clock }: Ports, eventId: number): Promise<void> {
  const life = await findLife(db, eventId);
  if (!life) return;
  // Facts after the last day do not count, however late this runs.
  for (const userId of await findReady(db, eventId, decidedAt(life.endDate, clock.now())))
    await inTransaction(db, async (tx) => {
      const now = clock.now();
      const event = await shareEvent(tx, eventId);
      const vote = await findVote(tx, eventId, userId);
      if (!event || !vote || event.frozenAt !== null || event.state !== 'PUBLISHED') return;
      await lockEntryFeed(tx, vote.feedId);
      await lockMember(tx, userId);
      const change = { from: 'WAITING', to: 'COUNTED', voided: null } as const;
      const still = await findVote(tx, eventId, userId);
      if (still?.feedId !== vote.feedId || !(await changeVoteStatus(tx, { eventId, userId }, change))) return;
      await shiftVoteCount(tx, vote.feedId, 1);
      await payVote(tx, { userId, eventId }, now);
    });
}

/** Corrects rewards: a member is paid for an event exactly if one vote counts. */
async function settleRewards(db: Kysely<Database>, eventId: number, now: Date): Promise<void> {
  for (const userId of await findMispaid(db, eventId, VOTE_POINTS))
    await inTransaction(db, (tx) => reconcileReward(tx, { eventId, userId }, now));
}

/** Corrects the reward of one member, under the lock of a vote. */
export async function reconcileReward(
  tx: Queryable,
  { eventId, userId }: { eventId: number; userId: number },
  now: Date,
): Promise<void> {
  await lockMember(tx, userId);
  const vote = await findVote(tx, eventId, userId);
  if (vote?.standing === 'COUNTED') await payVote(tx, { userId, eventId }, now);
  else await unpayVote(tx, { userId, eventId }, now);
}
