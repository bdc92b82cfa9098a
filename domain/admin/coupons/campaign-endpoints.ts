import * as v from 'valibot';
import { writtenFile } from '../../kit/csv.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { formatNumber } from '../../kit/format.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { searchField } from '../../kit/forms/search-field.ts';
import { whole } from '../../kit/forms/whole-field.ts';
import { MAX_LISTED, pagedOf, pageQuery } from '../../kit/page.ts';
import { MOST_COUPON_DAYS } from '../../policies/coupons.ts';
import { COUPON_STATUSES, COUPON_TYPES, couponCodeField } from '../../trade/coupons/coupon.ts';
import { CAMPAIGN_STATES, DISTRIBUTIONS } from '../../trade/coupons/coupon-campaign.ts';
import { GIVES_NOTHING, givesSomething, isRate, moment, NO_RATE, termFields } from './coupon-fields.ts';

/** Most coupons that one campaign may issue. */
export const MOST_COUPONS = 100_000;

/** Form of a coupon campaign: code, terms, issue limit and period. */
export const campaignForm = v.pipe(
  v.object({
    code: couponCodeField,
    name: textField('이름', 1, 100),
    distribution: v.optional(v.picklist(DISTRIBUTIONS, '받는 방법을 골라 주세요.'), 'CODE'),
    ...termFields,
    issueLimit: whole('발급 한도는', 1, MOST_COUPONS),
    validDays: whole('유효 기간은', 1, MOST_COUPON_DAYS),
    startsAt: v.optional(v.nullable(moment), null),
    endsAt: moment,
  }),
  v.forward(
    v.check((form) => isRate(form), NO_RATE),
    ['discountValue'],
  ),
  v.forward(
    v.check((form) => givesSomething(form), GIVES_NOTHING),
    ['discountValue'],
  ),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => !startsAt || startsAt < endsAt,
      '끝나는 때는 시작하는 때보다 늦어야 해요.',
    ),
    ['endsAt'],
  ),
);
export type CampaignForm = v.InferOutput<typeof campaignForm>;

const version = v.pipe(v.number(), v.integer(), v.minValue(1));
const campaignSchema = v.object({
  campaignId: v.number(),
  code: v.string(),
  name: v.string(),
  distribution: v.picklist(DISTRIBUTIONS),
  discountType: v.picklist(COUPON_TYPES),
  discountValue: v.number(),
  freeShipping: v.boolean(),
  minOrderAmount: v.number(),
  maxDiscountAmount: v.nullable(v.number()),
  issueLimit: v.number(),
  validDays: v.number(),
  startsAt: v.nullable(v.string()),
  endsAt: v.string(),
  state: v.picklist(CAMPAIGN_STATES),
  issued: v.number(),
  used: v.number(),
  expired: v.number(),
  /** Won that redeemed coupons have cost, and the upper bound of the cost; null if unbounded. */
  costSoFar: v.number(),
  costAtMost: v.nullable(v.number()),
  version,
  createdAt: v.string(),
});
export type Campaign = v.InferOutput<typeof campaignSchema>;

const count = v.number();
/** Number of campaigns in each state, regardless of the state filter of the list. */
const counts = v.object({
  all: count,
  SCHEDULED: count,
  RUNNING: count,
  PAUSED: count,
  SOLD_OUT: count,
  ENDED: count,
});
export type CampaignCounts = v.InferOutput<typeof counts>;

const forAdmins = { access: 'admin', wrapping: 'envelope' } as const;
const BASE = '/api/admin/coupon-campaigns';

/**
 * Endpoint of admins: lists coupon campaigns by state and search words, newest first, with counts
 * by state.
 */
export const listCampaigns = endpoint({
  ...forAdmins,
  method: 'GET',
  path: BASE,
  summary: 'Lists campaigns by state and search text, newest first.',
  query: v.object({
    ...pageQuery(),
    state: v.optional(v.picklist(CAMPAIGN_STATES)),
    q: searchField,
  }),
  response: v.object({ ...pagedOf(campaignSchema).entries, counts }),
});

/** Endpoint of admins: reads one coupon campaign with its issued, used and expired coupons. */
export const getCampaign = endpoint({
  ...forAdmins,
  method: 'GET',
  path: `${BASE}/{id}`,
  summary: 'Returns a campaign with the number of its coupons by state.',
  params: idParams,
  response: campaignSchema,
});

/** Endpoint of admins: creates a coupon campaign; requires step-up. */
export const createCampaign = endpoint({
  ...forAdmins,
  method: 'POST',
  path: BASE,
  keyed: true,
  fresh: true,
  summary: 'Creates a campaign.',
  body: campaignForm,
  response: campaignSchema,
});

/**
 * Code and terms are fixed once a member holds a coupon; the limit never falls below the issued
 * ones.
 */
export const changeCampaign = endpoint({
  ...forAdmins,
  method: 'PUT',
  path: `${BASE}/{id}`,
  fresh: true,
  summary: 'Changes the fields of a campaign that do not affect issued coupons.',
  params: idParams,
  body: v.intersect([campaignForm, v.object({ version })]),
  response: campaignSchema,
});

/** Endpoint of admins: pauses or resumes a coupon campaign; issued coupons stay valid. */
export const pauseCampaign = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${BASE}/{id}/pause`,
  summary: 'Pauses or resumes a campaign; issued coupons stay valid.',
  params: idParams,
  body: v.object({ isPaused: v.boolean() }),
  response: campaignSchema,
});

/**
 * Endpoint of admins: exports the latest coupons of a campaign, of one state or all, as CSV;
 * requires step-up.
 */
export const exportCoupons = endpoint({
  ...forAdmins,
  method: 'POST',
  path: `${BASE}/{id}/coupons/export`,
  fresh: true,
  rateLimit: 10,
  summary: `Exports the latest coupons of a campaign, of one state or all, as a CSV file, at most ${formatNumber(MAX_LISTED)}.`,
  params: idParams,
  body: v.object({ status: v.optional(v.picklist(COUPON_STATUSES)) }),
  response: writtenFile,
});
