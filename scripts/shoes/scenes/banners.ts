import type { Grade } from './film.ts';
import type { SettingName } from './settings.ts';
import type { Placed, Shot } from './shots.ts';

export type Stood = Placed & { slug: string; color: string; scale?: number };

export type Banner = {
  name: string;
  setting: SettingName;
  grade: Grade;
  shoes: readonly Stood[];
  from: Shot['from'];
  at: Shot['at'];
};

const pair = (slug: string, color: string): Stood[] => [
  { slug, color, x: 4.4, z: -3.6, turn: 0.46, foot: 'right' },
  { slug, color, x: -1.6, z: 2.0, turn: 0.3, foot: 'left' },
];
const row = (slug: string, colors: readonly [string, string, string]): Stood[] => [
  { slug, color: colors[0], x: 4.4, z: -6.4, turn: 0.3, foot: 'left', scale: 1.14 },
  { slug, color: colors[1], x: 0.6, z: -0.4, turn: 0.3, foot: 'left' },
  { slug, color: colors[2], x: -2.6, z: 4.6, turn: 0.3, foot: 'left', scale: 0.87 },
];

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
    shoes: row('gorae-low', ['NAVY', 'NAVY', 'NAVY']),
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
    ? { suffix: '-wide', width: 1600, height: 556, middle: [0.7, 0.46], wide: 0.44, tall: 0.72 }
    : { suffix: '-wide', width: 1600, height: 700, middle: [0.68, 0.44], wide: 0.48, tall: 0.7 },
];
