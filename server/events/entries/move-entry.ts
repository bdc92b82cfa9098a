import type { OutReason } from '#domain/events/states.ts';
import type { Queryable } from '../../db/database.ts';
import type { Jobs } from '../../kit/ports/jobs.ts';
import { noteDeed, undoDeed } from '../../rewards/activities.ts';
import { findLife } from '../calendar/event-store.ts';
import { isRunning } from '../running.ts';
import { freeVotes, giveVotesBack } from '../votes/vote-store.ts';
import { eventsOf, eventsWith } from './concerned-store.ts';
import { entryDeed } from './entry-deed.ts';
import { markIn, markOut } from './entry-store.ts';

/** Without jobs, those of every minute settle it. */
type Moment = { now: Date; jobs: Jobs | null };

/** Entries that may come back have their votes kept for them. */
const MAY_RETURN: readonly OutReason[] = ['HIDDEN', 'BANNED'];

/**
 * Takes a feed out of its event; the feed is locked. While the event runs its votes are free for other entries, and a job
 * settles what they were paid: many voters are not locked for one entry.
 */
export async function takeOut(
  tx: Queryable,
  { feedId, reason }: { feedId: number; reason: OutReason },
  { now, jobs }: Moment,
): Promise<void> {
  // What may come back stays as it was announced: `settleEntries` lets nobody in any more.
  const entry = await markOut(tx, feedId, { reason, isAnnouncedToo: !MAY_RETURN.includes(reason) }, now);
  if (!entry) return;
  const event = await findLife(tx, entry.event_id);
  if (!event || !isRunning(event, now)) return;
  await freeVotes(tx, feedId, MAY_RETURN.includes(reason));
  await undoDeed(tx, entryDeed(entry.user_id, entry.event_id));
  if (jobs) await settleSoon(tx, jobs, entry.event_id, now);
}

/** Lets a feed take part again, with the votes of those who have not voted since; the event and the feed are locked. */
export async function takeIn(tx: Queryable, eventId: number, feedId: number, now: Date): Promise<void> {
  const userId = await markIn(tx, feedId, now);
  if (userId === null) return;
  await giveVotesBack(tx, eventId, feedId);
  await noteDeed(tx, entryDeed(userId, eventId), now);
}

/** Has entries, votes and what they were paid looked at. */
const settleSoon = (tx: Queryable, jobs: Jobs, eventId: number, now: Date): Promise<void> =>
  jobs.send(tx, 'settle-event', { eventId }, { dueAt: now, key: `${eventId}` });

type Concerned = { userId: number } | { orderItemIds: readonly number[] };

/** The same for every event in which a member takes part or votes, or that was entered with lines of an order. */
export async function settleFor(tx: Queryable, jobs: Jobs, about: Concerned, now: Date): Promise<void> {
  const ids = 'userId' in about ? await eventsWith(tx, about.userId) : await eventsOf(tx, about.orderItemIds);
  for (const id of ids) await settleSoon(tx, jobs, id, now);
}
