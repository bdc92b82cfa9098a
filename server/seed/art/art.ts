import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

/**
 * ZIP archive with the pictures of the seed, uncompressed. The build copies it next to the bundle.
 */
export const ARCHIVE = join(dirname(fileURLToPath(import.meta.url)), 'art.zip');
/** Folders of the archive with their area in the file store. */
const AREAS = new Map([
  ['products', 'products'],
  ['turns', 'products'],
  ['feeds', 'feeds'],
  ['reviews', 'reviews'],
  ['events', 'events'],
]);
const PICTURE = /^(\w+)\/([\w-]+\.(?:avif|webp))$/;

/** Rendered pictures by object name; missing ones are drawn. */
export type Art = ReadonlyMap<string, Uint8Array>;

/**
 * Reads the files of the archive by path, such as `products/gorae-low-WHITE-1.avif`; throws without
 * an archive.
 */
export async function readArchive(file = ARCHIVE): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(Object.entries(unzipSync(await readFile(file))));
}

/** Returns the pictures of an archive by object name; other files are left out. */
export async function readArt(file = ARCHIVE): Promise<Art> {
  const art = new Map<string, Uint8Array>();
  for (const [path, bytes] of await readArchive(file)) {
    const [, part = '', name] = PICTURE.exec(path) ?? [];
    const area = AREAS.get(part);
    if (area) art.set(`images/${area}/${name}`, bytes);
  }
  return art;
}
