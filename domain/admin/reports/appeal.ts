import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { APPEAL_DAYS } from '../../policies/moderation.ts';
import { DECISIONS } from './decision.ts';
import { REPORT_TARGETS } from './target.ts';

/** Most characters of the text of an appeal. */
export const APPEAL_LENGTH = 1_000;

/** States of an appeal: undecided, granted or denied. */
export const APPEAL_STATES = ['WAITING', 'GRANTED', 'DENIED'] as const;
/** Schema of the state of an appeal. */
export const appealState = v.picklist(APPEAL_STATES);
export type AppealState = v.InferOutput<typeof appealState>;

/** Kinds of decisions that can be appealed: a reported item, or a vote that was voided. */
const OBJECTED = [...REPORT_TARGETS, 'VOTE'] as const;

const ownCaseSchema = v.object({
  /** Null for a vote, which is identified by its event in `targetId`. */
  caseId: v.nullable(v.number()),
  targetType: v.picklist(OBJECTED),
  targetId: v.number(),
  /** Texts of the reported item by field name, as they were at the time of the report. */
  snapshot: v.record(v.string(), v.string()),
  /** True for a vote that is not counted. */
  isHidden: v.boolean(),
  /** Null while the score of the reports alone has hidden the item, without a decision. */
  decision: v.nullable(v.picklist(DECISIONS)),
  rule: v.nullable(v.string()),
  note: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  /** Deadline of the appeal; null if no appeal is possible (any more). */
  appealUntil: v.nullable(v.string()),
  appeal: v.nullable(
    v.object({
      state: appealState,
      text: v.string(),
      answer: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
});
export type OwnCase = v.InferOutput<typeof ownCaseSchema>;

/**
 * Endpoint of members: lists own content that was hidden or deleted and own votes that were voided,
 * with reasons and appeals.
 */
export const listOwnCases = endpoint({
  method: 'GET',
  path: '/api/users/me/appeals',
  access: 'member',
  summary:
    "Lists the caller's hidden or deleted content and void votes with the reasons, newest first, with their appeals.",
  response: v.array(ownCaseSchema),
  wrapping: 'envelope',
});

/** Appeal against a report case or against a voided vote; exactly one of the ids is given. */
export const appealSchema = v.pipe(
  v.object({
    caseId: v.optional(idSchema),
    eventId: v.optional(idSchema),
    text: textField('이의 제기', 1, APPEAL_LENGTH),
  }),
  v.check(
    ({ caseId, eventId }) => (caseId === undefined) !== (eventId === undefined),
    '무엇에 대한 이의인지 골라 주세요.',
  ),
);
export type AppealForm = v.InferOutput<typeof appealSchema>;

/**
 * Endpoint of members: files an appeal against the hiding of own content or the voiding of a vote,
 * once and within the period.
 */
export const fileAppeal = endpoint({
  method: 'POST',
  path: '/api/users/me/appeals',
  keyed: true,
  access: 'member',
  summary: `Appeals against a decision about the caller's content or vote: once, within ${APPEAL_DAYS} days.`,
  body: appealSchema,
  response: v.object({ appealId: v.number(), createdAt: v.string() }),
  wrapping: 'envelope',
  limit: 'REPORT',
});
