import { sql } from 'kysely';
import { seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';

/**
 * SQL: exclusive upper bound of the delivery time of lines of order `o` that are confirmed
 * automatically at `now`, by the order's terms or, without, by the current policy; the inverse of
 * `confirmsAt`. A day in Asia/Seoul always has 24 hours.
 */
export const confirmedBefore = (now: Date) =>
  sql<Date>`(${startOfDay(seoulDay(now))}::timestamptz - make_interval(hours =>
    24 * coalesce((o.terms ->> 'confirmDays')::int, ${sql.lit(PRESENT_TERMS.confirmDays)})))`;
