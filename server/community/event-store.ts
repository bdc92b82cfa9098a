import type { Queryable } from '../db/database.ts';

/** Events whose first and last day enclose `today`, the ones that end first in front. */
export const findOngoingEvents = (db: Queryable, today: string) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('start_date', '<=', today)
    .where('end_date', '>=', today)
    .orderBy('end_date')
    .orderBy('id')
    .execute();
