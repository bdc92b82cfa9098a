import type { Queryable } from '../../db/database.ts';
import { fillColumns, findUnfilled } from './search-column-store.ts';
import { toDescriptionKey, toSearchKeys } from './search-keys.ts';

const BATCH = 2_000;

/** Gives search columns to products that were written before migrations 0008 and 0022; SQL cannot take Hangul apart. */
export async function fillSearchTerms(db: Queryable): Promise<void> {
  for (;;) {
    const rows = await findUnfilled(db, BATCH);
    if (rows.length === 0) return;
    await fillColumns(
      db,
      rows.map(({ id, name, description }) => ({
        id,
        ...toSearchKeys(name),
        // Never empty: what is empty is not filled yet.
        description_jamo: toDescriptionKey(description) || ' ',
      })),
    );
  }
}
