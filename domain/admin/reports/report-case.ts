import * as v from 'valibot';
import { endpoint, type ResponseOf } from '../../kit/endpoint.ts';
import { idParams, idSchema, intQuery } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { CASE_CLAIM_MINUTES } from '../../policies/moderation.ts';
import { REPORT_REASONS } from '../../reviews/review-reaction.ts';
import { sanctionSchema } from '../members/member-sanctions.ts';
import { DECISIONS } from './decision.ts';
import { REPORT_TARGETS } from './target.ts';

/** States of a moderation case about reported content. */
export const CASE_STATES = ['PENDING', 'IN_REVIEW', 'RESOLVED', 'REJECTED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

const NOTE_LENGTH = 500;
const MOST_SCORE = 1_000_000;

const personSchema = v.object({ userId: v.number(), nickname: v.string() });
const caseRow = {
  caseId: v.number(),
  targetType: v.picklist(REPORT_TARGETS),
  targetId: v.number(),
  state: v.picklist(CASE_STATES),
  score: v.number(),
  reportCount: v.number(),
  reasons: v.array(v.picklist(REPORT_REASONS)),
  isHidden: v.boolean(),
  author: personSchema,
  /** Number of earlier sanctions of the author. */
  authorSanctions: v.number(),
  /** Texts of the reported item by field name, as they were at the time of the report. */
  snapshot: v.record(v.string(), v.string()),
  /** Administrator who has claimed the case; null if it is free. */
  claimedBy: v.nullable(personSchema),
  decision: v.nullable(v.picklist(DECISIONS)),
  decidedBy: v.nullable(v.string()),
  decidedAt: v.nullable(v.string()),
  version: v.number(),
  createdAt: v.string(),
};
/** Schema of a moderation case in the list. */
export const caseSchema = v.object(caseRow);
export type ReportCase = v.InferOutput<typeof caseSchema>;

/** Views of the queue: all open cases, and each state by itself. */
export const CASE_VIEWS = ['OPEN', ...CASE_STATES] as const;
export type CaseView = (typeof CASE_VIEWS)[number];
const viewCounts = v.object({
  OPEN: v.number(),
  PENDING: v.number(),
  IN_REVIEW: v.number(),
  RESOLVED: v.number(),
  REJECTED: v.number(),
});
export type ViewCounts = v.InferOutput<typeof viewCounts>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists reported content: open cases by weight or age, or decided ones. */
export const listCases = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/reports',
  summary: 'Lists report cases: pending ones, by weight or age, or decided ones.',
  query: v.object({
    ...pageQuery(),
    state: v.optional(v.picklist(CASE_VIEWS), 'OPEN'),
    type: v.optional(v.picklist(REPORT_TARGETS)),
    reason: v.optional(v.picklist(REPORT_REASONS)),
    /** Author of the reported items. */
    authorId: v.optional(idSchema),
    /** Minimum score of a case. */
    min: intQuery(0, 0, MOST_SCORE),
    sort: v.optional(v.picklist(['score', 'age']), 'score'),
  }),
  response: v.object({
    ...pagedOf(caseSchema).entries,
    /**
     * Number of cases in each view under the same filters, capped at the maximum length of lists.
     */
    counts: viewCounts,
  }),
});

/** Endpoint of admins: reads one reported content with its reports and its history. */
export const getCase = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/reports/{id}',
  summary: 'Returns a report case with its reporters and history.',
  params: idParams,
  response: v.object({
    ...caseRow,
    /** Texts that stand now where they differ from the reported ones; null if they do not, or nobody sees them. */
    current: v.optional(v.nullable(v.record(v.string(), v.string())), null),
    /** Current addresses of the pictures; empty for a deleted item. */
    pictures: v.array(v.string()),
    reports: v.array(
      v.object({
        reporter: personSchema,
        reason: v.picklist(REPORT_REASONS),
        description: v.nullable(v.string()),
        weight: v.number(),
        /**
         * Earlier reports of the reporter that were decided, and those of them that were upheld.
         */
        judged: v.number(),
        agreed: v.number(),
        createdAt: v.string(),
      }),
    ),
    history: v.array(v.object({ event: v.string(), by: v.nullable(v.string()), at: v.string() })),
  }),
});

export type CaseDetail = ResponseOf<typeof getCase>;

/**
 * Endpoint of admins: claims a moderation case for some minutes, so that no other admin handles it;
 * repeating extends them.
 */
export const claimCase = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/reports/{id}/claim',
  summary: `Claims a case for ${CASE_CLAIM_MINUTES} minutes; claiming it again restarts them.`,
  params: idParams,
  response: v.object({ version: v.number(), claimedUntil: v.string() }),
});

/** Form of the decision on a moderation case. */
export const decisionSchema = v.object({
  decision: v.picklist(DECISIONS, '결정을 골라 주세요.'),
  /** Violated rule, as shown to the author. */
  rule: v.nullish(textField('규정', 0, NOTE_LENGTH)),
  noteToAuthor: v.nullish(textField('안내', 0, NOTE_LENGTH)),
  sanction: v.nullish(sanctionSchema),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type DecisionForm = v.InferOutput<typeof decisionSchema>;

/** A decision that includes a sanction requires step-up authentication. */
export const decideCase = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/reports/{id}/decision',
  keyed: true,
  summary: 'Decides a case, or changes its decision, with all consequences in one transaction.',
  params: idParams,
  body: decisionSchema,
  response: v.object({
    caseId: v.number(),
    state: v.picklist(CASE_STATES),
    version: v.number(),
    sanctionId: v.nullable(v.number()),
  }),
});
