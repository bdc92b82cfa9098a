import {
  castVote as castVoteCall,
  checkVote,
  countEventVotes as countEventVotesCall,
  countVotes,
  withdrawVote as withdrawVoteCall,
} from '#domain/events/vote.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { castVote, withdrawVote } from './vote-service.ts';
import { countEventVotes, countFeedVotes, findPeriod, hasVoted } from './vote-store.ts';

/** Votes (contract 26). */
export const voteRoutes: Feature = (route, context) => {
  const { db } = context;
  route(castVoteCall, ({ user, params, attempt }) => castVote(context, user, params.id, attempt));
  route(withdrawVoteCall, ({ user, params, attempt }) => withdrawVote(context, user, params.id, attempt));
  route(checkVote, async ({ user, params }) => user !== null && (await hasVoted(db, params.id, user.id)));
  route(countVotes, async ({ params }) => {
    const count = await countFeedVotes(db, params.id);
    if (count === null) throw new ShopError('FEED_NOT_FOUND');
    return count;
  });
  route(countEventVotesCall, async ({ params }) => {
    if (!(await findPeriod(db, params.eventId))) throw new ShopError('EVENT_NOT_FOUND');
    return countEventVotes(db, params.eventId);
  });
};
