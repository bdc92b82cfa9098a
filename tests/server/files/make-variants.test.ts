import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantAddress, variantAddresses } from '#domain/kit/pictures/picture-variants.ts';
import { removeUpload } from '#server/files/images.ts';
import { makeVariants } from '#server/files/make-variants.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { photo } from '../../support/server/multipart.ts';

const UPLOAD = 'images/feeds/0b54ff1a-8b7e-4a3f-9d11-2f1f8a3c9e77.webp';
const OTHER = 'images/feeds/1c65ff1a-8b7e-4a3f-9d11-2f1f8a3c9e77.webp';

let files: FileStore;
beforeEach(async () => {
  files = memoryStore();
  await files.put(UPLOAD, await photo(600, 300, 'webp'));
  await files.put(OTHER, await photo(60, 30, 'webp'));
});
afterEach(() => vi.restoreAllMocks());

const held = async () => (await files.list('feeds')).map(({ name }) => name);
const all = () => [UPLOAD, OTHER, ...variantAddresses(UPLOAD)].sort();

describe('variants of an upload', () => {
  it('are each stored once after the job was killed in between, and nothing else is left', async () => {
    const put = files.put;
    const stored: string[] = [];
    let isKilled = false;
    vi.spyOn(files, 'put').mockImplementation(async (name, bytes, how) => {
      if (!isKilled && stored.length === 5) {
        isKilled = true;
        throw new Error('killed');
      }
      stored.push(name);
      await put(name, bytes, how);
    });
    await expect(makeVariants(files, UPLOAD)).rejects.toThrow('killed');
    expect(await held()).toHaveLength(7);
    await makeVariants(files, UPLOAD);
    await makeVariants(files, UPLOAD);
    expect(stored.sort()).toEqual([...variantAddresses(UPLOAD)].sort());
    expect((await held()).sort()).toEqual(all());
  });

  it('are made again if one was lost, as a file that may be deleted', async () => {
    await makeVariants(files, UPLOAD);
    const lost = variantAddress(UPLOAD, 320, 'webp');
    await files.remove(lost);
    const put = vi.spyOn(files, 'put');
    await makeVariants(files, UPLOAD);
    expect(put.mock.calls.map(([name, , how]) => [name, how])).toEqual([[lost, { redrawable: true }]]);
  });

  it('are not made for a deleted upload, and leftovers of a killed job are removed', async () => {
    await files.put(variantAddress(UPLOAD, 160, 'avif'), Buffer.from('left'));
    await files.remove(UPLOAD);
    await makeVariants(files, UPLOAD);
    expect(await held()).toEqual([OTHER]);
  });

  it('are deleted with an upload that is removed meanwhile', async () => {
    const put = files.put;
    vi.spyOn(files, 'put').mockImplementation(async (name, bytes, how) => {
      await removeUpload(files, UPLOAD);
      await put(name, bytes, how);
    });
    await makeVariants(files, UPLOAD);
    expect(await held()).toEqual([OTHER]);
  });
});
