import * as v from 'valibot';
import { bulkItemSchema } from '../../kit/bulk-item.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { memberFilter } from './member-list.ts';
import { GRANT, pointsForm } from './member-points.ts';
import { daysField, sanctionWords } from './member-sanctions.ts';

/** Most members of one bulk operation. */
export const MOST_MEMBERS = 100;
const TOO_MANY = `한 번에 ${MOST_MEMBERS}명까지 고를 수 있어요.`;

/** Sanctions that may be applied in bulk; none of them blocks access to the account. */
export const bulkSanctionSchema = v.variant('kind', [
  v.object({ kind: v.literal('WARN'), ...sanctionWords }),
  v.object({ kind: v.literal('SILENCE'), days: v.optional(v.nullable(daysField), null), ...sanctionWords }),
]);

/**
 * Most points per member in bulk, so that a full batch stays within one administrator's daily
 * limit.
 */
export const MOST_POINTS_EACH = GRANT.daily / MOST_MEMBERS;
const POINTS_EACH = `한 사람에게 1부터 ${formatNumber(MOST_POINTS_EACH)}포인트까지 드릴 수 있어요.`;

/** Points in bulk can only be granted; a deduction requires the individual form. */
export const bulkPointsSchema = v.object({
  ...pointsForm.entries,
  kind: v.literal('POINTS'),
  points: v.pipe(
    v.number(POINTS_EACH),
    v.integer(POINTS_EACH),
    v.minValue(1, POINTS_EACH),
    v.maxValue(MOST_POINTS_EACH, POINTS_EACH),
  ),
});

/** Reasons for issuing a coupon, kept in the audit log. */
export const COUPON_REASONS = {
  COMPENSATION: '불편 보상',
  THANKS: '감사',
  EVENT: '행사',
  OTHER: '기타',
} as const;

/** Form of giving a campaign's coupon to many members for a reason. */
export const bulkCouponSchema = v.object({
  kind: v.literal('COUPON'),
  campaignId: v.pipe(v.number('캠페인을 골라 주세요.'), v.integer(), v.minValue(1, '캠페인을 골라 주세요.')),
  reason: v.picklist(Object.keys(COUPON_REASONS) as (keyof typeof COUPON_REASONS)[], '이유를 골라 주세요.'),
});

/** Bulk operation on members: a sanction, points or a coupon. */
export const bulkActSchema = v.union([bulkSanctionSchema, bulkPointsSchema, bulkCouponSchema]);
export type BulkAct = v.InferOutput<typeof bulkActSchema>;

const { sort: _, ...whoever } = memberFilter;
const bulkFilter = v.object(whoever);
export type MemberBulkFilter = v.InferOutput<typeof bulkFilter>;

/** Members by id or by a filter of the list; administrators are never included. */
const whom = {
  ids: v.nullish(v.pipe(v.array(idSchema), v.minLength(1, TOO_MANY), v.maxLength(MOST_MEMBERS, TOO_MANY))),
  filter: v.nullish(bulkFilter),
  /** True for a dry run, which only counts the members. */
  isTrial: v.optional(v.boolean(), false),
};
const NOBODY = '누구인지 골라 주세요.';
const isSomebody = ({ ids, filter }: { ids?: unknown; filter?: unknown }): boolean =>
  Boolean(ids) !== Boolean(filter);

const toMany = {
  method: 'POST',
  access: 'admin',
  fresh: true,
  keyed: true,
  response: v.object({ count: v.number(), rows: v.array(bulkItemSchema) }),
  wrapping: 'envelope',
} as const;

/**
 * Endpoint of admins: warns or silences many members, each independently; a dry run counts them.
 */
export const sanctionMembers = endpoint({
  ...toMany,
  path: '/api/admin/users/sanctions',
  summary: `Warns or silences many members, each by itself, at most ${MOST_MEMBERS}; a dry run counts them.`,
  body: v.pipe(
    v.object({ ...whom, sanction: bulkSanctionSchema }),
    v.check((body) => isSomebody(body), NOBODY),
  ),
});

/** Endpoint of admins: grants points to many members, each independently; a dry run counts them. */
export const grantToMembers = endpoint({
  ...toMany,
  keyRequired: true,
  path: '/api/admin/users/points',
  summary: `Grants points to many members, each by itself, at most ${MOST_MEMBERS}; a dry run counts them.`,
  body: v.pipe(
    v.object({ ...whom, gift: bulkPointsSchema }),
    v.check((body) => isSomebody(body), NOBODY),
  ),
});

/** Endpoint of admins: gives many members one coupon of a campaign each; a dry run counts them. */
export const giveCouponToMembers = endpoint({
  ...toMany,
  path: '/api/admin/users/coupons',
  summary: `Issues a coupon of a campaign to each of many members, at most ${MOST_MEMBERS}; a dry run counts them.`,
  body: v.pipe(
    v.object({ ...whom, gift: bulkCouponSchema }),
    v.check((body) => isSomebody(body), NOBODY),
  ),
});
