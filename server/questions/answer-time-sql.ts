import { type RawBuilder, sql } from 'kysely';

/** Answered questions of a store, newest first, of which the median answer time is computed. */
const MEASURED = 200;

/**
 * SQL: median hours from a question to the first answer of a store; null below `least` answered
 * questions.
 */
export const answerHoursOf = (store: RawBuilder<unknown>, least: number) => sql<number | null>`(
  select case when count(*) >= ${least} then percentile_cont(0.5) within group (order by hours) end from (
    select extract(epoch from first_answered_at - created_at)::float8 / 3600 as hours from questions
    where store_id = ${store} and status = 'ACTIVE' and answered_at is not null
    order by id desc limit ${sql.lit(MEASURED)}) as measured)`;
