import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pictureKinds, variantAddress } from '#domain/kit/pictures/picture-variants.ts';
import { derivedPictures } from '#server/files/derived-pictures.ts';
import type { FileStore } from '#server/kit/ports/file-store.ts';
import { type Art, readArt } from '#server/seed/art/art.ts';
import {
  categoryPicture,
  eventPictures,
  mainPicture,
  productPictures,
  reviewPicture,
  turnFrames,
  wornPicture,
} from '#server/seed/art/shown-pictures.ts';
import { writePictures } from '#server/seed/art/write-pictures.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { packArchive } from '../../../scripts/lib/bundle/art-archive.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const SIDE = 'images/products/gorae-low-WHITE-1.avif';
const SMALL = 'images/products/gorae-low-WHITE-1-320.avif';
const WIDE = 'images/events/event-1-wide.avif';
const FILES = [
  'products/gorae-low-WHITE-1.avif',
  'products/gorae-low-WHITE-1-320.avif',
  'products/gorae-low-WHITE-4.avif',
  'products/notes.txt',
  ...Array.from(
    { length: 24 },
    (_, n) => `turns/gorae-low-WHITE-turn-${String(n + 1).padStart(2, '0')}.avif`,
  ),
  'turns/baram-racer-MINT-turn-01.avif',
  'feeds/gorae-low-WHITE-1.avif',
  'events/event-1.avif',
  'events/event-1-wide.avif',
];

let folder: string;
let art: Art;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
  const archive = join(folder, 'art.zip');
  const bytes = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#c93333' } })
    .avif()
    .toBuffer();
  const rendered = FILES.map((name) => [name, Buffer.concat([bytes, Buffer.from(name)])] as const);
  await writeFile(archive, packArchive(new Map(rendered)));
  art = await readArt(archive);
  files = memoryStore();
  await writePictures(files, art);
});
afterAll(() => rm(folder, { recursive: true }));

const bytesOf = async (name: string) => {
  const file = await files.read(name);
  return file && buffer(file.body);
};
const [low, racer] = [PRODUCTS[0], PRODUCTS.find(({ slug }) => slug === 'baram-racer')];
if (!low || !racer) throw new Error('the catalogue has lost a shoe');

describe('rendered product picture', () => {
  it('is stored as its own widest variant, and the smaller ones are made', async () => {
    expect((await bytesOf(SIDE))?.toString().endsWith('gorae-low-WHITE-1.avif')).toBe(true);
    expect(await bytesOf(variantAddress(SIDE, 800, 'avif'))).toEqual(await bytesOf(SIDE));
    expect(await bytesOf(variantAddress(SMALL, 800, 'avif'))).toBeNull();
    expect(await bytesOf(variantAddress(WIDE, 800, 'avif'))).toBeNull();
    expect(await bytesOf('images/products/gorae-low-WHITE-turn-24.avif')).not.toBeNull();
    expect(await bytesOf('images/products/notes.txt')).toBeNull();
    expect((await bytesOf('images/products/gorae-low-NAVY-1.svg'))?.toString()).toContain('<svg');
  });

  it('is imported once', async () => {
    const put = vi.spyOn(files, 'put');
    await writePictures(files, art);
    const written = put.mock.calls.map(([name]) => name);
    expect(written.filter((name) => art.has(name))).toEqual([]);
  });

  it('is served for every missing variant, for old browsers as JPEG', async () => {
    const derive = derivedPictures({ files, log: { warn: vi.fn() } });
    for (const { width, format } of pictureKinds()) {
      const name = variantAddress(SIDE, width, format);
      if ((await bytesOf(name)) === null) expect([name, await derive(name)]).toEqual([name, true]);
    }
    const jpeg = await bytesOf(variantAddress(SIDE, 480, 'jpg'));
    const { format, width } = await sharp(jpeg ?? Buffer.alloc(0)).metadata();
    expect([format, width]).toEqual(['jpeg', 480]);
  });

  it('is referenced by product rows per colour; without a side view the drawing is', () => {
    expect(productPictures(art, low, 'WHITE')).toEqual([SIDE, 'images/products/gorae-low-WHITE-4.avif']);
    expect(productPictures(art, low, 'NAVY')).toEqual(
      [1, 2, 3].map((view) => `images/products/gorae-low-NAVY-${view}.svg`),
    );
    expect([mainPicture(art, low), categoryPicture(art, 'SNEAKERS')]).toEqual([SIDE, SIDE]);
    expect([turnFrames(art, low).length, turnFrames(art, racer).length]).toEqual([24, 0]);
    const worn = { url: 'images/feeds/gorae-low-WHITE-1.avif', width: 640, height: 800 };
    expect([wornPicture(art, low, 'WHITE', 3), reviewPicture(art, low, 'WHITE', 3)]).toEqual([worn, worn]);
    expect(wornPicture(art, low, 'NAVY', 3).url).toBe('images/feeds/scene-4.svg');
    expect(eventPictures(art, 0)).toEqual({ image_url: 'images/events/event-1.avif', wide_image_url: WIDE });
    expect(eventPictures(art, 1)).toEqual({ image_url: 'images/events/event-2.svg', wide_image_url: null });
  });
});

describe('shop with a rendered picture', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
    await writePictures(shop.files, art);
  });
  afterAll(() => shop?.close());

  it('serves it with its content type', async () => {
    const name = `/content/${WIDE}`;
    const types = async (url: string) => (await shop.app.inject({ url })).headers['content-type'];
    expect(await types(name)).toBe('image/avif');
    expect(await types(variantAddress(name, 480, 'avif'))).toBe('image/avif');
    expect(await types(variantAddress(name, 480, 'jpg'))).toBe('image/jpeg');
  });
});
