import * as v from 'valibot';
import { periodQuery, periodSchema } from '../../kit/asked-period.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { PACE_DAYS } from '../../policies/selling.ts';
import { CLAIM_REASONS } from '../../trade/undoing.ts';

/** Rows of each list. */
export const MOST_ROWS = 10;

/** Whole days until pieces that sell at a pace are gone; null where none were sold. */
export const daysLeft = (stock: number, soldInPace: number): number | null =>
  soldInPace <= 0 ? null : Math.floor((stock * PACE_DAYS) / soldInPace);

/** What waits, each counted as the rows of the page where it is done. */
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

/** Numbers of a period. Sales are of the seller's own price: coupons, points and levels are the shop's. */
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
  /** Null: there is nothing to divide by. */
  value: v.nullable(v.number()),
  before: v.nullable(v.number()),
  /** One value a day of the period, where days add up. */
  series: v.array(v.number()),
});
export type SellerMetricValue = v.InferOutput<typeof metric>;

const sold = { productId: v.number(), name: v.string(), pieces: v.number(), net: v.number() };
const topGoods = v.object(sold);
const topOption = v.object({ ...sold, optionId: v.number(), color: v.string(), size: v.string() });
const sizeRow = v.object({
  size: v.string(),
  /** Pieces of the period that were not given back. */
  sold: v.number(),
  /** Pieces that are there now, of what is on sale. */
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
  /** Exchanged for a larger or a smaller pair; returned for its size without saying which. */
  tooSmall: v.number(),
  tooLarge: v.number(),
  returned: v.number(),
});

export const readSellerDashboard = endpoint({
  method: 'GET',
  path: '/api/seller/dashboard',
  access: 'seller',
  wrapping: 'envelope',
  summary: 'Figures of my store for a period of days in Seoul beside the one before, and what waits now',
  query: v.object(periodQuery()),
  response: v.object({
    period: periodSchema,
    before: v.nullable(periodSchema),
    /** The last day has not ended. */
    isRunning: v.boolean(),
    toDo: v.record(v.picklist(TO_DO), v.number()),
    metrics: v.array(metric),
    topGoods: v.array(topGoods),
    topOptions: v.array(topOption),
    sizes: v.array(sizeRow),
    /** What is sold out first at the pace of the last days. */
    ending: v.array(ending),
    claims: v.array(v.object({ reason: v.picklist(CLAIM_REASONS), count: v.number() })),
    misfits: v.array(misfit),
  }),
});
export type SellerDashboard = v.InferOutput<typeof readSellerDashboard.response>;
