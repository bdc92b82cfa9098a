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
  /** As it stands now; null where it was taken back. */
  standing: v.nullable(v.string()),
  /** As it was told to the voter. */
  reason: v.string(),
  voidedBy: v.nullable(v.string()),
  voidedAt: v.nullable(v.string()),
  /** The winners are known: nothing is counted again. */
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
  /** Whoever has decided first does not judge it again, where there is somebody else. */
  mayDecide: v.boolean(),
  /** What was decided: a case, or a vote that does not count; the other is null. */
  case: v.nullable(caseSchema),
  vote: v.nullable(voidedVote),
});
export type AppealRow = v.InferOutput<typeof appealRow>;

export const listAppeals = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/appeals',
  summary: 'What authors object to: those that wait, oldest first, or those that were decided',
  query: v.object({ ...pageQuery(), state: v.optional(appealState, 'WAITING') }),
  response: pagedOf(appealRow),
});

export const appealDecisionSchema = v.object({
  isGranted: v.boolean('받아들일지 골라 주세요.'),
  answer: textField('답', 1, ANSWER_LENGTH),
});
export type AppealDecision = v.InferOutput<typeof appealDecisionSchema>;

export const decideAppeal = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/appeals/{id}/decision',
  keyed: true,
  fresh: true,
  summary: 'Grant an appeal, by which everything comes back or the vote counts again, or deny it',
  params: idParams,
  body: appealDecisionSchema,
  response: v.object({ appealId: v.number(), state: appealState, liftedSanctions: v.number() }),
});
