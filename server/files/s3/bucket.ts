import { Readable } from 'node:stream';
import type { S3Settings } from '../../config.ts';
import type { StoredFile } from '../../kit/ports/file-store.ts';
import { FileStoreUnavailable } from '../file-store-unavailable.ts';
import { s3Client } from './s3-client.ts';
import { errorCodeOf } from './s3-error.ts';
import { type ListedObject, listObjects } from './s3-listing.ts';

const NOT_FOUND = 404;

/** Objects of a bucket by their keys. */
export type Bucket = {
  /** Stores an object completely or not at all; `headers` are returned with it. */
  put(key: string, bytes: Uint8Array, headers: Record<string, string>): Promise<void>;
  /** Returns null if the key does not exist. The caller must consume or destroy the body. */
  read(key: string): Promise<StoredFile | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Lists all objects whose keys start with a prefix. */
  list(prefix: string): Promise<ListedObject[]>;
};

/**
 * Opens a bucket. Every method rejects with `FileStoreUnavailable` if the store gives no answer or
 * refuses it.
 */
export function openBucket(settings: S3Settings): Bucket {
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
    async put(key, bytes, headers) {
      const written = await ask('PUT', key, { body: new Uint8Array(bytes), headers });
      await written?.body?.cancel();
      if (!written) throw new FileStoreUnavailable(new Error('the file storage does not accept a file'));
    },
    async read(key) {
      const response = await ask('GET', key);
      return response && toFile(response);
    },
    has: async (key) => (await ask('HEAD', key)) !== null,
    async remove(key) {
      await (await ask('DELETE', key))?.body?.cancel();
    },
    list: (prefix) => listObjects(async (query) => textOf(await ask('GET', '', { query })), prefix),
  };
}

const toFile = ({ headers, body }: Response): StoredFile => ({
  size: Number(headers.get('content-length')),
  writtenAt: new Date(headers.get('last-modified') ?? 0),
  body: Readable.from(body ?? [], { objectMode: false }),
});

async function textOf(response: Response | null): Promise<string> {
  if (!response) throw new FileStoreUnavailable(new Error('the file storage has no such bucket'));
  return response.text().catch((error: unknown) => {
    throw new FileStoreUnavailable(error);
  });
}
