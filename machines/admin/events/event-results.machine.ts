import type { ResultState } from '#domain/events/event-states.ts';
import { listResults, type ResultRow, resultFilter } from '#domain/events/results/result-desk.ts';
import { pagePort } from '../../kit/endpoint-port.ts';
import { createIndexMachine } from '../../kit/index.machine.ts';

/** Filters of the table of ended events; null filters nothing. */
export type ResultFilters = { q: string | null; state: ResultState | null };
const SORTS = resultFilter.entries.sort.wrapped.options;
export const saidIn = ({ q, state }: ResultFilters) => ({ ...(q ? { q } : {}), ...(state ? { state } : {}) });

/**
 * Machine of the table of ended events: paged by result state, search words and order, with counts by
 * state.
 */
export const eventResultsMachine = createIndexMachine<ResultRow, ResultFilters>({
  id: 'eventResults',
  description: 'Events that have ended by what has come of them, with how many there are in each state.',
  loadPage: pagePort(listResults, ({ page, filter }) => {
    const sort = SORTS.find((one) => one === filter.sort);
    return { page, size: filter.size, ...saidIn(filter.filters), ...(sort ? { sort } : {}) };
  }),
});
