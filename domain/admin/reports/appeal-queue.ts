import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { appealState } from './appeal.ts';
import { caseSchema } from './report-case.ts';

const ANSWER_LENGTH = 500;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

const voidedVote = v.object({
  eventId: v.number(),
  title: v.string(),
  voterId: v.number(),
  nickname: v.string(),
  /** Current decision; null if it was withdrawn. */
  standing: v.nullable(v.string()),
  /** Reason that was shown to the voter. */
  reason: v.string(),
  voidedBy: v.nullable(v.string()),
  voidedAt: v.nullable(v.string()),
  /** True once the winners are announced, after which votes are not recounted. */
  isAnnounced: v.boolean(),
});
export type VoidedVote = v.InferOutput<typeof voidedVote>;

const appealRow = v.object({
  appealId: v.number(),
  state: appealState,
  text: v.string(),
  answer: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  createdAt: v.string(),
  /** False for the administrator who made the decision, unless there is no other administrator. */
  mayDecide: v.boolean(),
  /** Contested decision: either a report case or a voided vote; the other is null. */
  case: v.nullable(caseSchema),
  vote: v.nullable(voidedVote),
});
export type AppealRow = v.InferOutput<typeof appealRow>;

/**
 * Endpoint of admins: lists appeals against moderation: pending ones oldest first, or decided ones.
 */
export const listAppeals = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'Lists appeals: pending ones, oldest first, or decided ones.',
  query: v.object({ ...pageQuery(), state: v.optional(appealState, 'WAITING') }),
  response: pagedOf(appealRow),
});

/** Form of the decision on an appeal, with the answer to its author. */
export const appealDecisionSchema = v.object({
  isGranted: v.boolean('인정할지 기각할지 선택해 주세요.'),
  answer: textField('답', 1, ANSWER_LENGTH),
});
export type AppealDecision = v.InferOutput<typeof appealDecisionSchema>;

/**
 * Endpoint of admins: grants an appeal, which restores the content or the vote, or denies it;
 * requires step-up.
 */
export const decideAppeal = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/appeals/{id}/decision',
  keyed: true,
  fresh: true,
  summary: 'Grants an appeal, which restores the content or counts the vote again, or denies it.',
  params: idParams,
  body: appealDecisionSchema,
  response: v.object({ appealId: v.number(), state: appealState, liftedSanctions: v.number() }),
});
