import { paths } from '#src/lib/navigation/paths.ts';

/** Where administrators write a new event. */
export const NEW_EVENT = '/events/create';

/** Where a feed is written that enters an event. */
export const entering = (eventId: number): string => `${paths.feedCreate}?eventId=${eventId}`;

/** The page of an event with the check of its draw. */
export const checking = (eventId: number): string => `${paths.event(eventId)}?verify=1`;

/** The days of an event as a file for calendars. */
export const calendarFile = (eventId: number): string => `/api/events/${eventId}/calendar.ics`;
