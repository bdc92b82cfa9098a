import type { Condition } from '../reward.ts';

/** Entry that takes part, with its counts at the freeze. */
export type Standing = {
  no: number;
  userId: number;
  feedId: number | null;
  enteredAt: number;
  /** Number of counted votes and of likes. */
  votes: number;
  likes: number;
};

/** Drawn position by entry number, which breaks a tie in everything else. */
export type Lots = ReadonlyMap<number, number>;

type Figure = 'votes' | 'likes';

const isEqual = (a: Standing, b: Standing, by: Figure): boolean =>
  a[by] === b[by] && a.enteredAt === b.enteredAt;

/** Sorts entries: highest count first, then the older entry, then the drawn position. */
export const ranked = (standings: readonly Standing[], by: Figure, lots: Lots = new Map()): Standing[] =>
  standings.toSorted(
    (a, b) =>
      b[by] - a[by] ||
      a.enteredAt - b.enteredAt ||
      (lots.get(a.no) ?? 0) - (lots.get(b.no) ?? 0) ||
      a.no - b.no,
  );

/** Returns the groups of entry numbers that only a draw can order; groups of one are omitted. */
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

/** Returns the winner of a pair: more votes, then the older entry, then the drawn position. */
export const winnerOfPair = (pair: readonly Standing[], lots: Lots): Standing | undefined =>
  ranked(pair, 'votes', lots)[0];

/** Winner of a condition with rank and number of votes; `feedId` is null for voters. */
export type Winner = {
  userId: number;
  feedId: number | null;
  condition: Condition;
  rank: number;
  votes: number;
};

/** Converts an entry to a winner of a condition. */
export const asWinner = (
  { userId, feedId, votes }: Pick<Standing, 'userId' | 'feedId' | 'votes'>,
  condition: Condition,
  rank: number,
): Winner => ({ userId, feedId, condition, rank, votes });
