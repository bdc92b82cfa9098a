import { deleteEvent } from '#domain/events/event-desk.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createRemovalMachine } from '../../kit/removal.machine.ts';

/** Machine that deletes one event without entries after a confirmation. */
export const eventRemovalMachine = createRemovalMachine({
  id: 'eventRemoval',
  description: 'An event that nobody has entered is taken away after one question.',
  remove: endpointPort(deleteEvent, ({ id }) => ({ params: { id } }), nothing),
});
