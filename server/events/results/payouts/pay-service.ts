import { isAnnounced } from '#domain/events/event-states.ts';
import type { PaidWinner, RewardProcess } from '#domain/events/results/result.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import { later, nextTry } from '../../../kit/external-calls/retry.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { BY_ITSELF_MS } from '../announce-service.ts';
import { findEvent } from '../draw/freeze-store.ts';
import { stateOf } from '../result-state.ts';
import { findResult, resultStepsOf } from '../result-store.ts';
import { givePrizes } from './give-prizes.ts';
import {
  claimPayouts,
  delayPayout,
  findDueEvents,
  findPayouts,
  type Payout,
  retryFailed,
  type Which,
} from './payout-store.ts';
import { paidWinners } from './to-payout-response.ts';

type Ports = Pick<Context, 'db' | 'clock'> & { log: Pick<Context['log'], 'error'> };

/** Concurrent lanes per server, and payouts per transaction. */
const LANES = 4;
const SLICE = 20;
/** Time limit in ms of one request; a job pays the rest. */
const PATIENCE_MS = 20_000;
const MOST_ATTEMPTS = 5;

const BROKEN = '여러 번 시도했지만 지급하지 못했어요. 다시 시도해 주세요.';

/**
 * Pays waiting payouts: each is ended by the transaction that pays it, so that nothing is paid
 * twice and a crash pays nothing. Within one transaction only one lane works, as lanes exclude each
 * other by row locks.
 */
export async function payWaiting(
  ports: Ports,
  which: Which & { eventId: number },
  lanes = LANES,
): Promise<void> {
  const { db, clock } = ports;
  const until = performance.now() + PATIENCE_MS;
  const lane = async (): Promise<void> => {
    while (performance.now() < until && (await payNext(ports, which)));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await inTransaction(db, (tx) => resultStepsOf(tx, which.eventId, clock.now()));
}

/** Pays all due payouts; safe to run concurrently. */
export async function payEventRewards(ports: Ports): Promise<void> {
  const { db, clock } = ports;
  for (const eventId of await findDueEvents(db, clock.now())) await payWaiting(ports, { eventId });
}

/**
 * Pays a few payouts in one transaction; on failure each is tried individually. Returns false if
 * none is left.
 */
async function payNext(ports: Ports, which: Which): Promise<boolean> {
  const { db, clock } = ports;
  const now = clock.now();
  let claimed: Payout[] = [];
  try {
    return await inTransaction(db, async (tx) => {
      claimed = await claimPayouts(tx, which, { most: SLICE, now });
      await givePrizes(tx, claimed, now);
      return claimed.length > 0;
    });
  } catch (error) {
    if (claimed.length === 0) throw error;
    for (const payout of claimed) await payAlone(ports, which, payout);
    return true;
  }
}

async function payAlone(ports: Ports, which: Which, { id, attempts }: Payout): Promise<void> {
  const { db, clock, log } = ports;
  const now = clock.now();
  try {
    await inTransaction(db, async (tx) => {
      await givePrizes(tx, await claimPayouts(tx, { ...which, payoutId: id }, { most: 1, now }), now);
    });
  } catch (error) {
    log.error({ err: error, payoutId: id }, 'prize payout failed');
    const until = nextTry(now, attempts + 1);
    await delayPayout(db, id, { until, mostAttempts: MOST_ATTEMPTS, message: BROKEN });
  }
}

/** Returns the event if its result is announced; throws otherwise. */
async function announcedEvent({ db }: Pick<Ports, 'db'>, id: number) {
  const event = await findEvent(db, id);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (!isAnnounced(stateOf(event, await findResult(db, id)))) throw new ShopError('RESULT_NOT_ANNOUNCED');
}

/** Pays the rewards of an announced event and returns the result per winner. */
export async function processRewards(ports: Ports, id: number): Promise<RewardProcess> {
  await announcedEvent(ports, id);
  await payWaiting(ports, { eventId: id });
  const rewardDetails = paidWinners(await findPayouts(ports.db, id));
  const waiting = rewardDetails.filter(({ isWaiting }) => isWaiting);
  const done = rewardDetails.filter(({ success }) => success);
  return {
    eventId: id,
    totalParticipants: rewardDetails.length,
    successfulRewards: done.length,
    failedRewards: rewardDetails.length - done.length - waiting.length,
    waitingRewards: waiting.length,
    rewardDetails: rewardDetails.map(({ isWaiting: _, ...detail }) => detail),
  };
}

/** Retries the failed payouts of one winner. */
export async function reprocess(ports: Ports, id: number, userId: number): Promise<PaidWinner> {
  const { db, clock } = ports;
  await announcedEvent(ports, id);
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const rows = await retryFailed(tx, { eventId: id, userId }, later(now, BY_ITSELF_MS));
    if (rows === 0) throw new ShopError('PAYOUT_NOT_FAILED');
    await resultStepsOf(tx, id, now);
    const detail = { member: userId, rows };
    await audit(tx, { action: 'EVENT_REWARD_RETRIED', target: ['EVENT', id], detail }, now);
  });
  await payWaiting(ports, { eventId: id, userId });
  const [paid] = paidWinners(await findPayouts(db, id, userId));
  if (!paid) throw new ShopError('WINNER_NOT_FOUND');
  const { isWaiting: _, ...detail } = paid;
  return detail;
}
