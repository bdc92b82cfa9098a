import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COLORS } from '#domain/catalogue/colors.ts';
import { PRODUCTS, type SeedProduct } from './catalogue.ts';
import { NO_IMAGE } from './no-image.ts';
import { drawScene, drawShoe, VIEWS } from './shoe-art.ts';

/** Feed pictures that exist; feed n shows picture n modulo this number. */
export const SCENES = 24;

const colorHex = new Map<string, string>(COLORS.map(({ code, hex }) => [code, hex]));
const hexOf = (code: string): string => colorHex.get(code) ?? '#9a948c';

/** Object name of one drawn product picture; `view` counts from 1. */
export const productPicture = (slug: string, color: string, view: number): string =>
  `images/products/${slug}-${color}-${view}.svg`;

export const scenePicture = (index: number): string => `images/feeds/scene-${(index % SCENES) + 1}.svg`;
export const eventPicture = (index: number): string => `images/events/event-${index + 1}.svg`;

/** Draws what the folder does not hold yet; the drawings are the same every time. */
export async function writePictures(root: string): Promise<void> {
  for (const [name, draw] of allPictures()) {
    const path = join(root, name);
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, draw());
  }
  await mkdir(join(root, 'images/common'), { recursive: true });
  await writeFile(join(root, 'images/common/no-image.png'), NO_IMAGE);
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
