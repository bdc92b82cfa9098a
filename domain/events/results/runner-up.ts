import { orderOf } from '../draw/draw.ts';
import type { DrawFile } from '../draw/draw-file.ts';
import { numbersOf } from '../draw/make-draw.ts';
import type { EventType } from '../event-states.ts';
import { type Condition, isRank } from '../reward.ts';
import { ranked, type Standing, winnerOfPair } from './ranking.ts';
import { lotsOf, type Voter } from './winners.ts';

type Known = { type: EventType; standings: readonly Standing[]; voters: readonly Voter[]; file: DrawFile };
type Person = { userId: number; feedId: number | null; votes: number };

/**
 * Returns all candidates in the order in which a condition is won; the one after the last winner is
 * the runner-up.
 */
export async function lineOf(
  condition: Condition,
  { type, standings, voters, file }: Known,
): Promise<Person[]> {
  const lots = lotsOf(file);
  if (isRank(condition)) return type === 'RANKING' ? ranked(standings, 'votes', lots) : [];
  if (condition === 'LIKES') return ranked(standings, 'likes', lots);
  // Every participant has this reward already.
  if (condition === 'PARTICIPATION') return [];
  const purpose = condition === 'VOTERS' ? 'voters' : 'random';
  const order = await orderOf(file.key, purpose, numbersOf({ purpose, among: null }, file));
  const people: Map<number, Person> =
    condition === 'VOTERS'
      ? new Map(voters.map(({ no, userId }) => [no, { userId, feedId: null, votes: 0 }]))
      : new Map(standings.map((standing) => [standing.no, standing]));
  return order.flatMap(({ no }) => people.get(no) ?? []);
}

/**
 * Returns the opponent of a battle winner by entry number, who is the runner-up; null if there is
 * none.
 */
export function metBy(no: number, { standings, file }: Pick<Known, 'standings' | 'file'>): Person | null {
  const pair = (file.pairs ?? []).find((numbers) => numbers.includes(no)) ?? [];
  const others = standings.filter((one) => one.no !== no && pair.includes(one.no));
  return winnerOfPair(others, lotsOf(file)) ?? null;
}
