import * as v from 'valibot';
import { FEE_NOTICE_DAYS, LEAST_FEE, MOST_FEE } from '../../policies/selling.ts';
import { laterDay, seoulDay, seoulWeek, startOfDay } from '../time/time.ts';

/** The day in Seoul on which a fee that is changed at `now` begins: the first Monday at least `FEE_NOTICE_DAYS` days later. */
export function earliestFeeDay(now: Date): string {
  const day = laterDay(seoulDay(now), FEE_NOTICE_DAYS);
  const monday = seoulDay(seoulWeek(startOfDay(day)));
  return monday === day ? day : laterDay(monday, 7);
}

/** What is said of a rate that the shop may not take. */
export const NO_FEE_RATE = `${LEAST_FEE / 100}%부터 ${MOST_FEE / 100}%까지, 소수 둘째 자리까지 적어 주세요.`;

/** Hundredths of a percent that the shop keeps of a sale: the same limits for its own fee and for the rate of one store. */
export const feeField = v.pipe(
  v.number(NO_FEE_RATE),
  v.integer(NO_FEE_RATE),
  v.minValue(LEAST_FEE, NO_FEE_RATE),
  v.maxValue(MOST_FEE, NO_FEE_RATE),
);

/** A rate that begins with a later week, and its first day in Seoul. */
export const nextFee = v.nullable(v.object({ basisPoints: v.number(), from: v.string() }));

/** The fee of the shop: hundredths of a percent that are in force, what has been announced, and from when a change would hold. */
export const feePlan = v.object({ basisPoints: v.number(), next: nextFee, earliest: v.string() });
export type FeePlan = v.InferOutput<typeof feePlan>;
