import { blackoutOf } from '#domain/events/blackout.ts';
import {
  castVote as castVoteCall,
  checkVote,
  countEventVotes as countEventVotesCall,
  countVotes,
  withdrawVote as withdrawVoteCall,
} from '#domain/events/vote.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findLife } from '../calendar/event-store.ts';
import { castVote, readFeedVotes, withdrawVote } from './vote-service.ts';
import { countEventVotes, hasVoted } from './vote-store.ts';

/** Registers the endpoints of votes (contract 26). */
export const voteRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(castVoteCall, ({ user, params, attempt, request }) =>
    castVote(context, user, { feedId: params.id, ip: request.ip }, attempt),
  );
  route(withdrawVoteCall, ({ user, params, attempt }) => withdrawVote(context, user, params.id, attempt));
  route(checkVote, async ({ user, params }) => user !== null && (await hasVoted(db, params.id, user.id)));
  route(countVotes, ({ user, params }) => readFeedVotes(context, params.id, user));
  route(countEventVotesCall, async ({ user, params }) => {
    const event = await findLife(db, params.eventId);
    const isAdmin = user?.userType === 'admin';
    if (!event || (event.state === 'DRAFT' && !isAdmin)) throw new ShopError('EVENT_NOT_FOUND');
    const dark = { endDate: event.endDate, hours: event.voteBlackoutHours };
    if (!isAdmin && blackoutOf(dark, clock.now()).isOn) return null;
    return countEventVotes(db, params.eventId);
  });
};
