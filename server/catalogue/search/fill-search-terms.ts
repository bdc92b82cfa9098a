import type { Queryable } from '../../db/database.ts';
import { fillColumns, findUnfilled } from './search-column-store.ts';
import { toDescriptionKey, toSearchKeys } from './search-keys.ts';

const BATCH = 2_000;

/**
 * Fills the search columns of products written before migrations 0008 and 0022, as SQL cannot
 * decompose Hangul.
 */
export async function fillSearchTerms(db: Queryable): Promise<void> {
  for (;;) {
    const rows = await findUnfilled(db, BATCH);
    if (rows.length === 0) return;
    await fillColumns(
      db,
      rows.map(({ id, name, description }) => ({
        id,
        ...toSearchKeys(name),
        // Never empty, as an empty column counts as not filled.
        description_jamo: toDescriptionKey(description) || ' ',
      })),
    );
  }
}
