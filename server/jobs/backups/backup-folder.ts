import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsIn, timeOfBackup } from '../../kit/last-backup.ts';

/** How many are kept; the oldest go. */
const KEEP = 14;
const DRAFT = '.part';

/** Files of one backup. */
export const PARTS = { database: 'db.tar.gz', content: 'content', manifest: 'manifest.json' } as const;

export const draftOf = (path: string): string => path + DRAFT;

/** When the last one was made; before the first, when the folder began to wait for it. */
export async function lastTime(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const last = (await backupsIn(folder)).at(-1);
  return last ? timeOfBackup(last) : (await stat(folder)).birthtimeMs;
}

/** Removes what is too old, and drafts that a crash has left. */
export async function prune(folder: string): Promise<void> {
  const old = (await backupsIn(folder)).slice(0, -KEEP);
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(DRAFT));
  for (const name of [...old, ...drafts]) await rm(join(folder, name), { recursive: true, force: true });
}
