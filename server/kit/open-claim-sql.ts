import { sql } from 'kysely';
import { OPEN_CLAIM_STATES } from '#domain/trade/orders/order-lifecycle.ts';

/**
 * SQL list of the undecided claim states for `status in (…)`, equal to the condition of the partial
 * index.
 */
export const OPEN_CLAIM = sql.join(OPEN_CLAIM_STATES.map((state) => sql.lit(state)));
