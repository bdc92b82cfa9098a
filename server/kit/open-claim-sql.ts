import { sql } from 'kysely';
import { OPEN_CLAIM_STATES } from '#domain/trade/orders/order-life.ts';

/** States of an undecided request, for `status in (…)`: as the index of open requests has them. */
export const OPEN_CLAIM = sql.join(OPEN_CLAIM_STATES.map((state) => sql.lit(state)));
