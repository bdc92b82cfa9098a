import { sql } from 'kysely';

/**
 * SQL: first delivery of line `i` of order `o`, as an exchange sets it anew; the order time if the
 * history lacks it.
 */
export const firstDelivery = sql`coalesce((select min(h.created_at) from order_history h where h.order_id = o.id
  and h.event = 'DELIVERED' and coalesce(h.order_item_id, i.id) = i.id), o.ordered_at)`;
