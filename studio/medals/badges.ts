import { BRONZE, COIN, drawMedal, GOLD, PLATINUM, type Ramp, SILVER } from './draw.ts';

/** Strokes of figures and of 만 in a box of 12 by 20. */
const SIGNS: Readonly<Record<string, string>> = {
  0: 'M6 0c4 0 6 3.6 6 10s-2 10-6 10-6-3.6-6-10S2 0 6 0z',
  1: 'M2 4.200L8 0v20',
  2: 'M.6 5.200C1.2 2 3.4 0 6.2 0 9.4 0 11.6 2 11.6 5c0 2.4-1.2 4.2-3.2 6.200L.4 20H12',
  4: 'M9 20V0L0 14h12',
  5: 'M11 0H2.200L1.2 8.800C2.4 7.6 4 7 6 7c3.6 0 6 2.6 6 6.4 0 4-2.6 6.6-6.4 6.600C3 20 1 18.8 0 16.6',
  만: 'M1 2h7v8H1zM12.5 0v13M12.5 6h3.500M3 14v5h10.5',
};
const WIDTHS: Readonly<Record<string, number>> = { 1: 8, 만: 16 };
const GAP = 4.5;

/** A short text in the middle of the medal, `top` units below its edge. */
function written(text: string, top: number, scale: number) {
  const widths = [...text].map((sign) => WIDTHS[sign] ?? 12);
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (widths.length - 1);
  const signs = [...text].map((sign, index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width + GAP, 0);
    return moved(SIGNS[sign] ?? '', left);
  });
  return {
    lines: signs.join(''),
    pen: 3.4,
    at: `translate(${48 - (whole * scale) / 2} ${top}) scale(${scale})`,
  };
}

/** A path some units to the right: only its absolute steps carry a place. */
const moved = (path: string, right: number): string =>
  path.replace(/([MLHCVS])([^a-zA-Z]*)/g, (_, step: string, numbers: string) => {
    const places = numbers.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const shifted = places.map((place, index) =>
      step !== 'V' && (step === 'H' || index % 2 === 0) ? place + right : place,
    );
    return `${step}${shifted.map((place) => Math.round(place * 100) / 100).join(' ')}`;
  });

const SHOE = {
  lines: 'M-16 6.500h32',
  shapes: 'M-16 3c0-4.5.4-8 1.3-12 3 2 6.7 1.8 9-.8 3.2 4.2 7.5 7.2 13.2 8 5 .7 8.2 2 8.5 5z',
};
const WON = { lines: 'M-11-8.500L-5.5 9 0-6.5 5.5 9 11-8.500M-13.5-1.500h27' };
const PEN = {
  lines:
    'M-10 10l1.8-7L5-10.200a3.2 3.2 0 0 1 4.6 0l.6.600a3.2 3.2 0 0 1 0 4.600L-3 8.200zM1.5-6.500l5.5 5.5',
};
const small = (top: number, emblem: { lines: string; shapes?: string }, scale = 0.82) => ({
  ...emblem,
  pen: 3.4,
  at: `translate(48 ${top}) scale(${scale})`,
});
const large = (emblem: { lines: string; shapes?: string }, scale = 1.3) => ({
  ...emblem,
  pen: 2.8,
  at: `translate(48 48) scale(${scale})`,
});

const NAVY: Ramp = ['#5b7fd0', '#28458f', '#111f4d'];
const GREEN: Ramp = ['#4fae86', '#1b6b4d', '#083a2a'];
const VIOLET: Ramp = ['#a07be0', '#5f3aa8', '#2e1766'];
const WINE: Ramp = ['#d0596e', '#8f2039', '#4d0a1c'];
const TEAL: Ramp = ['#4fb6c4', '#146d80', '#063a49'];
const INK: Ramp = ['#676c76', '#2c3037', '#0e1013'];

/** As large as the face has room for. */
const scaleOf = (text: string): number => (text.length > 3 ? 0.84 : text.includes('만') ? 1 : 1.25);

const counted = (rim: Ramp, face: Ramp, emblem: { lines: string; shapes?: string }, text: string) => ({
  rim,
  face,
  emblems: [small(33, emblem), written(text, text.includes('만') ? 48.5 : 47, scaleOf(text))],
});

/** What each badge looks like: the enamel tells what it is for, the rim how far one has come. */
const LOOKS = {
  FIRST_PURCHASE: { rim: BRONZE, face: NAVY, emblems: [large(SHOE, 1.36)] },
  PURCHASE_5: counted(BRONZE, NAVY, SHOE, '5'),
  PURCHASE_10: counted(SILVER, NAVY, SHOE, '10'),
  PURCHASE_20: counted(SILVER, NAVY, SHOE, '20'),
  PURCHASE_50: counted(GOLD, NAVY, SHOE, '50'),
  PURCHASE_100: counted(PLATINUM, NAVY, SHOE, '100'),
  AMOUNT_100K: counted(BRONZE, GREEN, WON, '10만'),
  AMOUNT_500K: counted(SILVER, GREEN, WON, '50만'),
  AMOUNT_1M: counted(GOLD, GREEN, WON, '100만'),
  AMOUNT_5M: counted(PLATINUM, GREEN, WON, '500만'),
  FIRST_REVIEW: { rim: BRONZE, face: VIOLET, emblems: [large(PEN, 1.5)] },
  REVIEW_10: counted(SILVER, VIOLET, PEN, '10'),
  REVIEW_50: counted(GOLD, VIOLET, PEN, '50'),
  REVIEW_100: counted(PLATINUM, VIOLET, PEN, '100'),
  VIP: {
    rim: GOLD,
    face: WINE,
    emblems: [
      large({ lines: 'M-12.5 12.500h25', shapes: 'M-16-8l8.2 6.600L0-13l7.8 11.600L16-8l-3.3 16h-25.400z' }),
    ],
  },
  LOYAL_CUSTOMER: {
    rim: ['#ffe1f3', '#b99bff', '#3fb4d8'],
    face: ['#ff8fc4', '#7a4be0', '#1a2f8f'],
    emblems: [
      large({
        lines: '',
        shapes:
          'M0 15.500C-6 11-14.5 4.5-14.5-3.500c0-4.7 3.3-8 7.5-8 2.8 0 5.4 1.4 7 4 1.6-2.6 4.2-4 7-4 4.2 0 7.5 3.3 7.5 8C14.5 4.5 6 11 0 15.500z',
      }),
    ],
  },
  EARLY_ADOPTER: {
    rim: SILVER,
    face: TEAL,
    emblems: [
      large({
        lines: 'M0 15V-2',
        shapes:
          'M-1.5 3C-9.5 3.5-14-1-14.5-9.5-6-9.5-1.5-5.5-1.5 3zM1.5-2C1.5-9 6-13.5 14.5-14 14.5-5.5 9.5-1.5 1.5-2z',
      }),
    ],
  },
  SNS_CONNECTOR: {
    rim: PLATINUM,
    face: TEAL,
    emblems: [
      large({
        lines: 'M-5-2.500L6-9M-5 2.500L6 9',
        shapes:
          'M-4 0a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM14-11a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM14 11a5 5 0 1 1-10 0 5 5 0 0 1 10 0z',
      }),
    ],
  },
  INFLUENCER: {
    rim: GOLD,
    face: INK,
    emblems: [
      large({
        lines: 'M-6.5 7.500l2 6.500M13.5-4.500c2 2.5 2 6.5 0 9',
        shapes: 'M-14-5h7L8-13.500v27L-7 5h-7z',
      }),
    ],
  },
  ANNIVERSARY_2024: {
    rim: GOLD,
    face: WINE,
    emblems: [
      small(
        33,
        {
          lines: '',
          shapes: 'M0-11l3.2 6.6 7.3 1-5.3 5.1 1.3 7.200L0 5.500l-6.5 3.4 1.3-7.2-5.3-5.1 7.3-1z',
        },
        0.9,
      ),
      written('2024', 49, scaleOf('2024')),
    ],
  },
} as const;

/** The medal of each badge, by the name of its file. */
export const badgeMedals = (): [name: string, svg: string][] =>
  Object.entries(LOOKS).map(([type, look]) => [
    `badges/${type.toLowerCase()}.svg`,
    drawMedal({ edge: COIN, ...look }),
  ]);

/** For a badge without a picture. */
export const defaultBadge = (): [name: string, svg: string] => [
  'default-badge.svg',
  drawMedal({
    edge: COIN,
    rim: SILVER,
    face: INK,
    emblems: [{ lines: 'M48 31c-2 10-8 19-17 26M46 42c4 7 10 12 19 15', pen: 4.5 }],
  }),
];
