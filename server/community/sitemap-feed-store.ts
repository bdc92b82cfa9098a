import type { Queryable } from '../db/database.ts';
import { rowsOfSlice, slicesOf } from '../db/statements/id-slices.ts';
import { type PageSlices, SLICE_LENGTH } from '../kit/pages/page-slices.ts';
import { feedCondition } from './feed-filter-sql.ts';

const listed = () => ({ table: 'feeds', live: feedCondition({}) }) as const;

/** Pages of listed feeds, for the sitemap. */
export const feedPages = (db: Queryable, length = SLICE_LENGTH): PageSlices => ({
  numbers: () => slicesOf(db, listed(), length),
  async pages(slice) {
    const rows = await rowsOfSlice(db, listed(), length, slice);
    return rows.map(({ id, updated_at }) => ({ path: `/feed/${id}`, changedAt: updated_at }));
  },
});
