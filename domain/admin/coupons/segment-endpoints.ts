import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, intQuery } from '../../kit/forms/fields.ts';
import { dateField } from '../../kit/forms/form-fields.ts';

/** Most members that one bulk issue of coupons may reach. */
export const MOST_IN_SEGMENT = 10_000;
/** States of a bulk issue of coupons to a segment. */
export const ISSUE_STATES = ['RUNNING', 'DONE', 'STOPPED'] as const;

const day = v.optional(dateField);
/** Filter of a member segment: all conditions must hold. Days are in Asia/Seoul, both inclusive. */
export const segmentSchema = v.object({
  /** Always `user`: only shoppers can use a coupon. */
  role: v.optional(v.picklist(['user'], '구매 회원에게만 지급할 수 있어요.'), 'user'),
  levelFrom: intQuery(1, 1, 10),
  levelTo: intQuery(10, 1, 10),
  joinedFrom: day,
  joinedTo: day,
  lastOrderFrom: day,
  lastOrderTo: day,
  /** Type of a category from which the member has bought and not returned a product. */
  boughtCategory: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{1,30}$/, '카테고리를 확인해 주세요.'))),
});
export type Segment = v.InferOutput<typeof segmentSchema>;

const issueSchema = v.object({
  issueId: v.number(),
  state: v.picklist(ISSUE_STATES),
  segment: segmentSchema,
  total: v.number(),
  issued: v.number(),
  /** Members that already had the coupon, also under an earlier account that was withdrawn. */
  skipped: v.number(),
  by: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});
export type CouponIssue = v.InferOutput<typeof issueSchema>;

const forAdmins = { access: 'admin', wrapping: 'envelope', params: idParams } as const;
const BASE = '/api/admin/coupon-campaigns/{id}';

/**
 * Endpoint of admins: counts the members of a segment and those who already have a coupon of the
 * campaign.
 */
export const countSegment = endpoint({
  ...forAdmins,
  method: 'GET',
  path: `${BASE}/segment`,
  summary:
    'Counts the members of a segment, and those who have a coupon of the campaign already; issues nothing.',
  query: segmentSchema,
  response: v.object({ count: v.number(), holders: v.number(), most: v.number(), left: v.number() }),
});

/** Endpoint of admins: lists the bulk issues of a campaign to segments, with their progress. */
export const listIssues = endpoint({
  ...forAdmins,
  method: 'GET',
  path: `${BASE}/issues`,
  summary: 'Lists the bulk issues of a campaign with their progress.',
  response: v.array(issueSchema),
});

/**
 * Endpoint of admins: starts giving every member of a segment one coupon; a background job does it
 * in batches; requires step-up.
 */
export const issueToSegment = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${BASE}/issues`,
  keyed: true,
  fresh: true,
  summary: 'Issues one coupon to each member of a segment, in the background.',
  body: segmentSchema,
  response: issueSchema,
});
