import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

const DAY = 24 * 60 * 60 * 1000;
/** From so many days ago on, ids are left free between two feeds for others that are posted there later, and how many. */
const ROOM_DAYS = 35;
const ROOM = 40;

/** Ids of feeds in the order of time, as lists show them. */
export function feedIdsOf(feeds: readonly { at: Date }[], now: Date): number[] {
  const since = new Date(now.getTime() - ROOM_DAYS * DAY);
  let id = 0;
  return feeds.map(({ at }) => {
    id += at < since ? 1 : ROOM;
    return id;
  });
}

/** Has the feed that is posted next follow those that were posted up to a moment. */
export async function placeNextFeed(db: Queryable, at: Date): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('feeds', 'id'), max(id)) from feeds where created_at <= ${at}`.execute(
    db,
  );
}
