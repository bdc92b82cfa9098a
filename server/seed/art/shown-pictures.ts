import { FACES, PRODUCTS, type SeedCategory, type SeedProduct } from '../facts/catalogue.ts';
import type { Art } from './art.ts';
import { VIEWS } from './shoe-art.ts';

/** Number of drawn scenes; missing feed pictures use scene n modulo this number. */
export const SCENES = 24;
/** Views of a rendered product: side, three-quarter, pair, top, heel, sole. */
const RENDERED_VIEWS = 6;
const FRAMES = 24;

type Shoe = Pick<SeedProduct, 'slug' | 'colors'>;
/** Picture of a row with its size. */
export type ShownPicture = { url: string; width: number; height: number };

const counted = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Returns the object name of a drawn product picture; `view` counts from 1. */
export const drawnProduct = (slug: string, color: string, view: number): string =>
  `images/products/${slug}-${color}-${view}.svg`;
/** Returns the file name of the sample feed picture by index. */
export const drawnScene = (index: number): string => `images/feeds/scene-${(index % SCENES) + 1}.svg`;
/** Returns the file name of the sample event picture by index. */
export const drawnEvent = (index: number): string => `images/events/event-${index + 1}.svg`;

/** Returns the views of a product in one colour, side first: rendered ones, else drawings. */
export function productPictures(art: Art, { slug }: Shoe, color: string): string[] {
  const rendered = counted(RENDERED_VIEWS).map((view) => `images/products/${slug}-${color}-${view}.avif`);
  return rendered.slice(0, 1).every((name) => art.has(name))
    ? rendered.filter((name) => art.has(name))
    : counted(VIEWS.length).map((view) => drawnProduct(slug, color, view));
}

/** Returns the side view of a product in its first colour. */
export const mainPicture = (art: Art, shoe: Shoe): string =>
  productPictures(art, shoe, shoe.colors[0] ?? '')[0] ?? '';

/** Returns the frames of the 360-degree view in the first colour; empty unless complete. */
export function turnFrames(art: Art, { slug, colors }: Shoe): string[] {
  const frames = counted(FRAMES).map(
    (frame) => `images/products/${slug}-${colors[0]}-turn-${String(frame).padStart(2, '0')}.avif`,
  );
  return frames.every((name) => art.has(name)) ? frames : [];
}

/** Returns the picture of a category; null if there is none. */
export function categoryPicture(art: Art, type: SeedCategory): string | null {
  const shoe = PRODUCTS.find(({ slug }) => slug === FACES[type]);
  return shoe ? mainPicture(art, shoe) : null;
}

/** View of the pair, used where no worn picture exists. */
const PAIR = 3;

/** Returns the first existing scene; else the pair in this colour, else a drawing. */
function shownIn(art: Art, scenes: readonly string[], pair: string, standIn: number): ShownPicture {
  const scene = scenes.find((one) => art.has(one));
  if (scene) return { url: scene, width: 640, height: 800 };
  return { url: art.has(pair) ? pair : drawnScene(standIn), width: 800, height: 800 };
}

const wornName = (slug: string, color: string): string => `images/feeds/${slug}-${color}-1.avif`;
const pairName = (slug: string, color: string): string => `images/products/${slug}-${color}-${PAIR}.avif`;

/** Returns the picture of the worn shoe in this colour. */
export const wornPicture = (art: Art, { slug }: Shoe, color: string, standIn: number): ShownPicture =>
  shownIn(art, [wornName(slug, color)], pairName(slug, color), standIn);

/** Returns the review picture of the shoe in this colour. */
export const reviewPicture = (art: Art, { slug }: Shoe, color: string, standIn: number): ShownPicture =>
  shownIn(
    art,
    [`images/reviews/${slug}-${color}-2.avif`, wornName(slug, color)],
    pairName(slug, color),
    standIn,
  );

/** Returns the portrait and landscape pictures of an event; no landscape drawings exist. */
export function eventPictures(art: Art, index: number): { image_url: string; wide_image_url: string | null } {
  const [upright, wide] = [
    `images/events/event-${index + 1}.avif`,
    `images/events/event-${index + 1}-wide.avif`,
  ];
  return {
    image_url: art.has(upright) ? upright : drawnEvent(index),
    wide_image_url: art.has(wide) ? wide : null,
  };
}
