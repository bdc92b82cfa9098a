import { type RawBuilder, sql } from 'kysely';
import { MOST_WAITING } from '#domain/kit/time/waiting.ts';

/** How many rows a statement finds, counted no further than anybody reads. */
export const countWaiting = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${sql.lit(MOST_WAITING + 1)}) as waiting)`;
