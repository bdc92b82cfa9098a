import type { Kysely, Transaction } from 'kysely';

/**
 * Row types as written in db/migrations: one interface per table. Timestamps are JS dates, `date` columns text.
 * Each area adds its own in its `tables.ts`, so that the database knows no area.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it by declaration merging
export interface Database {}

/** Either the database or an open transaction: what a store works on. */
export type Queryable = Kysely<Database> | Transaction<Database>;
