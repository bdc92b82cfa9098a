import { type RawBuilder, sql } from 'kysely';
import { MAX_PENDING_SHOWN } from '#domain/kit/time/pending-cap.ts';

/** SQL: counts the rows of a statement up to MAX_PENDING_SHOWN + 1. */
export const countPendingSql = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (${rows} limit ${sql.lit(MAX_PENDING_SHOWN + 1)}) as waiting)`;
