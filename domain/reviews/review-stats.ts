import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/forms/fields.ts';
import { ENOUGH_ANSWERS } from '../policies/community.ts';
import { oneDecimal, REVIEW_SCALES, type ReviewElement } from './review-scales.ts';

/** Statistics of one scale; steps without a vote are omitted (contract 21). */
const elementStatsSchema = v.object({
  distribution: v.record(v.string(), v.number()),
  percentage: v.record(v.string(), v.number()),
  mostSelected: v.nullable(v.string()),
  averageScore: v.number(),
});
export type ElementStats = v.InferOutput<typeof elementStatsSchema>;

const statsSchema = v.object({
  totalReviews: v.number(),
  averageRating: v.number(),
  /** Number of reviews by stars, `1` to `5`; all five keys are present. */
  ratingDistribution: v.record(v.string(), v.number()),
  photoReviews: v.number(),
  cushionStatistics: elementStatsSchema,
  sizeFitStatistics: elementStatsSchema,
  stabilityStatistics: elementStatsSchema,
});
export type ReviewStats = v.InferOutput<typeof statsSchema>;

/**
 * Public endpoint: reads average stars and ratings of the three elements over all reviews of a
 * product.
 */
export const reviewStatistics = endpoint({
  method: 'GET',
  path: '/api/reviews/products/{productId}/statistics',
  access: 'public',
  summary: 'Returns the rating and element statistics over all reviews of a product.',
  params: v.object({ productId: idSchema }),
  response: statsSchema,
  wrapping: 'envelope',
});

/**
 * Computes the statistics of one scale from its counts; on a tie the first step is `mostSelected`.
 */
export function elementStats(element: ReviewElement, counts: Readonly<Record<string, number>>): ElementStats {
  const steps = REVIEW_SCALES[element].map((step, index) => ({
    step,
    score: index + 1,
    count: counts[step] ?? 0,
  }));
  const chosen = steps.filter(({ count }) => count > 0);
  const total = chosen.reduce((sum, { count }) => sum + count, 0);
  const score = chosen.reduce((sum, one) => sum + one.score * one.count, 0);
  const most = chosen.reduce((best, { count }) => Math.max(best, count), 0);
  return {
    distribution: Object.fromEntries(chosen.map(({ step, count }) => [step, count])),
    percentage: Object.fromEntries(
      chosen.map(({ step, count }) => [step, oneDecimal((count / total) * 100)]),
    ),
    mostSelected: chosen.find(({ count }) => count === most)?.step ?? null,
    averageScore: total === 0 ? 0 : oneDecimal(score / total),
  };
}

export type FitVerdict = { fit: 'small' | 'true' | 'big'; percent: number } | { fit: 'split' };

/**
 * Summarises the size answers in one word with its percentage; `split` if two words tie, null below
 * the required number of answers.
 */
export function fitVerdict({ distribution }: ElementStats): FitVerdict | null {
  const of = (...steps: string[]) => steps.reduce((sum, step) => sum + (distribution[step] ?? 0), 0);
  const sides = [
    { fit: 'true', count: of('NORMAL') },
    { fit: 'small', count: of('VERY_SMALL', 'SMALL') },
    { fit: 'big', count: of('BIG', 'VERY_BIG') },
  ] as const;
  const total = sides.reduce((sum, { count }) => sum + count, 0);
  if (total < ENOUGH_ANSWERS) return null;
  const lead = sides.reduce((best, side) => (side.count > best.count ? side : best));
  if (sides.filter(({ count }) => count === lead.count).length > 1) return { fit: 'split' };
  return { fit: lead.fit, percent: Math.round((lead.count / total) * 100) };
}
