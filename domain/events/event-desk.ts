import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { eventChangeForm } from './event-form.ts';
import { EVENT_TYPES, PUBLICATION_STATES, VOTE_STATUSES } from './event-states.ts';

const forAdmins = { access: 'admin', wrapping: 'envelope', params: idParams } as const;

const writtenSchema = v.object({
  eventId: v.number(),
  title: v.string(),
  type: v.picklist(EVENT_TYPES),
  status: v.picklist(['UPCOMING', 'ONGOING', 'ENDED']),
  maxParticipants: v.number(),
  createdAt: v.nullable(v.string()),
  state: v.picklist(PUBLICATION_STATES),
  version: v.number(),
});
export type WrittenEvent = v.InferOutput<typeof writtenSchema>;

/** Accepts JSON, or a form with one `image` or several `images`: see `newEventForm`. */
export const createEvent = endpoint({
  access: 'admin',
  wrapping: 'envelope',
  method: 'POST',
  path: '/api/events',
  keyed: true,
  multipart: true,
  status: 201,
  summary: 'Creates an event: a draft, or published at once without a state if it meets all rules.',
  response: writtenSchema,
});

/** Addition to the contract; legacy clients read only the HTTP status. */
const changedSchema = v.object({ version: v.number() });
export type ChangedEvent = v.InferOutput<typeof changedSchema>;

/** Endpoint of admins: changes an event, at the version if one is given. */
export const changeEvent = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/events/{id}',
  keyed: true,
  summary: 'Changes an event; checks the version that was read if one is given.',
  body: eventChangeForm,
  response: changedSchema,
});

/** Multipart variant: the pictures replace all, or those marked `new` in `imageOrder`. */
export const changeEventPictures = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: '/api/events/{id}/multipart',
  keyed: true,
  multipart: true,
  summary: 'Changes an event and its pictures.',
  response: changedSchema,
});

/** Endpoint of admins: deletes an event without entries. */
export const deleteEvent = endpoint({
  ...forAdmins,
  method: 'DELETE',
  path: '/api/events/{id}',
  summary: 'Deletes an event without entries.',
  response: v.null(),
});

const versionBody = v.optional(v.object({ version: v.optional(v.pipe(v.number(), v.integer())) }), {});

/** Endpoint of admins: publishes a draft event and commits to the seed of its draw. */
export const publishEvent = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/events/{id}/publish',
  keyed: true,
  summary: 'Publishes a draft and commits to the seed of its draw.',
  body: versionBody,
  response: writtenSchema,
});

const reasonField = textField('이유', 2, 200);

/** Form with the reason for cancelling an event. */
export const cancelForm = v.object({ reason: reasonField });

/** Endpoint of admins: cancels an event; participants and voters are notified of the reason. */
export const cancelEvent = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/events/{id}/cancel',
  keyed: true,
  summary: 'Cancels an event; participants and voters are notified of the reason.',
  body: cancelForm,
  response: writtenSchema,
});

/** Suspicious patterns of votes; an administrator decides about them. */
export const VOTE_FLAGS = ['BURST', 'SAME_HOUR', 'MOSTLY_WAITING', 'ENTRANT_SHARES'] as const;
export type VoteFlag = (typeof VOTE_FLAGS)[number];

const voteRow = v.object({
  /** Id of the voter, as each member has one vote per event. */
  voteId: v.number(),
  nickname: v.string(),
  feedId: v.number(),
  feedTitle: v.string(),
  standing: v.picklist(VOTE_STATUSES),
  voidReason: v.nullable(v.string()),
  flags: v.array(v.picklist(VOTE_FLAGS)),
  votedAt: v.string(),
});
export type VoteRow = v.InferOutput<typeof voteRow>;

/* @__NO_SIDE_EFFECTS__ */
const wordOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().toUpperCase() || 'ALL'),
      v.picklist(['ALL', ...words]),
    ),
    'ALL',
  );

/** Endpoint of admins: lists the votes of an event with signs of fraud, newest first. */
export const listVotes = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/events/{id}/votes',
  summary: 'Lists the votes of an event with their suspicious signs, newest first.',
  query: v.object({ flag: wordOf(VOTE_FLAGS), standing: wordOf(VOTE_STATUSES), ...pageQuery(50) }),
  response: v.object({
    ...pagedOf(voteRow).entries,
    totals: v.object({ counted: v.number(), waiting: v.number(), void: v.number() }),
    flagged: v.array(v.object({ flag: v.picklist(VOTE_FLAGS), feedId: v.number(), votes: v.number() })),
  }),
});
export type VoteList = v.InferOutput<typeof listVotes.response>;

const MOST_VOTES = 1_000;
/** Form that voids or restores chosen votes of an event, with a reason. */
export const judgementForm = v.object({
  voteIds: v.pipe(
    v.array(idSchema),
    v.minLength(1, '투표를 골라 주세요.'),
    v.maxLength(MOST_VOTES, `한 번에 ${MOST_VOTES}표까지 고를 수 있어요.`),
  ),
  reason: reasonField,
});
export type VoteJudgement = v.InferOutput<typeof judgementForm>;

const judged = v.object({
  changed: v.number(),
  results: v.array(v.object({ id: v.number(), done: v.boolean(), reason: v.nullable(v.string()) })),
});
export type JudgedVotes = v.InferOutput<typeof judged>;

/**
 * Endpoint of admins: excludes votes from the count with a reason for their voters; only until the
 * announcement.
 */
export const voidVotes = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/events/{id}/votes/void',
  keyed: true,
  summary: 'Voids votes with a reason that the voters are notified of; possible until the announcement.',
  body: judgementForm,
  response: judged,
});

/** Endpoint of admins: counts voided votes again; only until the announcement. */
export const restoreVotes = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/events/{id}/votes/restore',
  keyed: true,
  summary: 'Restores void votes; possible until the announcement.',
  body: judgementForm,
  response: judged,
});
