import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition: an event is published and none of its results is announced; false for drafts and
 * cancelled events.
 */
export const isUnannounced = (events: string): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(`${events}.state`)} = 'PUBLISHED' and ${sql.ref(`${events}.deleted_at`)} is null and not exists (
    select from event_results r where r.event_id = ${sql.ref(`${events}.id`)} and r.announced_at is not null)`;
