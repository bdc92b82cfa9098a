// Size: the shapes of a result and the endpoints that create and read it are read together.
import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { drawFileSchema } from '../draw/draw-file.ts';
import { RESULT_STATES } from '../event-states.ts';
import { CONDITIONS } from '../reward.ts';

/** Winner with the fields of legacy clients and the additional ones of this client. */
const winnerSchema = v.object({
  id: v.number(),
  userId: v.number(),
  userName: v.string(),
  feedId: v.nullable(v.number()),
  feedTitle: v.nullable(v.string()),
  /** Rank, or the position in a draw. */
  rankPosition: v.number(),
  voteCount: v.number(),
  pointsEarned: v.number(),
  badgePointsEarned: v.number(),
  /** Sent only to the owner and to administrators. */
  couponCode: v.nullable(v.string()),
  couponDescription: v.nullable(v.string()),
  rewardProcessed: v.boolean(),
  rewardProcessedAt: v.nullable(v.string()),
  condition: v.picklist(CONDITIONS),
  /** Number of the entry in draws; null for voters. */
  entryNo: v.nullable(v.number()),
  isMine: v.boolean(),
  /** Reason for which the prize was revoked, or null. */
  revokedReason: v.nullable(v.string()),
  /** Revoked winner whose place this runner-up took. */
  replaces: v.nullable(v.number()),
  /** Reason of a failed payment; sent to administrators only. */
  failure: v.nullable(v.string()),
});
export type ResultWinner = v.InferOutput<typeof winnerSchema>;

const resultSchema = v.object({
  id: v.number(),
  eventId: v.number(),
  eventTitle: v.string(),
  resultType: v.picklist(['BATTLE_WINNER', 'RANKING_TOP3', 'DRAW_WINNER']),
  announcedAt: v.nullable(v.string()),
  totalParticipants: v.number(),
  /** Votes of the listed entries, each entry counted once, as legacy clients read it. */
  totalVotes: v.number(),
  resultDetails: v.array(winnerSchema),
  state: v.picklist(RESULT_STATES),
  /** Number of all votes of the event by state. */
  votes: v.object({ counted: v.number(), waiting: v.number(), void: v.number() }),
  /** Distribution of the counted votes; the parts add up to `votes.counted`. */
  voteSplit: v.nullish(
    v.object({ counted: v.number(), shown: v.number(), hidden: v.number(), withdrawn: v.number() }),
  ),
  /** Number of suspicious votes within `votes.counted` that the announcing administrator kept. */
  flaggedVotes: v.nullish(v.number()),
  /** Number of participation rewards, which are not listed. */
  participants: v.number(),
  pairs: v.nullable(
    v.array(
      v.array(v.object({ entryNo: v.number(), userId: v.number(), userName: v.string(), votes: v.number() })),
    ),
  ),
  /** Cost of all prizes and progress of their payment; sent to administrators only. */
  payout: v.nullable(
    v.object({
      points: v.number(),
      badgePoints: v.number(),
      coupons: v.number(),
      waiting: v.number(),
      done: v.number(),
      failed: v.number(),
      /** First failed payments with their reasons, of winners and participants. */
      failures: v.array(v.object({ userId: v.number(), userName: v.string(), reason: v.string() })),
    }),
  ),
  /** Fingerprint of the draw file, as recorded in the audit log. */
  fingerprint: v.nullable(v.string()),
  /** True if anything was drawn (winners, pairs or ties), so that there is a draw to verify. */
  hasDraw: v.nullish(v.boolean()),
  /** Number of the caller's vote in draws. */
  myVoterNo: v.nullable(v.number()),
});
export type EventResult = v.InferOutput<typeof resultSchema>;

const envelope = { wrapping: 'envelope', params: idParams } as const;
const forAdmins = { ...envelope, access: 'admin' } as const;
const RESULTS = '/api/v2/events/{id}/results';

/** Optional body; legacy clients send none, or `forceRecalculate`. */
const calculation = v.optional(v.object({ forceRecalculate: v.optional(v.boolean(), false) }), {});

/**
 * Endpoint of admins: computes the winners of an ended event from its frozen entries; not public
 * yet.
 */
export const calculateResult = endpoint({
  ...forAdmins,
  method: 'POST',
  path: RESULTS,
  keyed: true,
  summary: 'Calculates the winners of an ended event; freezes its entries first and notifies nobody.',
  body: calculation,
  response: resultSchema,
});

/**
 * Endpoint of admins: recomputes the winners until the announcement; the draw gives the same order.
 */
export const recalculateResult = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${RESULTS}/recalculate`,
  keyed: true,
  summary: 'Recalculates the winners until the announcement; a draw has the same result.',
  response: resultSchema,
});

/** Public endpoint: reads the winners of an event after the announcement; admins also before it. */
export const getResult = endpoint({
  ...envelope,
  access: 'public',
  method: 'GET',
  path: RESULTS,
  aliases: ['/api/events/{id}/results'],
  notKept: true,
  summary: 'Returns the winners of an announced event; before the announcement for administrators only.',
  response: resultSchema,
});

/** Public endpoint: reads whether there is a result that the caller may read. */
export const resultExists = endpoint({
  ...envelope,
  access: 'public',
  method: 'GET',
  path: `${RESULTS}/exists`,
  notKept: true,
  summary: 'Returns whether the caller can read a result of the event.',
  response: v.boolean(),
});

/** Endpoint of admins: deletes a computed result; only until the announcement. */
export const deleteResult = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: RESULTS,
  summary: 'Deletes a calculated result until the announcement.',
  response: v.null(),
});

const paidSchema = v.object({
  userId: v.number(),
  rankPosition: v.number(),
  pointsEarned: v.number(),
  badgePointsEarned: v.number(),
  couponCode: v.nullable(v.string()),
  success: v.boolean(),
  message: v.string(),
});
export type PaidWinner = v.InferOutput<typeof paidSchema>;

const processSchema = v.object({
  eventId: v.number(),
  totalParticipants: v.number(),
  successfulRewards: v.number(),
  failedRewards: v.number(),
  /** Rewards not paid within this request; a job pays them. */
  waitingRewards: v.number(),
  rewardDetails: v.array(paidSchema),
});
export type RewardProcess = v.InferOutput<typeof processSchema>;

/** Idempotent: a reward that is paid is not paid again. */
export const processRewards = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/v2/events/{id}/rewards/process',
  aliases: ['/api/v2/events/migration/{id}/rewards'],
  fresh: true,
  summary: 'Pays the winners of an announced event, each reward once; idempotent.',
  response: processSchema,
});

/** Endpoint of admins: retries the failed payout of a winner; requires step-up. */
export const reprocessReward = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/v2/events/{id}/rewards/reprocess/{userId}',
  aliases: ['/api/v2/events/migration/{id}/rewards/{userId}'],
  params: v.object({ id: idSchema, userId: idSchema }),
  fresh: true,
  summary: 'Retries the failed payout of a winner.',
  response: paidSchema,
});

const listSchema = v.object({
  eventId: v.number(),
  seedCommit: v.nullable(v.string()),
  frozenAt: v.string(),
  entrantsHash: v.string(),
  /** One line `number:nonce` per entry, without names. */
  lines: v.string(),
  votes: v.number(),
});

/** Published before any draw, so that a draw from another list would be detected. */
export const getEntrants = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/events/{id}/entrants',
  wrapping: 'envelope',
  params: idParams,
  notKept: true,
  summary: 'Lists the frozen entries of an ended event by number.',
  response: listSchema,
});

/** Everything needed to repeat the draw of an announced event, without names. */
export const getDraw = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/events/{id}/draw.json',
  wrapping: 'raw',
  params: idParams,
  notKept: true,
  summary: 'Returns the data by which the draw of an event can be verified independently.',
  response: drawFileSchema,
});
