import type { Grade } from './film.ts';
import type { SettingName } from './settings.ts';
import type { Placed, Shot } from './shots.ts';

export type Stood = Placed & { slug: string; color: string; scale?: number };

export type Banner = {
  name: string;
  setting: SettingName;
  grade: Grade;
  shoes: readonly Stood[];
  /** How they stand in the wide picture, when otherwise. */
  wideShoes?: readonly Stood[];
  from: Shot['from'];
  at: Shot['at'];
};

const pair = (slug: string, color: string): Stood[] => [
  { slug, color, x: 4.4, z: -3.6, turn: 0.46, foot: 'right' },
  { slug, color, x: -1.6, z: 2.0, turn: 0.3, foot: 'left' },
];
/** Three sizes of one shoe: one behind the other where the picture is upright, side by side where it is wide. */
const SIZES = [1.14, 1, 0.87] as const;
const sizes = (slug: string, color: string, at: readonly (readonly [number, number])[]): Stood[] =>
  at.map(([x, z], n) => ({ slug, color, x, z, turn: 0.3, foot: 'left', scale: SIZES[n] ?? 1 }));
const UPRIGHT = [
  [4.4, -6.4],
  [0.6, -0.4],
  [-2.6, 4.6],
] as const;
const WIDE = [
  [10.6, -3.4],
  [0, -0.6],
  [-9.2, 1.8],
] as const;

const LOW = { from: [-7, 5.4, 33], at: [0, 3.6, 0] } as const;
const HIGHER = { from: [-6, 10.5, 33], at: [0, 3, 0] } as const;

/** Pictures that text is laid over: shoes low, or to the right, and a light, even ground for the words. */
export const BANNERS: readonly Banner[] = [
  { name: 'hero-1', setting: 'sky', grade: 'cold', shoes: pair('baram-racer', 'MINT'), ...LOW },
  {
    name: 'hero-2',
    setting: 'snow',
    grade: 'warm',
    shoes: [
      { slug: 'cheotnun-chelsea', color: 'BROWN', x: 4.4, z: -3.8, turn: 0.5, foot: 'right' },
      { slug: 'ondol-suede', color: 'LIGHT_BROWN', x: -1.2, z: 2.2, turn: 0.34, foot: 'left' },
    ],
    ...LOW,
  },
  {
    name: 'hero-3',
    setting: 'hall',
    grade: 'cold',
    shoes: sizes('gorae-low', 'NAVY', UPRIGHT),
    wideShoes: sizes('gorae-low', 'NAVY', WIDE),
    ...HIGHER,
  },
  { name: 'event-1', setting: 'hall', grade: 'warm', shoes: pair('euljiro-loafer', 'BURGUNDY'), ...HIGHER },
  { name: 'event-2', setting: 'rain', grade: 'cold', shoes: pair('jangma-rain', 'YELLOW'), ...LOW },
  { name: 'event-3', setting: 'snow', grade: 'cold', shoes: pair('hanra-boots', 'DARK_BROWN'), ...LOW },
  {
    name: 'event-4',
    setting: 'beach',
    grade: 'warm',
    shoes: [
      { slug: 'yeoreum-braid', color: 'GOLD', x: 4.2, z: -3.6, turn: 0.5, foot: 'right' },
      { slug: 'jeju-cork', color: 'MUSTARD', x: -1.2, z: 2.0, turn: 0.36, foot: 'left' },
    ],
    ...HIGHER,
  },
];

type Format = {
  suffix: string;
  width: number;
  height: number;
  middle: Shot['middle'];
  wide: number;
  tall: number;
};

/** Upright for phones, wide for desktops; heroes on desktops are flatter still. */
export const formatsOf = (name: string): readonly Format[] => [
  { suffix: '', width: 800, height: 1000, middle: [0.5, 0.3], wide: 0.84, tall: 0.46 },
  name.startsWith('hero')
    ? { suffix: '-wide', width: 1600, height: 556, middle: [0.68, 0.46], wide: 0.52, tall: 0.72 }
    : { suffix: '-wide', width: 1600, height: 700, middle: [0.68, 0.44], wide: 0.48, tall: 0.7 },
];
