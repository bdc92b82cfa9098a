import type { EventResult } from '#domain/events/results/result.ts';
import { flaggedSentence } from '#domain/events/results/result-desk.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { later } from '../../kit/external-calls/retry.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { reconcileEntries } from '../reconcile/reconcile-event.ts';
import { insertPayouts, markEntries, markFeeds } from './announce-store.ts';
import { refuseMove } from './draw/calculate-service.ts';
import { type FrozenEvent, isFrozen } from './draw/freeze-service.ts';
import { lockEvent } from './draw/freeze-store.ts';
import { tallyOf, votesOut } from './draw/tally.ts';
import { notifyOthers, notifyWinners } from './notify-winners.ts';
import { fileOf, readResult, voteCountsOf } from './read-service.ts';
import { stateOf } from './result-state.ts';
import {
  findResult,
  findWinners,
  markAnnounced,
  type ResultRow,
  resultStepsOf,
  revealSeed,
} from './result-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'copies' | 'jobs'>;
type Wish = { id: number; title: string; flaggedVotes: number };

/** Time in ms in which payments wait for the administrator; afterwards a job pays. */
export const BY_ITSELF_MS = 10 * 60_000;

/** Announces a result, finally: winners, feeds, notifications and payouts in one transaction. */
export const announce = async (
  ports: Ports,
  user: Member,
  { id, title, flaggedVotes }: Wish,
  attempt: IdempotentRequest | null,
): Promise<EventResult> => {
  await reconcileEntries(ports, id);
  const answer = await runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { event, result } = await lockCalculated(tx, id);
    if (title !== event.title.trim()) throw new ShopError('EVENT_TITLE_DIFFERS');
    if (await isStale(tx, event, result)) throw new ShopError('RESULT_STALE');
    refuseUnsettled(result, flaggedVotes);
    await publish(tx, event, result, now);
    return readResult(tx, id, user);
  });
  // The type of feeds has changed.
  ports.copies.dropFor('community');
  return answer;
};

async function lockCalculated(tx: Queryable, id: number) {
  const event = await lockEvent(tx, id);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  const result = await findResult(tx, id);
  refuseMove(stateOf(event, result), 'ANNOUNCED');
  if (!result || !isFrozen(event)) throw new ShopError('RESULT_NOT_FOUND');
  return { event, result };
}

/**
 * Throws VOTES_FLAGGED unless the administrator has voided the suspicious votes or confirmed their
 * number.
 */
function refuseUnsettled({ flaggedVotes: flagged }: ResultRow, kept: number): void {
  if (kept === flagged) return;
  const sentence = flaggedSentence(flagged);
  throw new ShopError('VOTES_FLAGGED', [{ field: 'flaggedVotes', message: sentence }], { sentence });
}

/** Returns whether entries or votes changed since the calculation, so that it must be repeated. */
async function isStale(tx: Queryable, event: FrozenEvent, result: ResultRow): Promise<boolean> {
  const { standings, passed, voters, totals, conditions } = await tallyOf(tx, event);
  const { passed: passedThen, votes } = fileOf(result);
  const out = conditions.includes('VOTERS') ? votesOut(event.voteTotal, voters) : [];
  const now = [standings.map(({ no, votes: count, likes }) => [no, count, likes]), passed, out, totals];
  const then = {
    counted: result.totalVotes,
    waiting: result.waitingVotes,
    void: result.voidVotes,
    flagged: result.flaggedVotes,
  };
  return JSON.stringify(now) !== JSON.stringify([voteCountsOf(result), passedThen, votes.out, then]);
}

async function publish(tx: Queryable, event: FrozenEvent, result: ResultRow, now: Date): Promise<void> {
  const { id } = event;
  await markEntries(tx, id, now);
  await markFeeds(tx, id);
  await insertPayouts(tx, id, { now, dueAt: later(now, BY_ITSELF_MS) });
  await markAnnounced(tx, id, now);
  await revealSeed(tx, id, fileOf(result).seed);
  await resultStepsOf(tx, id, now);
  const winners = await findWinners(tx, id);
  await notifyWinners(tx, event, winners, now);
  await notifyOthers(tx, event, winners, now);
  const detail = {
    fingerprint: result.fingerprint,
    winners: winners.length,
    keptVotes: result.flaggedVotes,
  };
  await audit(tx, { action: 'EVENT_ANNOUNCED', target: ['EVENT', id], detail }, now);
}
