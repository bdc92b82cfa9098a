import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import type { FileStore, ListedFile } from '../../kit/ports/file-store.ts';
import { contentTypeOf } from '../content-type.ts';
import { areaOf, isPrivate } from '../object-name.ts';
import type { Bucket } from './bucket.ts';
import { keyOf, nameOf, prefixOf } from './object-key.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'private, no-store';

/** File storage in a bucket. */
export const s3Store = (bucket: Bucket): FileStore => ({
  urlOf: contentAddress,
  put: async (name, bytes) => bucket.put(keyOf(name), bytes, headersOf(name)),
  read: async (name) => (areaOf(name) ? bucket.read(keyOf(name)) : null),
  has: async (name) => areaOf(name) !== null && bucket.has(keyOf(name)),
  async remove(name) {
    if (areaOf(name)) await bucket.remove(keyOf(name));
  },
  async list(area) {
    const files: ListedFile[] = [];
    for (const { key, size, writtenAt } of await bucket.list(prefixOf(area))) {
      const name = nameOf(key);
      // Keys that are no file of the shop are left alone.
      if (name !== null) files.push({ name, size, writtenAt });
    }
    return files;
  },
});

/** Headers that a content host in front of the bucket passes on. */
function headersOf(name: string): Record<string, string> {
  const area = areaOf(name);
  return {
    'content-type': contentTypeOf(name),
    'cache-control': area && isPrivate(area) ? NOT_KEPT : FOREVER,
  };
}
