import { type RawBuilder, sql } from 'kysely';
import { MOST_WAITING } from '#domain/kit/time/pending-cap.ts';

/** SQL: counts the rows of a statement up to MOST_WAITING + 1. */
export const countWaiting = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${sql.lit(MOST_WAITING + 1)}) as waiting)`;
