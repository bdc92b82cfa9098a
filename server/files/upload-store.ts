import type { Queryable } from '../db/database.ts';
import type { UploadArea } from '../kit/ports/file-store.ts';

/** Inserts an upload with its owner. */
export const insertUpload = (
  db: Queryable,
  { userId, file }: { userId: number; file: string },
  now: Date,
): Promise<{ id: number }> =>
  db
    .insertInto('uploads')
    .values({ user_id: userId, file, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * Age in ms up to which an upload can be taken: the sweep deletes files without a row after a day, and
 * expects that no row refers to an older file later.
 */
const MOST_AGE_MS = 12 * 3_600_000;

/** Uploads of one member in one area, by their ids. */
type Wanted = { userId: number; area: UploadArea; ids: readonly number[] };

/**
 * Takes uploads of a member, so that nothing else can have them; returns their object names in the order
 * of the ids, or null if one is missing, too old or named twice.
 */
export async function takeUploads(
  tx: Queryable,
  { userId, area, ids }: Wanted,
  now: Date,
): Promise<string[] | null> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('uploads')
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .where('file', 'like', `images/${area}/%`)
    .where('created_at', '>', new Date(now.getTime() - MOST_AGE_MS))
    .returning(['id', 'file'])
    .execute();
  const files = ids.map((wanted) => rows.find(({ id }) => id === wanted)?.file);
  const found = files.filter((file) => file !== undefined);
  return found.length === ids.length && new Set(found).size === ids.length ? found : null;
}

/** Deletes the rows of uploads. */
export async function removeUploads(db: Queryable, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .deleteFrom('uploads')
    .where('file', 'in', [...files])
    .execute();
}
