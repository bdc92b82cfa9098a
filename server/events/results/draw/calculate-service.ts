import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import { makeDraw } from '#domain/events/draw/make-draw.ts';
import { canMove, RESULT_MOVES, type ResultState } from '#domain/events/event-states.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import { drawRequestsOf, winnersOf } from '#domain/events/results/winners.ts';
import type { Queryable } from '../../../db/database.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { reconcileEntries } from '../../reconcile/reconcile-event.ts';
import { readResult } from '../read-service.ts';
import { stateOf } from '../result-state.ts';
import { findResult, insertResult, insertWinners, removeResult } from '../result-store.ts';
import { beaconOf, readRound } from './beacon-service.ts';
import { type FrozenEvent, freezeEvent, lockFrozen } from './freeze-service.ts';
import { lockEvent } from './freeze-store.ts';
import { serverHmacs } from './server-hmacs.ts';
import { type Tally, tallyOf, votesOut } from './tally.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'jobs' | 'beacon'>;
type Wish = { id: number; isAgain: boolean };

/**
 * Calculates the result. An earlier one is kept unless recalculation is requested; an announced one
 * is final.
 */
export async function calculate(
  ports: Ports,
  user: Member,
  { id, isAgain }: Wish,
  attempt: IdempotentRequest | null,
): Promise<EventResult> {
  await freezeEvent(ports, id);
  // Applies changes since the freeze.
  await reconcileEntries(ports, id);
  await readRound(ports, id);
  return runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const event = await lockFrozen(tx, ports, id);
    const before = stateOf(event, await findResult(tx, id));
    refuseMove(before, 'CALCULATED');
    if (before === 'CALCULATED') {
      if (!isAgain) throw new ShopError('RESULT_EXISTS');
      await removeResult(tx, id);
    }
    const { tally, file } = await reckon(tx, ports, event);
    const detail = {
      again: String(before === 'CALCULATED'),
      entries: tally.standings.length,
      passed: tally.passed.length,
      counted: tally.totals.counted,
      fingerprint: file.fingerprint,
    };
    await insertResult(
      tx,
      id,
      {
        participants: tally.standings.length,
        totals: tally.totals,
        file,
        standings: tally.standings.map(({ no, votes, likes }) => [no, votes, likes]),
      },
      now,
    );
    await insertWinners(tx, id, winnersOf({ ...tally, file }));
    await audit(tx, { action: 'EVENT_CALCULATED', target: ['EVENT', id], detail }, now);
    return readResult(tx, id, user);
  });
}

/** Draws from the committed seed, so that a recalculation gives the same draw. */
async function reckon(
  tx: Queryable,
  { secrets }: Pick<Ports, 'secrets'>,
  event: FrozenEvent,
): Promise<{ tally: Tally; file: DrawFile }> {
  const tally = await tallyOf(tx, event);
  const isVotersDrawn = tally.conditions.includes('VOTERS');
  const given = {
    eventId: event.id,
    seed: secrets.open(event.seedSealed),
    frozenAt: event.frozenAt.toISOString(),
    lines: event.lines,
    beacon: beaconOf(event),
    passed: tally.passed,
    votes: {
      total: event.voteTotal,
      out: isVotersDrawn ? votesOut(event.voteTotal, tally.voters) : [],
    },
  };
  return { tally, file: await makeDraw(given, drawRequestsOf(tally), serverHmacs) };
}

/** Throws for a transition that the table of states does not allow. */
export function refuseMove(from: ResultState, to: ResultState): void {
  if (canMove(RESULT_MOVES, from, to)) return;
  if (from === 'NONE' || from === 'FROZEN') throw new ShopError('RESULT_NOT_FOUND');
  throw new ShopError('RESULT_ANNOUNCED');
}

/** Deletes a result that only administrators have seen. */
export const deleteResult = ({ db, clock }: Pick<Ports, 'db' | 'clock'>, id: number): Promise<null> =>
  inTransaction(db, async (tx) => {
    const event = await lockEvent(tx, id);
    if (!event) throw new ShopError('EVENT_NOT_FOUND');
    const result = await findResult(tx, id);
    if (!result) throw new ShopError('RESULT_NOT_FOUND');
    refuseMove(stateOf(event, result), 'FROZEN');
    await removeResult(tx, id);
    const detail = { fingerprint: result.fingerprint };
    await audit(tx, { action: 'EVENT_RESULT_DELETED', target: ['EVENT', id], detail }, clock.now());
    return null;
  });
