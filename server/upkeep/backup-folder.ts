import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How many are kept; the oldest go. */
const KEEP = 14;
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-[a-z-]+$/;
const DRAFT = '.part';

/** Files of one backup. */
export const PARTS = { database: 'db.tar.gz', content: 'content', manifest: 'manifest.json' } as const;

/** `2026-11-21T03-00-00-000Z-daily`: sorts by time and is a file name everywhere. */
export const nameOf = (now: Date, why: string): string => `${now.toISOString().replace(/[:.]/g, '-')}-${why}`;
export const draftOf = (path: string): string => path + DRAFT;

const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3.$4'));

/** Finished backups, oldest first. */
async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** When the last one was made; before the first, when the folder began to wait for it. */
export async function lastTime(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const last = (await backupsIn(folder)).at(-1);
  return last ? timeOf(last) : (await stat(folder)).birthtimeMs;
}

/** Removes what is too old, and drafts that a crash has left. */
export async function prune(folder: string): Promise<void> {
  const old = (await backupsIn(folder)).slice(0, -KEEP);
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(DRAFT));
  for (const name of [...old, ...drafts]) await rm(join(folder, name), { recursive: true, force: true });
}
