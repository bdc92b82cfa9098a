import * as v from 'valibot';
import { FEE_NOTICE_DAYS, LEAST_FEE, MOST_FEE } from '../../policies/selling.ts';
import { laterDay, seoulDay, seoulWeek, startOfDay } from '../time/time.ts';

/**
 * Returns the first day (Asia/Seoul) of a fee changed at `now`: the first Monday at least
 * `FEE_NOTICE_DAYS` days later.
 */
export function earliestFeeDay(now: Date): string {
  const day = laterDay(seoulDay(now), FEE_NOTICE_DAYS);
  const monday = seoulDay(seoulWeek(startOfDay(day)));
  return monday === day ? day : laterDay(monday, 7);
}

/** Message for a fee rate out of bounds. */
export const NO_FEE_RATE = `${LEAST_FEE / 100}%부터 ${MOST_FEE / 100}%까지, 소수 둘째 자리까지 적어 주세요.`;

/** Fee in basis points, with the same bounds for the default fee and for the fee of one store. */
export const feeField = v.pipe(
  v.number(NO_FEE_RATE),
  v.integer(NO_FEE_RATE),
  v.minValue(LEAST_FEE, NO_FEE_RATE),
  v.maxValue(MOST_FEE, NO_FEE_RATE),
);

/** Announced fee in basis points and its first day (Asia/Seoul); null if there is none. */
export const nextFee = v.nullable(v.object({ basisPoints: v.number(), from: v.string() }));

/** Default fee in basis points: in force, announced, and the earliest day of a further change. */
export const feePlan = v.object({ basisPoints: v.number(), next: nextFee, earliest: v.string() });
export type FeePlan = v.InferOutput<typeof feePlan>;
