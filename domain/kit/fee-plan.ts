import * as v from 'valibot';
import { FEE_NOTICE_DAYS } from '../policies/selling.ts';
import { laterDay, seoulDay, seoulWeek, startOfDay } from './time.ts';

/** The day in Seoul on which a fee that is changed at `now` begins: the first Monday at least `FEE_NOTICE_DAYS` days later. */
export function earliestFeeDay(now: Date): string {
  const day = laterDay(seoulDay(now), FEE_NOTICE_DAYS);
  const monday = seoulDay(seoulWeek(startOfDay(day)));
  return monday === day ? day : laterDay(monday, 7);
}

/** A rate that begins with a later week, and its first day in Seoul. */
export const nextFee = v.nullable(v.object({ basisPoints: v.number(), from: v.string() }));

/** The fee of the shop: hundredths of a percent that are in force, what has been announced, and from when a change would hold. */
export const feePlan = v.object({ basisPoints: v.number(), next: nextFee, earliest: v.string() });
export type FeePlan = v.InferOutput<typeof feePlan>;
