import { ENOUGH_ANSWERS } from '../policies/community.ts';
import { REVIEW_SCALES, type ReviewElement } from './review-scales.ts';
import type { ElementStats } from './review-stats.ts';

/** Position of the answers of one scale. */
export type ScalePosition<Step> = {
  /** Step with the most votes; on a tie the step of the mean. */
  step: Step;
  /** True if several steps have the most votes. */
  isSplit: boolean;
  /** Percentage that chose the step; null on a tie or below the required number of answers. */
  percent: number | null;
};

/** Returns the position of the answers on a scale; null without answers. */
export function scalePosition<Element extends ReviewElement>(
  element: Element,
  { distribution, averageScore }: ElementStats,
): ScalePosition<(typeof REVIEW_SCALES)[Element][number]> | null {
  const steps: readonly (typeof REVIEW_SCALES)[Element][number][] = REVIEW_SCALES[element];
  const counts = steps.map((step) => distribution[step] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  const isSplit = counts.filter((count) => count === most).length > 1;
  const step = steps[isSplit ? Math.round(averageScore) - 1 : counts.indexOf(most)];
  if (total === 0 || step === undefined) return null;
  const percent = isSplit || total < ENOUGH_ANSWERS ? null : Math.round((most / total) * 100);
  return { step, isSplit, percent };
}
