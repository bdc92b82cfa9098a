import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days ago from which ids are left free between feeds for later inserts, and their number. */
const ROOM_DAYS = 35;
const ROOM = 40;

/** Returns ids of feeds in order of time, as lists are sorted by id. */
export function feedIdsOf(feeds: readonly { at: Date }[], now: Date): number[] {
  const since = new Date(now.getTime() - ROOM_DAYS * DAY);
  let id = 0;
  return feeds.map(({ at }) => {
    id += at < since ? 1 : ROOM;
    return id;
  });
}

/** Sets the sequence so that the next feed follows those before a moment. */
export async function placeNextFeed(db: Queryable, at: Date): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('feeds', 'id'), max(id)) from feeds where created_at <= ${at}`.execute(
    db,
  );
}
