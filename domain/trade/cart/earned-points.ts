import { EARN } from '../../policies/points.ts';

/**
 * Returns the points earned by products paid with `paid` won, by the order's terms or the current
 * ones.
 */
export const pointsEarnedBy = (paid: number, earn: { stepWon: number; points: number } = EARN): number =>
  Math.max(0, Math.floor(paid / earn.stepWon)) * earn.points;
