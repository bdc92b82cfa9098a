import type { EventDetail } from '#domain/events/event.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const eventDetailMachine = createResourceMachine<EventDetail, number>({
  id: 'eventDetail',
  description: 'One event with what can be won, and what a person has to do with it.',
  hasMarks: true,
});
