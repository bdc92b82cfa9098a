import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Beside this file in the source tree; the build copies the folder beside the bundle.
const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'art');
/** Folders of rendered pictures, and the area of the store that each goes to. */
const AREAS = {
  products: 'products',
  turns: 'products',
  feeds: 'feeds',
  reviews: 'reviews',
  events: 'events',
};
const PICTURE = /^[\w-]+\.(avif|webp)$/;

/** Rendered pictures on this server's disk: object name to path. What is missing is drawn. */
export type Art = ReadonlyMap<string, string>;

/** Everything that was rendered by now. */
export async function readArt(folder = FOLDER): Promise<Art> {
  const found = await Promise.all(
    Object.entries(AREAS).map(async ([part, area]) => {
      const files = await readdir(join(folder, part)).catch(() => []);
      return files
        .filter((file) => PICTURE.test(file))
        .map((file) => [`images/${area}/${file}`, join(folder, part, file)] as const);
    }),
  );
  return new Map(found.flat());
}
