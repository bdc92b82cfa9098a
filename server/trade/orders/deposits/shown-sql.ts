import { type RawBuilder, sql } from 'kysely';
import { LINE_STATE, UNPAID_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';

const UNPAID = sql.join(UNPAID_STATUSES.map((state) => sql.lit(state)));
/** SQL condition: the row of `orders` has a virtual account. */
const HAS_ACCOUNT = sql<boolean>`exists (select from virtual_accounts as v where v.order_id = orders.id)`;

/** SQL condition: the buyer sees the row of `orders`, which is paid or waits for a deposit, or waited for one. */
export const IS_SHOWN = sql<boolean>`(orders.status not in (${UNPAID}) or ${HAS_ACCOUNT})`;

/** SQL condition: the buyer sees the row of `orders` under this status; an expired one is shown as cancelled. */
export const isShownAs = (status: string): RawBuilder<boolean> =>
  status === LINE_STATE.CANCELLED
    ? sql<boolean>`orders.status in (${sql.lit(LINE_STATE.CANCELLED)}, ${sql.lit(LINE_STATE.EXPIRED)})`
    : sql<boolean>`orders.status = ${status}`;
