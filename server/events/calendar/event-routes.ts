import { getEvent, listEvents, listFeedAvailableEvents, searchEvents } from '#domain/events/event.ts';
import type { Feature } from '../../kit/feature.ts';
import { findEnterable, findEvent, findEvents } from './event-read-service.ts';

/** Registers the public endpoints of events (contract 22). */
export const eventRoutes: Feature = (route, context) => {
  route(listEvents, ({ query, user }) => findEvents(context, query, user));
  route(searchEvents, ({ query, user }) => findEvents(context, query, user));
  route(listFeedAvailableEvents, ({ user }) => findEnterable(context, user));
  route(getEvent, ({ params, user }) => findEvent(context, params.id, user));
};
