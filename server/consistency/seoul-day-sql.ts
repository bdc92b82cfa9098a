import { type RawBuilder, sql } from 'kysely';

/** SQL: day in Asia/Seoul of a moment. */
export const seoulDayOf = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${moment} at time zone 'Asia/Seoul')::date`;
