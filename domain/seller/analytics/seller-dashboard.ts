import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { periodQuery, periodSchema } from '../../kit/time/period-schema.ts';
import { PACE_DAYS } from '../../policies/selling.ts';
import { CLAIM_REASONS } from '../../trade/claims/cancellation-reasons.ts';

/** Most rows of each list. */
export const MOST_ROWS = 10;

/**
 * Returns the whole days until the stock is sold out, from the units sold in PACE_DAYS; null if
 * none were sold.
 */
export const daysLeft = (stock: number, soldInPace: number): number | null =>
  soldInPace <= 0 ? null : Math.floor((stock * PACE_DAYS) / soldInPace);

/** Open tasks of a seller; each number equals the rows of the page where the task is done. */
export const TO_DO = [
  'newLines',
  'lateLines',
  'overdueLines',
  'notReceived',
  'received',
  'lowGoods',
  'unanswered',
] as const;
export type ToDo = (typeof TO_DO)[number];

/**
 * Metrics of a period. Sales are at the seller's own price: coupons, points and level discounts are
 * paid by the shop.
 */
export const SELLER_METRICS = [
  'net',
  'gross',
  'orders',
  'average',
  'cancelRate',
  'returnRate',
  'stars',
  'reviews',
] as const;
export type SellerMetric = (typeof SELLER_METRICS)[number];

const metric = v.object({
  key: v.picklist(SELLER_METRICS),
  /** Null for a zero divisor. */
  value: v.nullable(v.number()),
  before: v.nullable(v.number()),
  /** One value per day of the period; empty for metrics that cannot be summed over days. */
  series: v.array(v.number()),
});
export type SellerMetricValue = v.InferOutput<typeof metric>;

const sold = { productId: v.number(), name: v.string(), pieces: v.number(), net: v.number() };
const topGoods = v.object(sold);
const topOption = v.object({ ...sold, optionId: v.number(), color: v.string(), size: v.string() });
const sizeRow = v.object({
  size: v.string(),
  /** Units sold in the period and not returned. */
  sold: v.number(),
  /** Current stock in units of the options on sale. */
  stock: v.number(),
});
const ending = v.object({
  optionId: v.number(),
  productId: v.number(),
  name: v.string(),
  color: v.string(),
  size: v.string(),
  stock: v.number(),
  sold30: v.number(),
  daysLeft: v.number(),
});
const misfit = v.object({
  productId: v.number(),
  name: v.string(),
  /**
   * Units exchanged for a larger or a smaller size; units returned for their size in an unknown
   * direction.
   */
  tooSmall: v.number(),
  tooLarge: v.number(),
  returned: v.number(),
});

/**
 * Endpoint of sellers: reads figures of the own store for a period of days (Asia/Seoul), the
 * previous one, and pending work.
 */
export const readSellerDashboard = endpoint({
  method: 'GET',
  path: '/api/seller/dashboard',
  access: 'seller',
  wrapping: 'envelope',
  summary:
    "Returns the metrics of the caller's store for a period of days (Asia/Seoul) with the previous period, and pending work.",
  query: v.object(periodQuery()),
  response: v.object({
    period: periodSchema,
    before: v.nullable(periodSchema),
    /** True while the last day of the period has not ended. */
    isRunning: v.boolean(),
    toDo: v.record(v.picklist(TO_DO), v.number()),
    metrics: v.array(metric),
    topGoods: v.array(topGoods),
    topOptions: v.array(topOption),
    sizes: v.array(sizeRow),
    /** Options that sell out first at the pace of the last PACE_DAYS. */
    ending: v.array(ending),
    claims: v.array(v.object({ reason: v.picklist(CLAIM_REASONS), count: v.number() })),
    misfits: v.array(misfit),
  }),
});
export type SellerDashboard = v.InferOutput<typeof readSellerDashboard.response>;
