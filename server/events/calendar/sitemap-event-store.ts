import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { rowsOfSlice, slicesOf } from '../../db/statements/id-slices.ts';
import { type PageSlices, SLICE_LENGTH } from '../../kit/pages/page-slices.ts';

const LIVE = {
  table: 'events',
  live: sql<boolean>`deleted_at is null and state = 'PUBLISHED'`,
} as const;

/** Pages of public events for the sitemap, without drafts and cancelled ones. */
export const eventPages = (db: Queryable, length = SLICE_LENGTH): PageSlices => ({
  numbers: () => slicesOf(db, LIVE, length),
  async pages(slice) {
    const rows = await rowsOfSlice(db, LIVE, length, slice);
    return rows.map(({ id, updated_at }) => ({ path: `/events/${id}`, changedAt: updated_at }));
  },
});
