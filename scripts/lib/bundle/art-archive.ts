import { zipSync } from 'fflate';

/** One date for every entry: the same pictures are the same bytes, whenever they are packed. The format begins in 1980. */
const PACKED_AT = new Date(1980, 0, 1, 12);

/** Returns a ZIP archive of these files by path, stored as they are: AVIF and WebP do not get smaller. */
export function packArchive(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 0, mtime: PACKED_AT });
}
