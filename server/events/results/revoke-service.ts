import { isAnnounced } from '#domain/events/event-states.ts';
import type { Standing } from '#domain/events/results/ranking.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { later } from '../../kit/external-calls/retry.ts';
import type { Member } from '../../kit/feature.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { BY_ITSELF_MS } from './announce-service.ts';
import { insertPayouts, markEntries, markFeeds } from './announce-store.ts';
import { lockEvent } from './draw/freeze-store.ts';
import { type Line, promoteRunnerUp, vacate } from './draw/promote-runner-up.ts';
import { typeOf } from './draw/tally.ts';
import { readVoters } from './draw/tally-store.ts';
import { notifyWinners } from './notify-winners.ts';
import { fileOf, readResult, voteCountsOf } from './read-service.ts';
import { stateOf } from './result-state.ts';
import { findResult, findWinners, type ResultRow, resultStepsOf, type WinnerRow } from './result-store.ts';
import { eliminate, findEntries, lockWinner } from './revoke-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets' | 'copies'>;
type Wish = { id: number; winnerId: number; reason: string };

/** Revokes a prize; a winner by entry loses everything that the entry won. */
export const revoke = async (
  ports: Ports,
  user: Member,
  wish: Wish,
  attempt: IdempotentRequest | null,
): Promise<EventResult> => {
  const answer = await runIdempotent(ports, attempt, async (tx) => {
    await revokeIn(tx, wish, ports.clock.now());
    return readResult(tx, wish.id, user);
  });
  ports.copies.dropFor('community');
  return answer;
};

async function revokeIn(tx: Queryable, { id, winnerId, reason }: Wish, now: Date): Promise<void> {
  const event = await lockEvent(tx, id);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  const result = await findResult(tx, id);
  if (!result || !isAnnounced(stateOf(event, result))) throw new ShopError('RESULT_NOT_ANNOUNCED');
  const winner = await lockWinner(tx, id, winnerId);
  if (!winner) throw new ShopError('WINNER_NOT_FOUND');
  if (winner.revokedAt) throw new ShopError('WINNER_REVOKED');
  const lost = await lostWith(tx, winner);
  if (winner.condition !== 'VOTERS') await eliminate(tx, { eventId: id, userId: winner.userId }, now);
  const line = await lineAfter(tx, { id, type: typeOf(event) }, result);
  const moved: number[] = [];
  for (const one of lost) {
    await vacate(tx, one, { reason, now });
    moved.push(...(await promoteRunnerUp(tx, line, one, now)));
  }
  await markEntries(tx, id, now);
  await markFeeds(tx, id);
  await insertPayouts(tx, id, { now, dueAt: later(now, BY_ITSELF_MS) });
  await resultStepsOf(tx, id, now);
  const detail = { winner: winnerId, member: winner.userId, lost: lost.length, moved: moved.length };
  await audit(tx, { action: 'EVENT_WINNER_REVOKED', target: ['EVENT', id], detail }, now);
  const facts = { eventId: id, winnerId, title: event.title, reason };
  await notify(tx, 'EVENT_PRIZE_REVOKED', [{ userId: winner.userId, facts }], now);
  const up = (await findWinners(tx, id)).filter((one) => moved.includes(one.id) && one.revokedAt === null);
  await notifyWinners(tx, event, up, now);
}

/** Returns the winners revoked with a prize: all of the same entry, or only the vote itself. */
async function lostWith(tx: Queryable, winner: WinnerRow): Promise<WinnerRow[]> {
  if (winner.condition === 'VOTERS') return [winner];
  const all = await findWinners(tx, winner.eventId);
  return all.filter(
    (one) => one.userId === winner.userId && one.condition !== 'VOTERS' && one.revokedAt === null,
  );
}

/** Returns all remaining candidates with the votes and likes that decided. */
async function lineAfter(
  tx: Queryable,
  { id, type }: Pick<Line, 'type'> & { id: number },
  result: ResultRow,
): Promise<Line> {
  const entries = new Map((await findEntries(tx, id)).map((entry) => [entry.entryNo, entry]));
  const standings = voteCountsOf(result).flatMap(([no, votes, likes]): Standing[] => {
    const entry = entries.get(no);
    // Entries are not eliminated after the announcement, so departed members are excluded here.
    if (!entry || entry.status === 'ELIMINATED' || entry.fact) return [];
    const enteredAt = entry.createdAt.getTime();
    return [{ no, votes, likes, userId: entry.userId, feedId: entry.feedId, enteredAt }];
  });
  const numbers = new Map([...entries.values()].map(({ userId, entryNo }) => [userId, entryNo]));
  return { eventId: id, type, standings, voters: await readVoters(tx, id), file: fileOf(result), numbers };
}
