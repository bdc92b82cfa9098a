// Size: names with and without a variant, and the formats that the decoder may read.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureKinds, variantAddress, variantAddresses } from '#domain/kit/pictures/picture-variants.ts';
import { derivedPictures } from '#server/files/derived-pictures.ts';
import { removeUpload, storePicture } from '#server/files/images.ts';
import { makeVariants } from '#server/files/make-variants.ts';
import { systemClock } from '#server/kit/context.ts';
import type { FileStore, UploadArea } from '#server/kit/ports/file-store.ts';
import { drawShoe } from '#server/seed/art/shoe-art.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { photo } from '../../support/server/multipart.ts';

const DRAWING = 'images/products/air-BLACK-1.svg';
const OLD = 'images/feeds/0b54ff1a-8b7e-4a3f-9d11-2f1f8a3c9e77.webp';

let folder: string;
let files: FileStore;
let derive: (name: string) => Promise<boolean>;
const warn = vi.fn();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sent-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  warn.mockClear();
  files = memoryStore();
  await files.put(DRAWING, Buffer.from(drawShoe('SNEAKERS', '#1d3557', 'side')));
  await files.put(OLD, await photo(1280, 640, 'webp'));
  derive = derivedPictures({ files, log: { warn } });
});

async function bytesOf(name: string): Promise<Buffer> {
  const file = await files.read(name);
  if (!file) throw new Error(`nothing is called ${name}`);
  return buffer(file.body);
}
/** Format and size read from the bytes. */
const factsOf = async (name: string): Promise<unknown[]> => {
  const bytes = await bytesOf(name);
  if (bytes.toString('latin1', 4, 12) === 'ftypavif') {
    // The size of the picture is in the box `ispe`.
    const size = bytes.indexOf('ispe') + 8;
    return ['avif', bytes.readUInt32BE(size), bytes.readUInt32BE(size + 4)];
  }
  const { format, width, height } = await sharp(bytes).metadata();
  return [format, width, height];
};
const held = async () =>
  (await Promise.all((['feeds', 'products', 'claims', 'common'] as const).map((area) => files.list(area))))
    .flat()
    .map(({ name }) => name);

/** A picture as a member uploads it. */
async function send(area: UploadArea, bytes: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  // No job is queued: tests of this file create variants themselves.
  const ports = { files, clock: systemClock, db: {} as never, jobs: { send: async () => {} } as never };
  return (await storePicture(ports, area, { path, size: bytes.length, sha256: '' })).objectName;
}

describe('uploaded picture', () => {
  const written = { avif: 'avif', webp: 'webp', jpg: 'jpeg' } as const;

  it('is stored alone, and in every width and format once its variants are made', async () => {
    const before = await held();
    const name = await send('feeds', await photo(1000, 2000));
    expect((await held()).filter((file) => !before.includes(file))).toEqual([name]);
    await makeVariants(files, name);
    // At most 1280 high, so 640 wide.
    for (const { width, format } of pictureKinds()) {
      const wide = Math.min(width, 640);
      expect(await factsOf(variantAddress(name, width, format))).toEqual([written[format], wide, wide * 2]);
    }
  });

  it('of small size is not enlarged, and all variant names answer', async () => {
    const name = await send('reviews', await photo(200, 100));
    await makeVariants(files, name);
    for (const { width, format } of pictureKinds())
      expect((await factsOf(variantAddress(name, width, format)))[1]).toBe(Math.min(width, 200));
  });

  it('in a private area has its one small size and no variants', async () => {
    const name = await send('claims', await photo(900, 600));
    expect((await files.list('claims')).map((file) => file.name)).toEqual([
      name,
      variantAddress(name, 480, 'webp'),
    ]);
    for (const variant of variantAddresses(name)) expect(await derive(variant)).toBe(false);
    expect(await files.list('claims')).toHaveLength(2);
  });

  it('gets a lost variant again, with the same bytes', async () => {
    const sent = await send('feeds', await photo(900, 600));
    await makeVariants(files, sent);
    const name = variantAddress(sent, 320, 'avif');
    const first = await bytesOf(name);
    await files.remove(name);
    expect(await derive(name)).toBe(true);
    expect((await bytesOf(name)).equals(first)).toBe(true);
  });
});

describe('variant that does not exist yet', () => {
  it.each(pictureKinds())('is made of a drawing in $width and $format', async ({ width, format }) => {
    const name = variantAddress(DRAWING, width, format);
    expect(await derive(name)).toBe(true);
    expect(await factsOf(name)).toEqual([format === 'jpg' ? 'jpeg' : format, width, width]);
  });

  it('is made of an upload of an earlier version, which keeps its small copy', async () => {
    const small = variantAddress(OLD, 480, 'webp');
    await files.put(small, Buffer.from('as it was'));
    expect(await derive(variantAddress(OLD, 480, 'avif'))).toBe(true);
    expect(await factsOf(variantAddress(OLD, 480, 'avif'))).toEqual(['avif', 480, 240]);
    expect((await bytesOf(small)).toString()).toBe('as it was');
  });

  it('is made once for concurrent requests, as a file that may be deleted', async () => {
    const put = vi.spyOn(files, 'put');
    const name = variantAddress(DRAWING, 480, 'avif');
    const answers = await Promise.all(Array.from({ length: 30 }, () => derive(name)));
    expect(answers).toEqual(Array(30).fill(true));
    expect(put.mock.calls.map(([put, , how]) => [put, how])).toEqual([[name, { redrawable: true }]]);
  });

  it('waits in a queue of fixed length, and can be requested again later', async () => {
    const names = Array.from({ length: 70 }, (_, index) => `images/products/air-BLACK-${index}.svg`);
    for (const name of names) await files.put(name, await bytesOf(DRAWING));
    const asked = names.map((name) => variantAddress(name, 160, 'webp'));
    const answers = await Promise.allSettled(asked.map(derive));
    const refused = answers.flatMap((answer, index) => (answer.status === 'rejected' ? [index] : []));
    expect(refused).toHaveLength(9);
    const [first = 0] = refused;
    expect(answers[first]).toMatchObject({ reason: { code: 'SERVICE_UNAVAILABLE' } });
    expect(await derive(asked[first] ?? '')).toBe(true);
  });

  it.each([
    variantAddress('images/products/none.svg', 480, 'avif'),
    DRAWING.replace('.svg', '-481.avif'),
    DRAWING.replace('.svg', '-480.gif'),
    DRAWING.replace('.svg', '-480.svg'),
    DRAWING.replace('.svg', '-480-480.avif'),
    'images/products/../products/air-BLACK-1-480.avif',
    'images/common/no-image-480.avif',
    OLD.replace('.webp', '-480-160.webp'),
  ])('with the name %s is 404', async (name) => {
    await files.put(variantAddress(OLD, 480, 'webp'), await photo(480, 240, 'webp'));
    await files.put('images/common/no-image.png', await photo(40, 40, 'png'));
    const before = await held();
    expect(await derive(name)).toBe(false);
    expect(await held()).toEqual(before);
  });

  it.each([
    ['half a picture', async () => (await photo(900, 900, 'webp')).subarray(0, 400)],
    ['nothing', async () => Buffer.alloc(0)],
    ['a drawing of too many pixels', async () => Buffer.from(svg('width="90000" height="90000"'))],
  ])('of %s is 404, and the failure is logged', async (_, bytes) => {
    await files.put(DRAWING, await bytes());
    expect(await derive(variantAddress(DRAWING, 480, 'avif'))).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await held()).toEqual([OLD, DRAWING]);
  });

  it('is not kept if its picture is deleted meanwhile', async () => {
    const put = files.put;
    vi.spyOn(files, 'put').mockImplementation(async (name, bytes, how) => {
      await removeUpload(files, OLD);
      await put(name, bytes, how);
    });
    expect(await derive(variantAddress(OLD, 320, 'jpg'))).toBe(false);
    expect(await held()).toEqual([DRAWING]);
  });
});

const svg = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/></svg>`;

describe('renderer of drawings', () => {
  it.each(['shoe.svg', 'shoe.webp', 'shoe'])(
    'cannot be reached with an upload, also under the name %s',
    async (name) => {
      const path = join(folder, name);
      await writeFile(path, svg('width="9" height="9"'));
      await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format');
      await expect(sharp(Buffer.from(svg('width="9" height="9"'))).metadata()).resolves.toMatchObject({
        format: 'svg',
      });
    },
  );

  it('loads nothing that a drawing refers to', async () => {
    await writeFile(join(folder, 'secret.png'), await photo(9, 9, 'png'));
    const link = `<image href="file://${join(folder, 'secret.png')}" width="9" height="9"/>`;
    const drawn = svg('width="9" height="9"').replace('<rect width="9" height="9"/>', link);
    const { channels } = await sharp(Buffer.from(drawn)).stats();
    expect(channels.map(({ max }) => max)).toEqual([0, 0, 0, 0]);
  });
});
