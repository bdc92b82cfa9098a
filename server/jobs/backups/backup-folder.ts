import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn, timeOfBackup } from '../../kit/last-backup.ts';

/** Number of backups kept; older ones are deleted. */
const KEEP = 14;
const DRAFT = '.part';

/** Files of one backup. */
export const PARTS = { database: 'db.tar.gz', content: 'content', manifest: 'manifest.json' } as const;

/** Returns the path of a backup while it is written. */
export const draftOf = (path: string): string => path + DRAFT;

/** Returns the time of the last backup; before the first, that of the folder's creation. */
export async function lastTime(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const last = (await backupsIn(folder)).at(-1);
  return last ? timeOfBackup(last) : (await stat(folder)).birthtimeMs;
}

/** Deletes old backups and leftovers of crashes. */
export async function prune(folder: string): Promise<void> {
  const old = (await backupsIn(folder)).slice(0, -KEEP);
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(DRAFT));
  for (const name of [...old, ...drafts]) await rm(join(folder, name), { recursive: true, force: true });
}
