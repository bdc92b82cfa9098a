import { createFileMachine } from '../kit/file.machine.ts';
import type { ResultFilters } from './event-results.machine.ts';

export const resultFileMachine = createFileMachine<ResultFilters>({
  id: 'resultFile',
  description: 'Events that have ended and what has come of them, as a file.',
});
