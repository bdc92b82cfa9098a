import { ENOUGH_ANSWERS } from '../policies/community.ts';
import { REVIEW_SCALES, type ReviewElement } from './review-scales.ts';
import type { ElementStats } from './review-stats.ts';

/** The element's answers in one place of its scale. */
export type ScalePlace<Step> = {
  /** The step chosen most; where several are, that of the mean. */
  step: Step;
  /** Several steps were chosen most. */
  isSplit: boolean;
  /** How many in a hundred chose the step; null where too few have answered or several steps lead. */
  percent: number | null;
};

/** Where the answers of an element lie on its scale; null while none has come. */
export function scalePlace<Element extends ReviewElement>(
  element: Element,
  { distribution, averageScore }: ElementStats,
): ScalePlace<(typeof REVIEW_SCALES)[Element][number]> | null {
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
