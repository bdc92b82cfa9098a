import { exportResults } from '#domain/events/results/result-desk.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFileMachine } from '../../kit/file.machine.ts';
import { type ResultFilters, saidIn } from './event-results.machine.ts';

/** Machine of the result export: writes the filtered list of ended events as a CSV file. */
export const resultFileMachine = createFileMachine<ResultFilters>({
  id: 'resultFile',
  description: 'Events that have ended and what has come of them, as a file.',
  write: endpointPort(exportResults, ({ filter }) => ({ body: saidIn(filter) })),
});
