import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idParams, idSchema, sizeQuery } from '../../kit/forms/fields.ts';
import { dateField } from '../../kit/forms/form-fields.ts';
import { MAX_LISTED, MAX_PAGE_SIZE } from '../../kit/page.ts';

const codeField = v.pipe(v.string(), v.regex(/^[A-Z_]{1,40}$/, '올바른 값이 아니에요.'));

/** Actor of an audit entry: the id of a member, or SHOP for the system. */
const actorField = v.union([v.literal('SHOP'), idSchema], '회원 번호로 찾아 주세요.');

const filter = {
  actor: v.optional(actorField),
  action: v.optional(codeField),
  targetType: v.optional(codeField),
  targetId: v.optional(idSchema),
  /** Days in Asia/Seoul, both inclusive. */
  from: v.optional(dateField),
  to: v.optional(dateField),
};
/** Schema of the filter of the audit log. */
export const auditFilter = v.object(filter);
export type AuditFilter = v.InferOutput<typeof auditFilter>;

const entrySchema = v.object({
  entryId: v.number(),
  at: v.string(),
  /** Null for the system itself. */
  actor: v.nullable(
    v.object({ userId: v.number(), nickname: v.nullable(v.string()), role: v.nullable(v.string()) }),
  ),
  action: v.string(),
  targetType: v.string(),
  targetId: v.number(),
  detail: v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
  requestId: v.nullable(v.string()),
  /** True if the hash chain covers the entry; the newest entries wait up to two minutes. */
  isChained: v.boolean(),
});
export type AuditEntry = v.InferOutput<typeof entrySchema>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;

/** Endpoint of admins: lists audit entries by actor, action and target, newest first. */
export const listAudit = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Lists audit entries, newest first.',
  query: v.object({
    ...filter,
    /** Cursor: only entries with a smaller id, taken from `next` of the previous page. */
    before: v.optional(idSchema),
    size: sizeQuery(50, MAX_PAGE_SIZE),
  }),
  response: v.object({ entries: v.array(entrySchema), next: v.nullable(v.number()) }),
});

const linkSchema = v.object({ seq: v.number(), hash: v.string() });

/** Order to which a target without a page of its own belongs. */
const thingSchema = v.object({
  orderId: v.number(),
  orderNo: v.string(),
  buyer: v.object({ userId: v.number(), nickname: v.string() }),
});

/** Endpoint of admins: reads one audit entry with its place in the hash chain and its target. */
export const readAuditEntry = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/audit/{id}',
  summary: 'Returns an audit entry with its position in the hash chain and what its target belongs to.',
  params: idParams,
  response: v.object({
    entry: entrySchema,
    /** Order of an order, claim or refund; null for any other target and for a deleted order. */
    thing: v.nullable(thingSchema),
    /** Null while the entry is not linked into the hash chain yet. */
    link: v.nullable(v.object({ ...linkSchema.entries, before: v.string(), end: v.number() })),
  }),
});
export type AuditEntryDetail = v.InferOutput<(typeof readAuditEntry)['response']>;

/** Result of the last check of the hash chain; `by` is null for a check by a job or command. */
const lastCheck = v.object({
  at: v.string(),
  by: v.nullable(v.string()),
  isCommand: v.boolean(),
  /** Number of links checked, up to the entry `entryId`. */
  checked: v.number(),
  entryId: v.nullable(v.number()),
  problems: v.number(),
});
export type LastCheck = v.InferOutput<typeof lastCheck>;

/**
 * Endpoint of admins: reads the head of the audit hash chain and whether it contains the anchor
 * kept outside the database.
 */
export const auditChain = endpoint({
  ...forAdmins,
  method: 'GET',
  path: '/api/admin/audit/chain',
  summary: 'Returns the last link of the audit hash chain and whether the chain contains the anchored entry.',
  response: v.object({
    end: linkSchema,
    lastEntry: v.nullable(entrySchema),
    waiting: v.number(),
    noted: linkSchema,
    holds: v.boolean(),
    lastCheck: v.nullable(lastCheck),
  }),
});
export type AuditChain = v.InferOutput<(typeof auditChain)['response']>;

/**
 * Endpoint of admins: recomputes the latest links of the audit hash chain and reports entries that
 * were changed.
 */
export const verifyAudit = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/audit/verify',
  rateLimit: 10,
  summary: 'Verifies the latest audit entries against the hash chain.',
  response: v.object({
    checked: v.number(),
    waiting: v.number(),
    end: linkSchema,
    noted: linkSchema,
    problems: v.array(v.string()),
    ms: v.number(),
  }),
});
export type AuditCheck = v.InferOutput<(typeof verifyAudit)['response']>;

/** Endpoint of admins: exports the latest audit entries of a filter as CSV; requires step-up. */
export const exportAudit = endpoint({
  ...forAdmins,
  method: 'POST',
  path: '/api/admin/audit/export',
  fresh: true,
  rateLimit: 10,
  summary: `Exports the latest audit entries of a filter as a CSV file, at most ${formatNumber(MAX_LISTED)}.`,
  body: auditFilter,
  response: writtenFile,
});
