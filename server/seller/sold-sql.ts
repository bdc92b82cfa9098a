import { sql } from 'kysely';
import { lastDays, startOf } from '#domain/kit/period.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { PACE_DAYS } from '#domain/policies/selling.ts';
import { LIVING_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';

const LIVING = sql.join(LIVING_STATUSES.map((state) => sql.lit(state)));

/**
 * SQL: paid lines `i` of orders `o` since a moment that are neither cancelled nor returned; the
 * definition of sold on all pages of a seller.
 */
export const soldSince = (since: Date) => sql`order_items i join orders o on o.id = i.order_id
  where i.status in (${LIVING}) and o.ordered_at >= ${since}`;

/** Returns the start of the last PACE_DAYS days in Asia/Seoul, including today. */
export const paceSince = (now: Date): Date => startOf(lastDays(seoulDay(now), PACE_DAYS).from);
