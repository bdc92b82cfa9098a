import { sql } from 'kysely';

/**
 * When a line `i` of an order `o` was delivered first: an exchange delivers it anew. Where its history does not tell,
 * when it was ordered.
 */
export const firstDelivery = sql`coalesce((select min(h.created_at) from order_history h where h.order_id = o.id
  and h.event = 'DELIVERED' and coalesce(h.order_item_id, i.id) = i.id), o.ordered_at)`;
