import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { VOTE_STATUSES } from './event-states.ts';

/**
 * `voted` is false if the caller has already voted in this event. `gained` is the number of points
 * paid for this vote. Counts are null while they are hidden.
 */
const voteResultSchema = v.object({
  voted: v.boolean(),
  voteCount: v.nullable(v.number()),
  message: v.string(),
  gained: v.optional(v.number(), 0),
  standing: v.nullish(v.picklist(VOTE_STATUSES)),
});
export type VoteResult = v.InferOutput<typeof voteResultSchema>;

/** Endpoint of members: votes for an entry of a running event, once per event. */
export const castVote = endpoint({
  method: 'POST',
  path: '/api/feeds/{id}/vote',
  keyed: true,
  access: 'member',
  summary: 'Votes for an entry of a running event, once per event.',
  params: idParams,
  response: voteResultSchema,
  wrapping: 'envelope',
  limit: 'REACTION',
  speaks: true,
});

/** Endpoint of members: withdraws a vote while its event runs. */
export const withdrawVote = endpoint({
  method: 'DELETE',
  path: '/api/feeds/{id}/vote',
  keyed: true,
  access: 'member',
  summary: 'Withdraws a vote while its event runs.',
  params: idParams,
  response: voteResultSchema,
  wrapping: 'envelope',
});

/** Public endpoint: reads whether the caller's vote is on a feed; false for guests. */
export const checkVote = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/vote/check',
  access: 'public',
  summary: 'Returns whether the caller voted for a feed; false for guests.',
  params: idParams,
  response: v.boolean(),
  wrapping: 'envelope',
});

const hiddenCount = v.nullable(v.number());

/** Public endpoint: counts the valid votes of a feed; null while they are hidden. */
export const countVotes = endpoint({
  method: 'GET',
  path: '/api/feeds/{id}/vote/count',
  access: 'public',
  summary: 'Returns the number of counted votes of a feed; null while they are hidden.',
  params: idParams,
  response: hiddenCount,
  wrapping: 'envelope',
});

/** Public endpoint: counts the valid votes of an event; null while they are hidden. */
export const countEventVotes = endpoint({
  method: 'GET',
  path: '/api/feeds/events/{eventId}/vote/count',
  access: 'public',
  summary: 'Returns the number of counted votes of an event; null while they are hidden.',
  params: v.object({ eventId: idSchema }),
  response: hiddenCount,
  wrapping: 'envelope',
});
