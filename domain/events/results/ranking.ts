import type { Condition } from '../reward.ts';

/** An entry that takes part, as it stood when the list was fixed. */
export type Standing = {
  no: number;
  userId: number;
  feedId: number | null;
  enteredAt: number;
  /** Votes that count, and likes. */
  votes: number;
  likes: number;
};

/** Places among those who are equal in everything else, by lot. */
export type Lots = ReadonlyMap<number, number>;

type Figure = 'votes' | 'likes';

const isEqual = (a: Standing, b: Standing, by: Figure): boolean =>
  a[by] === b[by] && a.enteredAt === b.enteredAt;

/** Most first; among equals the older entry, and lots where even that is equal. */
export const ranked = (standings: readonly Standing[], by: Figure, lots: Lots = new Map()): Standing[] =>
  standings.toSorted(
    (a, b) =>
      b[by] - a[by] ||
      a.enteredAt - b.enteredAt ||
      (lots.get(a.no) ?? 0) - (lots.get(b.no) ?? 0) ||
      a.no - b.no,
  );

/** Groups between which only lots can decide, by number: what no draw is needed for is not among them. */
export function tiesOf(standings: readonly Standing[], by: Figure): number[][] {
  const groups: Standing[][] = [];
  for (const one of ranked(standings, by)) {
    const last = groups.at(-1);
    if (last?.[0] && isEqual(last[0], one, by)) last.push(one);
    else groups.push([one]);
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ no }) => no).toSorted((a, b) => a - b));
}

/** Of two who met: more votes, then the older entry. */
export const winnerOfPair = (pair: readonly Standing[], lots: Lots): Standing | undefined =>
  ranked(pair, 'votes', lots)[0];

export type Winner = {
  userId: number;
  feedId: number | null;
  condition: Condition;
  rank: number;
  votes: number;
};

export const asWinner = (
  { userId, feedId, votes }: Pick<Standing, 'userId' | 'feedId' | 'votes'>,
  condition: Condition,
  rank: number,
): Winner => ({ userId, feedId, condition, rank, votes });
