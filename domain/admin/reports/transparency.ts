import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Fewest decisions for which a median is published; below it a single case could be inferred. */
export const FEW_DECISIONS = 5;

const monthSchema = v.object({
  /** Month in Asia/Seoul, written as 2026-11. */
  month: v.string(),
  reports: v.number(),
  /** Feeds, comments and reviews that were hidden or deleted, by score or by decision. */
  hidden: v.number(),
  /** Hidden or deleted items that were restored. */
  restored: v.number(),
  /** Appeals that were decided, and those of them that were granted. */
  appeals: v.number(),
  appealsGranted: v.number(),
  /** Median hours from the first report to the decision; null below FEW_DECISIONS. */
  medianHours: v.nullable(v.number()),
});
export type TransparencyMonth = v.InferOutput<typeof monthSchema>;

/** Contains counts only, so that no member or item can be identified. */
export const readTransparency = endpoint({
  method: 'GET',
  path: '/api/transparency',
  access: 'public',
  summary: 'Returns the number of reports and decisions per month.',
  response: v.object({
    /** Months in descending order. */
    months: v.array(monthSchema),
  }),
  wrapping: 'envelope',
});
