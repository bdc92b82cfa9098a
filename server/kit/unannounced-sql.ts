import { type RawBuilder, sql } from 'kysely';

/** Whether an event is public and no result of it was announced; of a draft or a cancelled one nothing is announced. */
export const isUnannounced = (events: string): RawBuilder<boolean> => sql<boolean>`
  ${sql.ref(`${events}.state`)} = 'PUBLISHED' and ${sql.ref(`${events}.deleted_at`)} is null and not exists (
    select from event_results r where r.event_id = ${sql.ref(`${events}.id`)} and r.announced_at is not null)`;
