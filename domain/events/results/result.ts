// Size: a result in all its shapes and the calls that make and read it are seen together.
import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { drawFileSchema } from '../draw/draw-file.ts';
import { CONDITIONS } from '../reward.ts';
import { RESULT_STATES } from '../states.ts';

/** One winner, in the fields of older clients and with what ours shows besides. */
const winnerSchema = v.object({
  id: v.number(),
  userId: v.number(),
  userName: v.string(),
  feedId: v.nullable(v.number()),
  feedTitle: v.nullable(v.string()),
  /** The rank, or the place in the order of a draw. */
  rankPosition: v.number(),
  voteCount: v.number(),
  pointsEarned: v.number(),
  badgePointsEarned: v.number(),
  /** Shown to whoever owns it and to administrators. */
  couponCode: v.nullable(v.string()),
  couponDescription: v.nullable(v.string()),
  rewardProcessed: v.boolean(),
  rewardProcessedAt: v.nullable(v.string()),
  condition: v.picklist(CONDITIONS),
  /** The number of the entry in draws; null for voters. */
  entryNo: v.nullable(v.number()),
  isMine: v.boolean(),
  /** Why they are no winner any more, or null. */
  revokedReason: v.nullable(v.string()),
  /** The winner whose place they have taken. */
  replaces: v.nullable(v.number()),
  /** Why it was not paid: administrators only. */
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
  /** Of the entries in the list, each once, as older clients know it. */
  totalVotes: v.number(),
  resultDetails: v.array(winnerSchema),
  state: v.picklist(RESULT_STATES),
  /** All votes of the event. */
  votes: v.object({ counted: v.number(), waiting: v.number(), void: v.number() }),
  /** Where the counted votes went; the parts add up to `votes.counted`. */
  voteSplit: v.nullish(
    v.object({ counted: v.number(), shown: v.number(), hidden: v.number(), withdrawn: v.number() }),
  ),
  /** How many of `votes.counted` look odd and were kept by the administrator who announced. */
  flaggedVotes: v.nullish(v.number()),
  /** How many get something for taking part; they are not listed. */
  participants: v.number(),
  pairs: v.nullable(
    v.array(
      v.array(v.object({ entryNo: v.number(), userId: v.number(), userName: v.string(), votes: v.number() })),
    ),
  ),
  /** What all prizes cost, and how their payout goes: administrators only. */
  payout: v.nullable(
    v.object({
      points: v.number(),
      badgePoints: v.number(),
      coupons: v.number(),
      waiting: v.number(),
      done: v.number(),
      failed: v.number(),
      /** Who could not be paid and why, winners and those who took part; the first of them. */
      failures: v.array(v.object({ userId: v.number(), userName: v.string(), reason: v.string() })),
    }),
  ),
  /** Of the file of the draw, as the trail notes it. */
  fingerprint: v.nullable(v.string()),
  /** Whether lots were drawn: for winners, for pairs, or where votes were even; only then is there something to check. */
  hasDraw: v.nullish(v.boolean()),
  /** The number of my vote in draws. */
  myVoterNo: v.nullable(v.number()),
});
export type EventResult = v.InferOutput<typeof resultSchema>;

const envelope = { wrapping: 'envelope', params: idParams } as const;
const forAdmins = { ...envelope, access: 'admin' } as const;
const RESULTS = '/api/v2/events/{id}/results';

/** Older clients send no body, or `forceRecalculate`. */
const calculation = v.optional(v.object({ forceRecalculate: v.optional(v.boolean(), false) }), {});

export const calculateResult = endpoint({
  ...forAdmins,
  method: 'POST',
  path: RESULTS,
  keyed: true,
  summary: 'Reckon who wins an event that has ended; its entries are fixed first, and nobody is told yet',
  body: calculation,
  response: resultSchema,
});

export const recalculateResult = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${RESULTS}/recalculate`,
  keyed: true,
  summary: 'Reckon again, until the announcement; lots fall the same',
  response: resultSchema,
});

export const getResult = endpoint({
  ...envelope,
  access: 'public',
  method: 'GET',
  path: RESULTS,
  aliases: ['/api/events/{id}/results'],
  notKept: true,
  summary: 'Who has won an event, after the announcement; before it for administrators only',
  response: resultSchema,
});

export const resultExists = endpoint({
  ...envelope,
  access: 'public',
  method: 'GET',
  path: `${RESULTS}/exists`,
  notKept: true,
  summary: 'Whether there is a result that I may read',
  response: v.boolean(),
});

export const deleteResult = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: RESULTS,
  summary: 'Throw away what was reckoned, until the announcement',
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
  /** Not reached in the time of one call: the shop pays them by itself. */
  waitingRewards: v.number(),
  rewardDetails: v.array(paidSchema),
});
export type RewardProcess = v.InferOutput<typeof processSchema>;

/** Paying twice is the same as once. */
export const processRewards = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/v2/events/{id}/rewards/process',
  aliases: ['/api/v2/events/migration/{id}/rewards'],
  fresh: true,
  summary: 'Pay the winners of an announced event; each reward once, however often it is said',
  response: processSchema,
});

export const reprocessReward = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/v2/events/{id}/rewards/reprocess/{userId}',
  aliases: ['/api/v2/events/migration/{id}/rewards/{userId}'],
  params: v.object({ id: idSchema, userId: idSchema }),
  fresh: true,
  summary: 'Try again to pay a winner whose payout has failed',
  response: paidSchema,
});

const listSchema = v.object({
  eventId: v.number(),
  seedCommit: v.nullable(v.string()),
  frozenAt: v.string(),
  entrantsHash: v.string(),
  /** `number:nonce`, a line per entry; no names. */
  lines: v.string(),
  votes: v.number(),
});

/** Known to everybody before anything is drawn: a result for another list would be seen. */
export const getEntrants = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/events/{id}/entrants',
  wrapping: 'envelope',
  params: idParams,
  notKept: true,
  summary: 'The list of entries that was fixed when an event had ended, by number',
  response: listSchema,
});

/** Everything it takes to repeat the draw of an announced event; no names. */
export const getDraw = endpoint({
  method: 'GET',
  access: 'public',
  path: '/api/events/{id}/draw.json',
  wrapping: 'raw',
  params: idParams,
  notKept: true,
  summary: 'The draw of an event, to be checked without the shop',
  response: drawFileSchema,
});
