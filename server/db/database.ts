import type { Kysely, Transaction } from 'kysely';

/**
 * Row types of db/migrations: one interface per table. Timestamps are JS dates, `date` columns
 * text. Each area declares its own tables in its `tables.ts`, so that the database module knows no
 * area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it by declaration merging
export interface Database {}

/** Database or open transaction on which a store operates. */
export type Queryable = Kysely<Database> | Transaction<Database>;
