import type { FieldProblem } from '../../kit/errors.ts';
import { formatNumber } from '../../kit/format.ts';
import { seoulDay } from '../../kit/time/time.ts';
import { ENDS_TOO_EARLY, lastOfferDay, OFFERED_TOO_LONG, type StoreCouponChange } from './store-coupon.ts';

/** First day (Asia/Seoul) of a coupon of a store, and the number of copies that members have taken. */
export type GivenCoupon = { startsOn: string; issued: number };

/** Problem of a last day that has passed. */
export const PAST_LAST_DAY: FieldProblem = { field: 'endsOn', message: '지난 날로는 정할 수 없어요.' };

/** Returns the last day (Asia/Seoul) on which a coupon can be taken; `endsAt` is the midnight after it. */
export const lastDayOf = (endsAt: string): string => seoulDay(new Date(Date.parse(endsAt) - 1));

const problemOfDay = (endsOn: string, startsOn: string, today: string): FieldProblem | null => {
  if (endsOn < today) return PAST_LAST_DAY;
  if (endsOn < startsOn) return { field: 'endsOn', message: ENDS_TOO_EARLY };
  return endsOn > lastOfferDay(startsOn) ? { field: 'endsOn', message: OFFERED_TOO_LONG } : null;
};

/**
 * Returns what prevents a change of a coupon: a last day outside today (Asia/Seoul) and the longest offer, or fewer
 * copies than are taken.
 */
export function changeProblemsOf(
  { endsOn, issueLimit }: Pick<StoreCouponChange, 'endsOn' | 'issueLimit'>,
  { startsOn, issued }: GivenCoupon,
  today: string,
): FieldProblem[] {
  const taken = `이미 ${formatNumber(issued)}명이 받았어요. 그보다 적게 정할 수 없어요.`;
  const copies = issueLimit < issued ? { field: 'issueLimit', message: taken } : null;
  return [copies, problemOfDay(endsOn, startsOn, today)].filter((problem) => problem !== null);
}
