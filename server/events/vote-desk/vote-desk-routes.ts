import {
  listVotes as listVotesCall,
  restoreVotes as restoreCall,
  voidVotes as voidCall,
} from '#domain/events/event-desk.ts';
import type { Feature } from '../../kit/feature.ts';
import { listVotes, restoreVotes, voidVotes } from './vote-desk-service.ts';

/** Registers the endpoints by which administrators review votes. */
export const voteDeskRoutes: Feature = (route, context) => {
  route(listVotesCall, ({ params, query }) => listVotes(context.db, params.id, query));
  route(voidCall, ({ user, params, body, attempt }) =>
    voidVotes(context, user, { eventId: params.id, said: body }, attempt),
  );
  route(restoreCall, ({ user, params, body, attempt }) =>
    restoreVotes(context, user, { eventId: params.id, said: body }, attempt),
  );
};
