import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { EventType } from '#domain/events/event-states.ts';
import { asWinner, type Standing } from '#domain/events/results/ranking.ts';
import { lineOf, metBy } from '#domain/events/results/runner-up.ts';
import type { Voter } from '#domain/events/results/winners.ts';
import { isRank, RANKS } from '#domain/events/reward.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import { reclaimPayouts } from '../payouts/reclaim-payouts.ts';
import { findWinners, insertWinners, type WinnerRow } from '../result-store.ts';
import { markRevoked } from '../revoke-store.ts';
import { conditionOf } from './tally.ts';

/** Candidates as calculated; entries eliminated since are excluded. */
export type Line = {
  eventId: number;
  type: EventType;
  standings: readonly Standing[];
  voters: readonly Voter[];
  file: DrawFile;
  /** Numbers of all entries, including eliminated ones. */
  numbers: ReadonlyMap<number, number>;
};
type Person = { userId: number; feedId: number | null; votes: number };

const MOVED = '앞 순위의 당첨이 취소되어 순위가 올라갔어요.';

/** Fills a vacated place and the places below it; returns the members who won something. */
export async function promoteRunnerUp(
  tx: Queryable,
  line: Line,
  vacated: WinnerRow,
  now: Date,
): Promise<number[]> {
  const moved: number[] = [];
  for (let place: WinnerRow | undefined = vacated; place; ) {
    const winners: WinnerRow[] = await findWinners(tx, line.eventId);
    const below: WinnerRow | undefined = line.type === 'RANKING' ? holderBelow(winners, place) : undefined;
    const person: Person | null = below ? personOf(below) : await nextFor(line, winners, place);
    if (!person) return moved;
    if (below) await vacate(tx, below, { reason: MOVED, now });
    const winner = asWinner(person, conditionOf(place.condition), place.rank);
    moved.push(...(await insertWinners(tx, line.eventId, [{ ...winner, replaces: place.id }])));
    const detail = { member: person.userId, condition: place.condition, instead: place.id };
    await audit(tx, { action: 'EVENT_WINNER_MOVED', target: ['EVENT', line.eventId], detail }, now);
    place = below;
  }
  return moved;
}

/** Revokes a winner and reclaims the rewards. */
export async function vacate(
  tx: Queryable,
  winner: WinnerRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await reclaimPayouts(tx, winner, { reason, now });
  await markRevoked(tx, winner.id, reason, now);
}

const personOf = ({ userId, feedId, voteCount }: WinnerRow): Person => ({
  userId: userId,
  feedId: feedId,
  votes: voteCount,
});

/** Returns the winner of the next lower rank. */
function holderBelow(winners: readonly WinnerRow[], { condition, rank }: WinnerRow): WinnerRow | undefined {
  if (!isRank(conditionOf(condition))) return undefined;
  return winners.find((one) => one.revokedAt === null && one.condition === RANKS[rank]);
}

/** Returns the first candidate who has not won the condition and was not revoked. */
async function nextFor(line: Line, winners: readonly WinnerRow[], place: WinnerRow): Promise<Person | null> {
  const condition = conditionOf(place.condition);
  const isSame = (one: WinnerRow) =>
    isRank(condition) ? isRank(conditionOf(one.condition)) : one.condition === condition;
  const had = new Set(winners.filter(isSame).map(({ userId }) => userId));
  if (line.type === 'BATTLE' && isRank(condition)) {
    const other = metBy(line.numbers.get(place.userId) ?? 0, line);
    return other && !had.has(other.userId) ? other : null;
  }
  return (await lineOf(condition, line)).find(({ userId }) => !had.has(userId)) ?? null;
}
