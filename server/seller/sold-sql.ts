import { sql } from 'kysely';
import { lastDays, startOf } from '#domain/kit/period.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { PACE_DAYS } from '#domain/policies/selling.ts';
import { LIVING_STATUSES } from '#domain/trade/orders/order-life.ts';

const LIVING = sql.join(LIVING_STATUSES.map((state) => sql.lit(state)));

/** Lines `i` of orders `o` that were paid since a moment and not undone: what every page of a seller calls sold. */
export const soldSince = (since: Date) => sql`order_items i join orders o on o.id = i.order_id
  where i.status in (${LIVING}) and o.ordered_at >= ${since}`;

/** Since when: the last thirty days of Seoul, today's included. */
export const paceSince = (now: Date): Date => startOf(lastDays(seoulDay(now), PACE_DAYS).from);
