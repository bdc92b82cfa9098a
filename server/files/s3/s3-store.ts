import { Readable } from 'node:stream';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import type { S3Settings } from '../../config.ts';
import type { FileStore, StoredFile } from '../../kit/ports/file-store.ts';
import { contentTypeOf } from '../content-type.ts';
import { FileStoreUnavailable } from '../file-store-unavailable.ts';
import { areaOf, isPrivate } from '../object-name.ts';
import { keyOf } from './object-key.ts';
import { s3Client } from './s3-client.ts';
import { errorCodeOf } from './s3-error.ts';
import { listArea } from './s3-listing.ts';

const NOT_FOUND = 404;
const FOREVER = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'private, no-store';

/**
 * File storage in a bucket of an S3-compatible store, which stores an object completely or not at
 * all. Every method rejects with `FileStoreUnavailable` if the store gives no answer or refuses it.
 */
export function s3Store(settings: S3Settings): FileStore {
  const client = s3Client(settings);
  /** Sends a request; null if there is no such object. */
  const ask = async (...call: Parameters<typeof client>): Promise<Response | null> => {
    const response = await client(...call).catch((error: unknown) => {
      throw new FileStoreUnavailable(error);
    });
    if (response.ok) return response;
    const code = await errorCodeOf(response).catch(() => '');
    // Without its bucket, no file of the shop can be called missing.
    if (response.status === NOT_FOUND && code !== 'NoSuchBucket') return null;
    throw new FileStoreUnavailable(new Error(`the file storage answered ${response.status} ${code}`));
  };
  return {
    urlOf: contentAddress,
    async put(name, bytes) {
      const body = new Uint8Array(bytes);
      const written = await ask('PUT', keyOf(name), { body, headers: headersOf(name) });
      await written?.body?.cancel();
      if (!written) throw new FileStoreUnavailable(new Error('the file storage does not accept a file'));
    },
    async read(name) {
      const response = areaOf(name) && (await ask('GET', keyOf(name)));
      return response ? toFile(response) : null;
    },
    async has(name) {
      return areaOf(name) !== null && (await ask('HEAD', keyOf(name))) !== null;
    },
    async remove(name) {
      if (areaOf(name)) await (await ask('DELETE', keyOf(name)))?.body?.cancel();
    },
    list: (area) => listArea(async (query) => textOf(await ask('GET', '', { query })), area),
  };
}

/** Headers that a content host in front of the bucket passes on. */
function headersOf(name: string): Record<string, string> {
  const area = areaOf(name);
  return {
    'content-type': contentTypeOf(name),
    'cache-control': area && isPrivate(area) ? NOT_KEPT : FOREVER,
  };
}

function toFile({ headers, body }: Response): StoredFile {
  return {
    size: Number(headers.get('content-length')),
    writtenAt: new Date(headers.get('last-modified') ?? 0),
    body: Readable.from(body ?? [], { objectMode: false }),
  };
}

async function textOf(response: Response | null): Promise<string> {
  if (!response) throw new FileStoreUnavailable(new Error('the file storage has no such bucket'));
  return response.text().catch((error: unknown) => {
    throw new FileStoreUnavailable(error);
  });
}
