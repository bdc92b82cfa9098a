import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

/** The pictures of the seed in one ZIP archive, stored without compression. The build copies it beside the bundle. */
export const ARCHIVE = join(dirname(fileURLToPath(import.meta.url)), 'art.zip');
/** Folders of the archive, and the area of the store that each goes to. */
const AREAS = new Map([
  ['products', 'products'],
  ['turns', 'products'],
  ['feeds', 'feeds'],
  ['reviews', 'reviews'],
  ['events', 'events'],
]);
const PICTURE = /^(\w+)\/([\w-]+\.(?:avif|webp))$/;

/** Rendered pictures: object name to bytes. What is missing is drawn. */
export type Art = ReadonlyMap<string, Uint8Array>;

/** Returns the files of the archive by path, such as `products/gorae-low-WHITE-1.avif`; throws where there is no archive. */
export async function readArchive(file = ARCHIVE): Promise<ReadonlyMap<string, Uint8Array>> {
  return new Map(Object.entries(unzipSync(await readFile(file))));
}

/** Returns the pictures of an archive by their object names; other files in it are left out. */
export async function readArt(file = ARCHIVE): Promise<Art> {
  const art = new Map<string, Uint8Array>();
  for (const [path, bytes] of await readArchive(file)) {
    const [, part = '', name] = PICTURE.exec(path) ?? [];
    const area = AREAS.get(part);
    if (area) art.set(`images/${area}/${name}`, bytes);
  }
  return art;
}
