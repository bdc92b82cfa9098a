import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { APPEAL_DAYS } from '../../policies/moderation.ts';
import { DECISIONS } from './decision.ts';
import { REPORT_TARGETS } from './target.ts';

export const APPEAL_LENGTH = 1_000;

export const APPEAL_STATES = ['WAITING', 'GRANTED', 'DENIED'] as const;
export const appealState = v.picklist(APPEAL_STATES);
export type AppealState = v.InferOutput<typeof appealState>;

/** What is objected to: a decision about what was reported, or that a vote does not count. */
const OBJECTED = [...REPORT_TARGETS, 'VOTE'] as const;

const ownCaseSchema = v.object({
  /** Null for a vote: it is named by its event, `targetId`. */
  caseId: v.nullable(v.number()),
  targetType: v.picklist(OBJECTED),
  targetId: v.number(),
  /** The words of the thing by their names, as they were when it was reported. */
  snapshot: v.record(v.string(), v.string()),
  /** A vote: does not count. */
  isHidden: v.boolean(),
  /** Null while nobody has decided: reports alone have hidden it. */
  decision: v.nullable(v.picklist(DECISIONS)),
  rule: v.nullable(v.string()),
  note: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  /** Until when it may be objected to; null where it may not, or not any more. */
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

export const listOwnCases = endpoint({
  method: 'GET',
  path: '/api/users/me/appeals',
  access: 'member',
  summary: 'What of mine was hidden, deleted or not counted and why, the latest, with what I have objected',
  response: v.array(ownCaseSchema),
  wrapping: 'envelope',
});

/** Of a case, or of one's own vote in an event. */
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

export const fileAppeal = endpoint({
  method: 'POST',
  path: '/api/users/me/appeals',
  keyed: true,
  access: 'member',
  summary: `Object to a decision about what I have written, or to my vote not counting: once, within ${APPEAL_DAYS} days`,
  body: appealSchema,
  response: v.object({ appealId: v.number(), createdAt: v.string() }),
  wrapping: 'envelope',
  limit: 'REPORT',
});
