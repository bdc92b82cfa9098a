import type { EventResult } from '#domain/events/results/result.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

const getResult = () => import('#domain/events/results/result.ts').then(({ getResult }) => getResult);

/** Machine of the result of one announced event by id: loads winners, prizes, pairings and vote counts. */
export const eventWinnersMachine = createResourceMachine<EventResult, number>({
  id: 'eventWinners',
  description: 'Who has won an announced event and what, who has met whom, and which votes have counted.',
  hasMarks: true,
  load: endpointPort(getResult, ({ input: id }) => ({ params: { id } })),
});
