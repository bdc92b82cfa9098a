import type { EventDetail } from '#domain/events/event.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

const getEvent = () => import('#domain/events/event.ts').then(({ getEvent }) => getEvent);

/** Machine of one event by id: loads its prizes and the viewer's own entry and vote. */
export const eventDetailMachine = createResourceMachine<EventDetail, number>({
  id: 'eventDetail',
  description: 'One event with what can be won, and what a person has to do with it.',
  hasMarks: true,
  load: endpointPort(getEvent, ({ input: id }) => ({ params: { id } })),
});
