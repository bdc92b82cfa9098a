import type { Queryable } from '../db/database.ts';

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

/** Deletes the rows of uploads. */
export async function removeUploads(db: Queryable, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await db
    .deleteFrom('uploads')
    .where('file', 'in', [...files])
    .execute();
}
