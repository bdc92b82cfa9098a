import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { type Period, startOf } from '../../kit/period.ts';
import { periodQuery, periodSchema } from '../../kit/time/period-schema.ts';
import { seoulDay, seoulMonth } from '../../kit/time/time.ts';
import { COHORT_MONTHS } from '../../policies/figures.ts';
import { ADVICE_PARTS } from './sums.ts';

/** Number of largest parts (by amount paid) that are listed; the rest is shown as one more part. */
export const MOST_PARTS = 20;
/** Number of join months in the cohort table, and of months per cohort. */
export const COHORTS = 12;

const partSchema = v.object({
  /** Id of the category or store, or the size itself; null for the sum of parts not listed. */
  part: v.nullable(v.string()),
  name: v.string(),
  goods: v.number(),
  pieces: v.number(),
  lines: v.number(),
  /** Percentage of the order lines; null if there are no lines. */
  cancelRate: v.nullable(v.number()),
  returnRate: v.nullable(v.number()),
  exchangeRate: v.nullable(v.number()),
  /** Amount paid in the preceding period of equal length, in won. */
  goodsBefore: v.nullable(v.number()),
});
export type StatsPart = v.InferOutput<typeof partSchema>;

const cohortSchema = v.object({
  month: v.string(),
  members: v.number(),
  /** Orders per month from the join month on; null for months in the future. */
  orders: v.array(v.nullable(v.number())),
});
export type Cohort = v.InferOutput<typeof cohortSchema>;

const monthLater = (month: string, count: number): string =>
  seoulDay(seoulMonth(startOf(`${month}-01`), count)).slice(0, 7);

/** Period from the first join month shown to the end of the requested period. */
export const cohortPeriod = (to: string): Period => ({
  from: `${monthLater(to.slice(0, 7), 1 - COHORTS)}-01`,
  to,
});

/** Builds the cohort table: members by join month, with their orders per month. */
export function cohortsOf(
  to: string,
  members: ReadonlyMap<string, number>,
  orders: readonly { joined: string; month: string; orders: number }[],
): Cohort[] {
  const last = to.slice(0, 7);
  const found = new Map(orders.map((row) => [`${row.joined} ${row.month}`, row.orders]));
  return Array.from({ length: COHORTS }, (_, index) => {
    const month = monthLater(last, index + 1 - COHORTS);
    const months = Array.from({ length: COHORT_MONTHS }, (_month, later) => monthLater(month, later));
    return {
      month,
      members: members.get(month) ?? 0,
      orders: months.map((one) => (one > last ? null : (found.get(`${month} ${one}`) ?? 0))),
    };
  });
}

/**
 * Endpoint of admins: reads sales by category, store and size, the cart funnel, returns for size
 * and cohorts of members.
 */
export const getStats = endpoint({
  access: 'admin',
  wrapping: 'envelope',
  method: 'GET',
  path: '/api/admin/stats',
  summary:
    'Returns sales by category, store and size, the conversion funnel, returns because of the size, and cohorts of returning buyers.',
  query: v.object(periodQuery()),
  response: v.object({
    period: periodSchema,
    isRunning: v.boolean(),
    missingDays: v.number(),
    byCategory: v.array(partSchema),
    byStore: v.array(partSchema),
    bySize: v.array(partSchema),
    /** Purchase funnel: carts (current and converted), orders created, paid and confirmed. */
    funnel: v.object({ cart: v.number(), checkout: v.number(), paid: v.number(), confirmed: v.number() }),
    sizeMismatch: v.array(
      v.object({
        advice: v.picklist(ADVICE_PARTS),
        lines: v.number(),
        /** Lines that were returned or exchanged because of their size. */
        sizeBack: v.number(),
        rate: v.nullable(v.number()),
      }),
    ),
    cohorts: v.array(cohortSchema),
  }),
});
export type Stats = v.InferOutput<typeof getStats.response>;
