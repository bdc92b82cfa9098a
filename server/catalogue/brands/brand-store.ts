import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/locks/lock-keys.ts';

/** Finds id and name of all brands, by name. */
export const findBrands = (db: Queryable) =>
  db.selectFrom('brands').select(['id as brandId', 'name']).orderBy('name').orderBy('id').execute();

/**
 * Keeps brands as they are until the transaction ends. Taken before the rows of products, as a merge holds its lock
 * while it moves them.
 */
export const lockBrandsShared = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock_shared(${sql.lit(LOCK_KEYS.brands)})`.execute(tx);
