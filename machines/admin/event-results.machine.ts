import type { ResultRow } from '#domain/events/results/result-desk.ts';
import type { ResultState } from '#domain/events/states.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

export type ResultFilters = { q: string | null; state: ResultState | null };

export const eventResultsMachine = createIndexMachine<ResultRow, ResultFilters>({
  id: 'eventResults',
  description: 'Events that have ended by what has come of them, with how many there are in each state.',
});
