import { COLORS } from '#domain/catalogue/colors.ts';
import { variantAddress, variantOf } from '#domain/kit/pictures/picture-variants.ts';
import type { FileStore } from '../../kit/ports/file-store.ts';
import { PRODUCTS, type SeedProduct, STORES } from '../facts/catalogue.ts';
import type { Art } from './art.ts';
import { NO_IMAGE } from './no-image.ts';
import { drawMark, drawScene, drawShoe, VIEWS } from './shoe-art.ts';
import { drawnEvent, drawnProduct, drawnScene, SCENES } from './shown-pictures.ts';

const AREAS = ['common', 'products', 'feeds', 'reviews', 'events', 'stores'] as const;
const NO_IMAGE_NAME = 'images/common/no-image.png';
/** Files written concurrently. */
const TOGETHER = 64;

const colorHex = new Map<string, string>(COLORS.map(({ code, hex }) => [code, hex]));
const hexOf = (code: string): string => colorHex.get(code) ?? '#9a948c';

/** Stores rendered pictures and draws the others unless they exist; deterministic. */
export async function writePictures(files: FileStore, art: Art): Promise<void> {
  const listed = await Promise.all(AREAS.map((area) => files.list(area)));
  const held = new Set(listed.flat().map(({ name }) => name));
  const wanted = [...withWidest(art)].filter(([name]) => !held.has(name));
  await inBatches(wanted, ([name, bytes]) => files.put(name, bytes, { redrawable: true }));
  const drawings = [...allDrawings()].filter(([name]) => !held.has(name));
  await inBatches(drawings, ([name, draw]) => files.put(name, Buffer.from(draw()), { redrawable: true }));
  if (!held.has(NO_IMAGE_NAME)) await files.put(NO_IMAGE_NAME, NO_IMAGE, { redrawable: true });
}

async function inBatches<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += TOGETHER)
    await Promise.all(items.slice(start, start + TOGETHER).map(work));
}

/**
 * Returns whether a rendering is at most as wide as the widest variant, so that it is that variant.
 * Landscape banners are wider.
 */
const isWhole = (name: string): boolean =>
  name.endsWith('.avif') && !name.endsWith('-wide.avif') && variantOf(name) === null;

function* withWidest(art: Art): Generator<[name: string, bytes: Uint8Array]> {
  for (const [name, bytes] of art) {
    yield [name, bytes];
    if (isWhole(name)) yield [variantAddress(name, 800, 'avif'), bytes];
  }
}

function* allDrawings(): Generator<[string, () => string]> {
  for (const product of PRODUCTS) yield* drawingsOf(product);
  for (let index = 0; index < SCENES; index += 1) {
    const product = PRODUCTS[(index * 5) % PRODUCTS.length];
    if (product)
      yield [drawnScene(index), () => drawScene(product.category, hexOf(product.colors[0] ?? ''), index)];
  }
  for (const [index, { logo_url: name }] of STORES.entries()) yield [name, () => drawMark(index)];
  for (let index = 0; index < 4; index += 1) {
    yield [
      drawnEvent(index),
      () => drawScene('SNEAKERS', hexOf(['ORANGE', 'NAVY', 'GREEN', 'RED'][index] ?? ''), index + 1),
    ];
  }
}

function* drawingsOf({ slug, category, colors }: SeedProduct): Generator<[string, () => string]> {
  for (const color of colors) {
    for (const [index, view] of VIEWS.entries()) {
      yield [drawnProduct(slug, color, index + 1), () => drawShoe(category, hexOf(color), view)];
    }
  }
}
