/** What became of one row; `reason` says why it was refused. */
export type RowOutcome = { id: number; done: boolean; reason: string | null };

/** Rows by id, or whatever the filter of the table finds. */
export type Chosen<Filter> = { ids: readonly number[] } | { filter: Filter };

export type Bulk<Filter, Act> = {
  ids: readonly number[];
  /** Of all rows that a filter finds; null while single rows are chosen. */
  all: Filter | null;
  act: Act | null;
  /** How many rows the act would change. */
  count: number;
  outcomes: readonly RowOutcome[];
  error: string | null;
};

export const nothingChosen = { ids: [], all: null, act: null, count: 0, outcomes: [], error: null } as const;

export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

const choiceOf = <Filter, Act>({ ids, all }: Bulk<Filter, Act>): Chosen<Filter> =>
  all === null ? { ids } : { filter: all };

/** What the server is asked about. */
export type BulkWish<Filter, Act> = { chosen: Chosen<Filter>; act: Act };

/** An act is always asked for before it is counted or done. */
export function wishOf<Filter, Act>(context: Bulk<Filter, Act>): BulkWish<Filter, Act> {
  if (context.act === null) throw new Error('No act was asked for.');
  return { chosen: choiceOf(context), act: context.act };
}
