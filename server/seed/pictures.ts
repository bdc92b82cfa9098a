import { COLORS } from '#domain/catalogue/colors.ts';
import type { FileStore } from '../kit/ports/file-store.ts';
import { PRODUCTS, type SeedProduct } from './catalogue.ts';
import { NO_IMAGE } from './no-image.ts';
import { drawScene, drawShoe, VIEWS } from './shoe-art.ts';

/** Feed pictures that exist; feed n shows picture n modulo this number. */
export const SCENES = 24;
const DRAWN_AREAS = ['products', 'feeds', 'events'] as const;

const colorHex = new Map<string, string>(COLORS.map(({ code, hex }) => [code, hex]));
const hexOf = (code: string): string => colorHex.get(code) ?? '#9a948c';

/** Object name of one drawn product picture; `view` counts from 1. */
export const productPicture = (slug: string, color: string, view: number): string =>
  `images/products/${slug}-${color}-${view}.svg`;

export const scenePicture = (index: number): string => `images/feeds/scene-${(index % SCENES) + 1}.svg`;
export const eventPicture = (index: number): string => `images/events/event-${index + 1}.svg`;

/** Draws what the store does not hold yet; the drawings are the same every time. */
export async function writePictures(files: FileStore): Promise<void> {
  const listed = await Promise.all(DRAWN_AREAS.map((area) => files.list(area)));
  const held = new Set(listed.flat().map(({ name }) => name));
  for (const [name, draw] of allPictures())
    if (!held.has(name)) await files.put(name, Buffer.from(draw()), { redrawable: true });
  await files.put('images/common/no-image.png', NO_IMAGE, { redrawable: true });
}

function* allPictures(): Generator<[string, () => string]> {
  for (const product of PRODUCTS) yield* picturesOf(product);
  for (let index = 0; index < SCENES; index += 1) {
    const product = PRODUCTS[(index * 5) % PRODUCTS.length];
    if (product)
      yield [scenePicture(index), () => drawScene(product.category, hexOf(product.colors[0] ?? ''), index)];
  }
  for (let index = 0; index < 4; index += 1) {
    yield [
      eventPicture(index),
      () => drawScene('SNEAKERS', hexOf(['ORANGE', 'NAVY', 'GREEN', 'RED'][index] ?? ''), index + 1),
    ];
  }
}

function* picturesOf({ slug, category, colors }: SeedProduct): Generator<[string, () => string]> {
  for (const color of colors) {
    for (const [index, view] of VIEWS.entries()) {
      yield [productPicture(slug, color, index + 1), () => drawShoe(category, hexOf(color), view)];
    }
  }
}
