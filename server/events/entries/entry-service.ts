import { randomBytes } from 'node:crypto';
import { type Eligibility, INELIGIBLE, lineProblem, reasonOf } from '#domain/events/entry.ts';
import type { Queryable } from '../../db/database.ts';
import type { Context } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database-time-store.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { recordActivity } from '../../rewards/activities.ts';
import { findEventRow } from '../calendar/event-store.ts';
import { isRunning } from '../event-running.ts';
import { entryActivity } from './entry-activity.ts';
import { countSeats, findEntry, lockEvent, putEntry } from './entry-store.ts';
import { findLine, findLines } from './line-store.ts';
import type { Tags } from './tags.ts';

const NONCE_BYTES = 16;

type Wish = { eventId: number; userId: number; orderItemId: number };

/**
 * Checks that the event runs, has a free place and that the order line is eligible. The event stays
 * locked, so that two entries cannot share the last place.
 */
export async function claimSeat(
  tx: Queryable,
  { clock }: Pick<Context, 'clock'>,
  { eventId, userId, orderItemId }: Wish,
): Promise<void> {
  const event = await lockEvent(tx, eventId);
  if (!event || event.state === 'DRAFT') throw new ShopError('EVENT_NOT_FOUND');
  if (!isRunning(event, await databaseNow(tx, clock))) throw new ShopError('EVENT_NOT_AVAILABLE');
  const entry = await findEntry(tx, eventId, userId);
  if (entry && entry.status !== 'ELIMINATED') throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  // An entry that was eliminated by moderation cannot be repeated with another feed.
  if (entry && entry.reason !== 'DELETED' && entry.reason !== 'RETURNED')
    throw new ShopError('ALREADY_PARTICIPATED_IN_EVENT');
  if ((await countSeats(tx, eventId)) >= event.maxParticipants) throw new ShopError('EVENT_FULL');
  const line = await findLine(tx, userId, orderItemId);
  if (!line) throw new ShopError('ORDER_ITEM_NOT_FOUND');
  const problem = problemOf(line, event);
  if (problem) {
    const said = { field: 'orderItemId', message: INELIGIBLE[problem] };
    throw new ShopError('NOT_ELIGIBLE', [said], { sentence: INELIGIBLE[problem] });
  }
}

type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>;
type Window = { purchaseStartDate: string | null; purchaseEndDate: string | null };

const problemOf = (line: Line, { purchaseStartDate, purchaseEndDate }: Window) =>
  lineProblem(
    { status: line.status, paidOn: line.paidOn, hasOpenClaim: line.hasOpenClaim },
    { purchaseStart: purchaseStartDate, purchaseEnd: purchaseEndDate },
  );

type Entry = { eventId: number; userId: number; feedId: number; nonce: string | null; tags: Tags };

/**
 * Adds an entry with a number of its own; if the browser sent no nonce, the server generates one.
 */
export async function enter(
  tx: Queryable,
  { eventId, userId, feedId, nonce, tags }: Entry,
  now: Date,
): Promise<void> {
  const drawn = nonce ?? randomBytes(NONCE_BYTES).toString('hex');
  await putEntry(tx, { eventId, userId, feedId, nonce: drawn, ...tags }, now);
  await recordActivity(tx, entryActivity(userId, eventId), now);
}

/** Returns whether a member can enter an event, and with which order lines. */
export async function findEligibility(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  eventId: number,
  user: Member,
): Promise<Eligibility> {
  const event = await findEventRow(db, eventId, user.id);
  if (!event || event.state === 'DRAFT') throw new ShopError('EVENT_NOT_FOUND');
  const seats = await countSeats(db, eventId);
  const seatsLeft = Math.max(0, event.maxParticipants - seats);
  const lines = await findLines(db, user.id);
  const orderItems = lines.map((line) => {
    const problem = problemOf(line, event);
    return {
      orderItemId: line.id,
      productName: line.name,
      size: Number(line.size),
      orderedAt: line.orderedAt.toISOString(),
      eligible: problem === null,
      reason: problem ? reasonOf(problem) : null,
    };
  });
  const hasEntered = event.myStatus !== null && event.myStatus !== 'ELIMINATED';
  const reasons = [
    ...(isRunning(event, clock.now()) ? [] : (['NOT_RUNNING'] as const)),
    ...(hasEntered ? (['ENTERED'] as const) : []),
    ...(seatsLeft === 0 && !hasEntered ? (['FULL'] as const) : []),
    ...(orderItems.some(({ eligible }) => eligible) ? [] : (['NO_PURCHASE'] as const)),
  ].map(reasonOf);
  return { canEnter: reasons.length === 0, reasons, orderItems, seatsLeft };
}
