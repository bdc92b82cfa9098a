import type { OutReason } from '#domain/events/event-states.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { recordActivity, revokeActivity } from '../../rewards/activities.ts';
import { findLife } from '../calendar/event-store.ts';
import { entryActivity } from '../entries/entry-activity.ts';
import { markIn, markOut } from '../entries/entry-store.ts';
import { eventsOf, eventsWith } from '../entries/member-event-store.ts';
import { isRunning } from '../event-running.ts';
import { freeVotes, giveVotesBack } from '../votes/vote-store.ts';

/** Without a job queue, the minutely job settles the event. */
type Moment = { now: Date; jobs: Jobs | null };

/** Reasons after which an entry may return, so that its votes are kept. */
const MAY_RETURN: readonly OutReason[] = ['HIDDEN', 'BANNED'];

/**
 * Eliminates the entry of a locked feed. While the event runs its votes are freed for other
 * entries; a job settles their rewards, so that many voters need not be locked here.
 */
export async function takeOut(
  tx: Queryable,
  { feedId, reason }: { feedId: number; reason: OutReason },
  { now, jobs }: Moment,
): Promise<void> {
  // After the announcement an entry that may return is unchanged, as `reconcileEntries` restores none
  // then.
  const entry = await markOut(tx, feedId, { reason, isAnnouncedToo: !MAY_RETURN.includes(reason) }, now);
  if (!entry) return;
  const event = await findLife(tx, entry.eventId);
  if (!event || !isRunning(event, now)) return;
  await freeVotes(tx, feedId, MAY_RETURN.includes(reason));
  await revokeActivity(tx, entryActivity(entry.userId, entry.eventId));
  if (jobs) await settleSoon(tx, jobs, entry.eventId, now);
}

/**
 * Restores the entry of a locked feed in a locked event, with the votes of members who have not
 * voted since.
 */
export async function takeIn(tx: Queryable, eventId: number, feedId: number, now: Date): Promise<void> {
  const userId = await markIn(tx, feedId, now);
  if (userId === null) return;
  await giveVotesBack(tx, eventId, feedId);
  await recordActivity(tx, entryActivity(userId, eventId), now);
}

/** Enqueues the settlement of entries, votes and rewards of an event. */
const settleSoon = (tx: Queryable, jobs: Jobs, eventId: number, now: Date): Promise<void> =>
  jobs.send(tx, 'settle-event', { eventId }, { dueAt: now, key: `${eventId}` });

type Concerned = { userId: number } | { orderItemIds: readonly number[] };

/** Enqueues the settlement of every event concerned by a member or by order lines. */
export async function reconcileFor(tx: Queryable, jobs: Jobs, about: Concerned, now: Date): Promise<void> {
  const ids = 'userId' in about ? await eventsWith(tx, about.userId) : await eventsOf(tx, about.orderItemIds);
  for (const id of ids) await settleSoon(tx, jobs, id, now);
}
