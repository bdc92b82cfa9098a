import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';

/** Of fewer decisions no middle is told: it would be the time of a single case. */
export const FEW_DECISIONS = 5;

const monthSchema = v.object({
  /** In Seoul, as 2026-11. */
  month: v.string(),
  reports: v.number(),
  /** Feeds, comments and reviews that were hidden or deleted, by their score or by a decision. */
  hidden: v.number(),
  /** Those of them that were shown again. */
  restored: v.number(),
  /** Objections that were decided, and those that were right. */
  appeals: v.number(),
  appealsGranted: v.number(),
  /** From the first report to the decision, in the middle; null of too few. */
  medianHours: v.nullable(v.number()),
});
export type TransparencyMonth = v.InferOutput<typeof monthSchema>;

/** Counts alone: nothing tells of whom or of what. */
export const readTransparency = endpoint({
  method: 'GET',
  path: '/api/transparency',
  access: 'public',
  summary: 'How many reports there were and what came of them, by month',
  response: v.object({
    /** The latest first. */
    months: v.array(monthSchema),
  }),
  wrapping: 'envelope',
});
