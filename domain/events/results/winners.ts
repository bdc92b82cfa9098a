import type { DrawFile } from '../draw/draw-file.ts';
import type { DrawRequest } from '../draw/make-draw.ts';
import type { EventType } from '../event-states.ts';
import { CONDITIONS, type Condition, isRank, maxRecipients } from '../reward.ts';
import { asWinner, type Lots, ranked, type Standing, tiesOf, type Winner, winnerOfPair } from './ranking.ts';

/** Voter with the number of the vote. */
export type Voter = { no: number; userId: number };
type Plan = { type: EventType; conditions: readonly Condition[]; standings: readonly Standing[] };

const most = (condition: Condition): number => maxRecipients(condition) ?? Number.POSITIVE_INFINITY;

/** Returns the draws that a result requires. */
export function drawRequestsOf({ type, conditions, standings }: Plan): DrawRequest[] {
  const has = (condition: Condition) => conditions.includes(condition);
  const wishes: DrawRequest[] = [];
  if (has('RANDOM')) wishes.push({ purpose: 'random', among: null, take: most('RANDOM') });
  if (has('VOTERS')) wishes.push({ purpose: 'voters', among: null, take: most('VOTERS') });
  if (type === 'BATTLE') wishes.push({ purpose: 'pairs', among: null, take: standings.length });
  // Every position may be needed later, when a winner before it is revoked.
  const ties = [
    ...(conditions.some(isRank) ? tiesOf(standings, 'votes') : []),
    ...(has('LIKES') ? tiesOf(standings, 'likes') : []),
  ];
  const seen = new Set<string>();
  for (const among of ties) {
    if (seen.has(among.join())) continue;
    seen.add(among.join());
    wishes.push({ purpose: 'tie', among, take: among.length });
  }
  return wishes;
}

/** Returns the drawn position of each number in a tie; scores are comparable across groups. */
export function lotsOf({ draws }: Pick<DrawFile, 'draws'>): Lots {
  const scores = draws.filter(({ purpose }) => purpose === 'tie').flatMap(({ winners }) => winners);
  const order = [...new Map(scores.map(({ no, score }) => [no, score]))].sort(([, a], [, b]) =>
    a < b ? -1 : 1,
  );
  return new Map(order.map(([no], place) => [no, place]));
}

type Known = Plan & { voters: readonly Voter[]; file: Pick<DrawFile, 'draws' | 'pairs'> };

/** Returns all winners, by condition and in display order. */
export function winnersOf(known: Known): Winner[] {
  const lots = lotsOf(known.file);
  const byVotes = ranked(known.standings, 'votes', lots);
  return known.conditions.flatMap((condition) => {
    if (isRank(condition)) return rankWinners(known, condition, { byVotes, lots });
    if (condition === 'PARTICIPATION') return inOrder(ranked(known.standings, 'votes', lots), condition);
    if (condition === 'LIKES')
      return inOrder(ranked(known.standings, 'likes', lots).slice(0, most(condition)), condition);
    return drawnWinners(known, condition);
  });
}

const inOrder = (standings: readonly Standing[], condition: Condition): Winner[] =>
  standings.map((standing, at) => asWinner(standing, condition, at + 1));

type Order = { byVotes: readonly Standing[]; lots: Lots };

function rankWinners({ type, standings, file }: Known, condition: Condition, { byVotes, lots }: Order) {
  if (type === 'RANKING') {
    const place = CONDITIONS.indexOf(condition);
    const winner = byVotes[place];
    return winner ? [asWinner(winner, condition, place + 1)] : [];
  }
  const byNo = new Map(standings.map((standing) => [standing.no, standing]));
  return (file.pairs ?? []).flatMap((pair) => {
    const winner = winnerOfPair(
      pair.flatMap((no) => byNo.get(no) ?? []),
      lots,
    );
    return winner ? [asWinner(winner, condition, 1)] : [];
  });
}

function drawnWinners({ standings, voters, file }: Known, condition: 'VOTERS' | 'RANDOM'): Winner[] {
  const purpose = condition === 'VOTERS' ? 'voters' : 'random';
  const drawn = file.draws.find((draw) => draw.purpose === purpose)?.winners ?? [];
  const people =
    condition === 'VOTERS'
      ? new Map(voters.map(({ no, userId }) => [no, { userId, feedId: null, votes: 0 }]))
      : new Map(standings.map((standing) => [standing.no, standing]));
  return drawn.flatMap(({ no }, at) => {
    const person = people.get(no);
    return person ? [asWinner(person, condition, at + 1)] : [];
  });
}
