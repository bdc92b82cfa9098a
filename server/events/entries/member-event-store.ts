import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Finds the events in which a member has an entry or a vote. */
export async function eventsWith(db: Queryable, userId: number): Promise<number[]> {
  const { rows } = await sql<{ event_id: number }>`
    select event_id from event_entries where user_id = ${userId}
    union select event_id from feed_votes where user_id = ${userId} order by 1`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Finds the events entered with lines of an order. */
export async function eventsOf(db: Queryable, orderItemIds: readonly number[]): Promise<number[]> {
  if (orderItemIds.length === 0) return [];
  const rows = await db
    .selectFrom('event_entries as e')
    .innerJoin('feeds as f', 'f.id', 'e.feed_id')
    .select(columns(['e.event_id']))
    .distinct()
    .where('f.order_item_id', 'in', [...orderItemIds])
    .where('e.status', '=', 'PARTICIPATING')
    .orderBy('e.event_id')
    .execute();
  return rows.map(({ eventId }) => eventId);
}
