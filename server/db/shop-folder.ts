import { existsSync, readdirSync, writeFileSync } from 'node:fs';

/**
 * Error: the folder of the embedded database is missing or incomplete; the message tells what to
 * do.
 */
export class DataFolderBroken extends Error {
  override name = 'DataFolderBroken';

  constructor(folder: string, what: string, options?: ErrorOptions) {
    super(
      `${folder} ${what}. Nothing was changed. Move it away and lay a backup there with "npm run restore -- data/backups/<folder>"`,
      options,
    );
  }
}

/** Marker beside an opened database: alone it means that the database was lost. */
const markerOf = (folder: string): string => `${folder}.made`;

/**
 * Throws for folders in which the engine would create a new database although they are not new:
 * partially copied or wrongly mounted ones, and those whose database is gone.
 */
export function requireWhole(folder: string): void {
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (isThere && !existsSync(`${folder}/PG_VERSION`))
    throw new DataFolderBroken(folder, 'is no whole database: its PG_VERSION is missing');
  if (!isThere && existsSync(markerOf(folder)))
    throw new DataFolderBroken(
      folder,
      `had a shop and is empty or gone (to begin with a new one, remove ${markerOf(folder)})`,
    );
}

/** Writes the marker file beside a database folder, if it is missing. */
export function noteMade(folder: string): void {
  if (!existsSync(markerOf(folder)))
    writeFileSync(markerOf(folder), 'The folder beside this file has a shop.\n');
}
