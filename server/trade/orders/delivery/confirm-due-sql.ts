import { sql } from 'kysely';
import { seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';

/**
 * SQL: purchases of order `o` that were delivered before this moment (exclusive) have confirmed themselves at `now`, by the
 * order's terms or, without, by the policy of today; the inverse of `confirmsAt`. A day in Seoul always has 24 hours.
 */
export const confirmedBefore = (now: Date) =>
  sql<Date>`(${startOfDay(seoulDay(now))}::timestamptz - make_interval(hours =>
    24 * coalesce((o.terms ->> 'confirmDays')::int, ${sql.lit(PRESENT_TERMS.confirmDays)})))`;
