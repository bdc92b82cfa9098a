import * as THREE from 'three';
import { COLORS, type ColorCode } from '#domain/catalogue/colors.ts';

export type { ColorCode };

const WHITEST = 0.86;
const BLACKEST = 0.1;

/** A colour as a thing has it: no paper white (its form would be lost in the light) and no ink black. */
export function tame(hex: string) {
  const color = new THREE.Color(hex);
  const hsl = { h: 0, s: 0, l: 0 };
  color.getHSL(hsl, THREE.SRGBColorSpace);
  const light = Math.min(WHITEST, Math.max(BLACKEST, hsl.l));
  return `#${color.setHSL(hsl.h, hsl.s, light, THREE.SRGBColorSpace).getHexString()}`;
}

/** The same colour lighter (up to 1) or darker (down to -1). */
export function shade(hex: string, by: number) {
  const color = new THREE.Color(hex);
  const hsl = { h: 0, s: 0, l: 0 };
  color.getHSL(hsl, THREE.SRGBColorSpace);
  const light = by > 0 ? hsl.l + (0.92 - hsl.l) * by : hsl.l * (1 + by);
  return `#${color.setHSL(hsl.h, hsl.s, light, THREE.SRGBColorSpace).getHexString()}`;
}

export const blend = (a: string, b: string, k: number) =>
  `#${new THREE.Color(a).lerp(new THREE.Color(b), k).getHexString()}`;

/** The colour of a product, and what a maker would put beside it. */
export type Dye = {
  code: ColorCode;
  main: string;
  /** Seen as light: dark details stand out on it. */
  light: boolean;
  deep: string;
  pale: string;
};

export function dye(code: ColorCode): Dye {
  const found = COLORS.find((color) => color.code === code);
  if (!found) throw new Error(`no colour ${code}`);
  const main = tame(found.hex);
  const hsl = { h: 0, s: 0, l: 0 };
  new THREE.Color(main).getHSL(hsl, THREE.SRGBColorSpace);
  return { code, main, light: hsl.l > 0.6, deep: shade(main, -0.35), pale: shade(main, 0.45) };
}

export const CHALK = '#dedbd3';
export const CREAM = '#d9cfb8';
export const INK = '#26272a';
export const GUM = '#a9743f';
export const TAN = '#b98c5d';
