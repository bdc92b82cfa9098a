import { paths } from '#src/lib/navigation/paths.ts';

/** Path of the event editor for administrators. */
export const NEW_EVENT = '/events/create';

/** Path of the feed form that enters an event. */
export const entering = (eventId: number): string => `${paths.feedCreate}?eventId=${eventId}`;

/** Path of the event page with the draw verification open. */
export const checking = (eventId: number): string => `${paths.event(eventId)}?verify=1`;

/** Path of the event's calendar file. */
export const calendarFile = (eventId: number): string => `/api/events/${eventId}/calendar.ics`;
