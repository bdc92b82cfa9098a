import { randomBytes } from 'node:crypto';
import { endOfEvent } from '#domain/events/blackout.ts';
import { commitOf, entrantsHashOf, linesOf } from '#domain/events/draw/draw.ts';
import { eventStatusOf } from '#domain/events/event-states.ts';
import type { Frozen } from '#domain/events/results/result-desk.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database-time-store.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { reconcileEvent } from '../../reconcile/reconcile-event.ts';
import {
  entrantsOf,
  findEvent,
  findUnfrozen,
  fixLikes,
  type LockedEvent,
  lockEvent,
  markFrozen,
} from './freeze-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'jobs' | 'beacon'>;
/** Locked event whose entries are frozen. */
export type FrozenEvent = LockedEvent & {
  frozenAt: Date;
  entrantsHash: string;
  seedSealed: string;
  lines: string;
  voteTotal: number;
};

/** Returns whether the entries of an event are frozen for its draw. */
export const isFrozen = (event: LockedEvent): event is FrozenEvent =>
  event.frozenAt !== null && event.lines !== null && event.seedSealed !== null;

/** Returns whether a published event has ended. */
export function isOver(event: Pick<LockedEvent, 'state' | 'startDate' | 'endDate'>, now: Date): boolean {
  return (
    event.state === 'PUBLISHED' && eventStatusOf(event.startDate, event.endDate, seoulDay(now)) === 'ENDED'
  );
}

/** Locks an event and freezes its entries unless they are frozen. */
export async function lockFrozen(
  tx: Queryable,
  { clock, ...ports }: Pick<Ports, 'secrets' | 'clock' | 'beacon'>,
  id: number,
): Promise<FrozenEvent> {
  const event = await lockEvent(tx, id);
  if (!event || event.state === 'DRAFT') throw new ShopError('EVENT_NOT_FOUND');
  if (event.state === 'CANCELLED') throw new ShopError('EVENT_NOT_AVAILABLE');
  if (isFrozen(event)) return event;
  // The same clock as for votes, so that exactly the votes cast in time count.
  const now = await databaseNow(tx, clock);
  if (!isOver(event, now)) throw new ShopError('EVENT_NOT_ENDED');
  return fix(tx, ports, event, now);
}

/** Freezes entries and votes and publishes the hash of the list. */
async function fix(
  tx: Queryable,
  { secrets, beacon }: Pick<Ports, 'secrets' | 'beacon'>,
  event: LockedEvent,
  now: Date,
): Promise<FrozenEvent> {
  const entrants = await entrantsOf(tx, event.id);
  const lines = linesOf(entrants);
  const hash = await entrantsHashOf(lines);
  await fixLikes(tx, event.id, endOfEvent(event.endDate));
  // Events published before draws existed have no commitment.
  const seed = event.seedSealed ? null : await newSeed(secrets);
  const round = beacon?.roundAfter(now) ?? null;
  const voteTotal = await markFrozen(tx, event.id, { lines, hash, seed, round }, now);
  const fixed = await lockEvent(tx, event.id);
  if (!fixed || !isFrozen(fixed)) throw new Error('an event that was just fixed is not');
  const detail = { entrants: entrants.length, votes: voteTotal, hash, commit: fixed.seedCommit, round };
  await audit(tx, { action: 'EVENT_FROZEN', target: ['EVENT', event.id], detail }, now);
  return fixed;
}

async function newSeed(secrets: Context['secrets']) {
  const seed = randomBytes(32).toString('hex');
  return { sealed: secrets.seal(seed), commit: await commitOf(seed) };
}

/** Settles an ended event and freezes its entries. */
export async function freezeEvent(ports: Ports, id: number): Promise<Frozen> {
  const { db } = ports;
  const known = await findEvent(db, id);
  if (known && !isFrozen(known) && isOver(known, ports.clock.now()))
    await reconcileEvent(ports, { eventId: id });
  return inTransaction(db, async (tx) => {
    const event = await lockFrozen(tx, ports, id);
    return {
      eventId: id,
      frozenAt: event.frozenAt.toISOString(),
      entrants: event.lines.split('\n').length - 1,
      entrantsHash: event.entrantsHash,
    };
  });
}

const AT_ONCE = 50;

/** Freezes all ended events; safe to run concurrently. */
export async function freezeEnded(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  for (const id of await findUnfrozen(db, seoulDay(clock.now()), AT_ONCE))
    await freezeEvent(ports, id).catch((error: unknown) => {
      // This server's clock is ahead: the next run freezes it.
      if (!(error instanceof ShopError && error.code === 'EVENT_NOT_ENDED')) throw error;
    });
}
