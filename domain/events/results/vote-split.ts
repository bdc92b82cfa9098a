/** Number of an entry with its votes, as counted for a result. */
type CountedEntry = readonly [no: number, votes: number, ...rest: number[]];

/** Counted votes of an event by visibility on its page; the three parts add up to `counted`. */
export type VoteSplit = { counted: number; shown: number; hidden: number; withdrawn: number };

/**
 * Splits the counted votes: `shown` belong to an entry in the result, each entry once; `hidden` to
 * other entries that took part; `withdrawn` to entries that were out when the result was
 * calculated.
 */
export function splitVotes(
  counted: number,
  entries: readonly CountedEntry[],
  shownNos: ReadonlySet<number>,
): VoteSplit {
  const sum = (some: readonly CountedEntry[]) => some.reduce((all, [, votes]) => all + votes, 0);
  const shown = sum(entries.filter(([no]) => shownNos.has(no)));
  const taking = sum(entries);
  return { counted, shown, hidden: taking - shown, withdrawn: counted - taking };
}
