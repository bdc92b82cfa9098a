/** Result of one row; `reason` says why it was refused. */
export type RowOutcome = { id: number; done: boolean; reason: string | null };

/** Selected rows: by id, or all that the filter of the table matches. */
export type Chosen<Filter> = { ids: readonly number[] } | { filter: Filter };

/** State of a bulk action: selection, action, count and results. */
export type Bulk<Filter, Act> = {
  ids: readonly number[];
  /** Filter of "select all"; null while single rows are selected. */
  all: Filter | null;
  act: Act | null;
  /** Number of rows that the action would change. */
  count: number;
  outcomes: readonly RowOutcome[];
  error: string | null;
};

export const nothingChosen = { ids: [], all: null, act: null, count: 0, outcomes: [], error: null } as const;

export const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

const choiceOf = <Filter, Act>({ ids, all }: Bulk<Filter, Act>): Chosen<Filter> =>
  all === null ? { ids } : { filter: all };

/** Input of the ports of a bulk action. */
export type BulkRequest<Filter, Act> = { chosen: Chosen<Filter>; act: Act };

/** Port input of the chosen action. Throws if none was chosen, which the chart rules out. */
export function bulkRequestOf<Filter, Act>(context: Bulk<Filter, Act>): BulkRequest<Filter, Act> {
  if (context.act === null) throw new Error('No act was asked for.');
  return { chosen: choiceOf(context), act: context.act };
}
