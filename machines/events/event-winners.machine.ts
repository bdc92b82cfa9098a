import type { EventResult } from '#domain/events/results/result.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const eventWinnersMachine = createResourceMachine<EventResult, number>({
  id: 'eventWinners',
  description: 'Who has won an announced event and what, who has met whom, and which votes have counted.',
  hasMarks: true,
});
