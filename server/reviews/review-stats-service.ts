import { oneDecimal, REVIEW_SCALES, type ReviewElement } from '#domain/reviews/review-scales.ts';
import { elementStats, type ReviewStats } from '#domain/reviews/review-stats.ts';
import type { Queryable } from '../db/database.ts';
import { countByAnswers } from './review-stats-store.ts';

type Counts = Record<string, number>;

/** Returns rating and scale statistics over all visible reviews of a product. */
export async function readStatistics(db: Queryable, productId: number): Promise<ReviewStats> {
  const rows = await countByAnswers(db, productId);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const total = sum((row) => Number(row.count));
  const countsOf = (element: ReviewElement): Counts =>
    Object.fromEntries(
      REVIEW_SCALES[element].map((step) => [
        step,
        sum((row) => (row[element] === step ? Number(row.count) : 0)),
      ]),
    );
  const starsOf = (stars: number) => sum((row) => (row.rating === stars ? Number(row.count) : 0));
  return {
    totalReviews: total,
    averageRating: total === 0 ? 0 : oneDecimal(sum((row) => row.rating * Number(row.count)) / total),
    ratingDistribution: Object.fromEntries([1, 2, 3, 4, 5].map((stars) => [String(stars), starsOf(stars)])),
    photoReviews: sum((row) => Number(row.photos)),
    cushionStatistics: elementStats('cushion', countsOf('cushion')),
    sizeFitStatistics: elementStats('sizeFit', countsOf('sizeFit')),
    stabilityStatistics: elementStats('stability', countsOf('stability')),
  };
}
