import type { Queryable } from '../../db/database.ts';

/** Row lock on an event: whoever enters it holds it first. */
export const lockEvent = (tx: Queryable, id: number) =>
  tx
    .selectFrom('events')
    .select(['start_date', 'end_date', 'max_participants'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Members with a live feed in an event, one for each feed. */
export async function entrantsOf(tx: Queryable, eventId: number): Promise<number[]> {
  const feeds = await tx
    .selectFrom('feeds')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('deleted_at', 'is', null)
    .execute();
  return feeds.map(({ user_id }) => user_id);
}
