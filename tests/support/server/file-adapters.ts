import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { folderStore } from '#server/files/folder-store.ts';
import { openS3 } from '#server/files/s3/open-s3.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { cutBody, startS3 } from '../stand-ins/s3-stand-in.ts';

/** A file store to test, and how a write to it breaks off half way. */
export type OpenedAdapter = {
  store: FileStore;
  /** From now on writes break off; returns how to mend it. */
  breakWrites(): Promise<() => void>;
  end(): Promise<void>;
};

/** Every adapter of the shop's file storage. */
export const FILE_ADAPTERS: readonly (readonly [string, () => Promise<OpenedAdapter>])[] = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
];

async function openFolder(): Promise<OpenedAdapter> {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  return {
    store: folderStore(root),
    async breakWrites() {
      const file = await open(join(root, 'any'), 'w');
      const spy = vi.spyOn(Object.getPrototypeOf(file), 'writeFile');
      await file.close();
      spy.mockImplementation(async function writeHalf(this: typeof file, bytes: unknown) {
        if (bytes instanceof Uint8Array) await this.write(bytes.subarray(0, bytes.length / 2));
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      });
      return () => spy.mockRestore();
    },
    end: () => rm(root, { recursive: true, force: true }),
  };
}

async function openBucket(): Promise<OpenedAdapter> {
  const s3 = await startS3();
  return {
    store: (await openS3(s3.settings)).store,
    async breakWrites() {
      s3.ail(cutBody);
      return () => s3.ail(null);
    },
    end: s3.end,
  };
}
