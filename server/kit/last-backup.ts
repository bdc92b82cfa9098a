import { readdir } from 'node:fs/promises';

const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-[a-z-]+$/;

/**
 * Formats the name of a backup: `2026-11-21T03-00-00-000Z-daily`, sortable by time and valid on all
 * file systems.
 */
export const backupName = (now: Date, why: string): string =>
  `${now.toISOString().replace(/[:.]/g, '-')}-${why}`;

/** Returns the time in milliseconds that the name of a backup states; NaN for another name. */
export const timeOfBackup = (name: string): number => Date.parse(name.replace(NAME, '$1:$2:$3.$4'));

/** Returns the names of finished backups, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => NAME.test(name)).sort();
}

/** Returns the time of the last backup; null without a folder or a backup. */
export async function lastBackup(folder: string): Promise<Date | null> {
  const last = await backupsIn(folder).then(
    (names) => names.at(-1),
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  return last === undefined ? null : new Date(timeOfBackup(last));
}
