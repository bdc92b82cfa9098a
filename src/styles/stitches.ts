import { createStitches } from '@stitches/react';
import { families } from './fonts.ts';
import { DARK, LIGHT } from './roles.ts';

/** Screens of phones: one column, and a panel only when it is asked for. */
export const SMALL = '(max-width: 768px)';
/** Wider than a phone held upright: more columns, and space at the edges. */
export const TABLET = '(min-width: 600px)';
/** Screens with room for a side column, larger titles and four cards in a row. */
export const WIDE = '(min-width: 1024px)';

/** Design tokens; `roles.ts` says what each colour is for. Type grows at WIDE (global.ts). */
const stitches = createStitches({
  prefix: 'fs',
  theme: {
    colors: LIGHT,
    space: {
      0: '2px',
      1: '4px',
      2: '8px',
      3: '12px',
      4: '16px',
      5: '20px',
      6: '24px',
      7: '32px',
      8: '40px',
      9: '56px',
      10: '80px',
      // Between the edge of the screen and what it shows, and between its sections.
      gutter: '16px',
      section: '40px',
    },
    radii: { tile: '0', control: '8px', card: '12px', sheet: '20px', round: '9999px' },
    fonts: {
      body: families,
    },
    fontSizes: {
      micro: '11px',
      meta: '13px',
      label: '14px',
      body: '15px',
      // A smaller field makes phones zoom in.
      field: '16px',
      title3: '16px',
      title2: '18px',
      title1: '22px',
      display: '30px',
      priceS: '14px',
      priceM: '16px',
      priceL: '22px',
    },
    fontWeights: { regular: '400', semibold: '600', bold: '700' },
    lineHeights: { display: '1.16', tight: '1.3', title: '1.35', snug: '1.4', body: '1.6' },
    sizes: {
      header: '60px',
      headerSmall: '70px',
      // Where the header of a phone ends at the moment: at the edge, while it is away.
      headerEnd: '70px',
      tabBar: '56px',
      sidebar: '280px',
      control: '48px',
      controlSmall: '40px',
      controlLarge: '52px',
      page: '1320px',
      reading: '720px',
      badge: '80px',
      badgeCard: '280px',
    },
    shadows: {
      bar: '0 1px 0 $colors$line',
      floating: '0 8px 28px $colors$shade',
      sheet: '0 -8px 40px $colors$shade',
    },
    // What lies above what: parts of the page that stay in sight, then what surrounds it, then what asks.
    zIndices: {
      undo: '5',
      bar: '10',
      header: '40',
      sidebar: '45',
      menu: '50',
      dialog: '61',
      question: '70',
      toast: '80',
      skip: '90',
    },
    transitions: {
      fast: '120ms cubic-bezier(.2, 0, 0, 1)',
      move: '240ms cubic-bezier(.2, .8, .2, 1)',
      leave: '160ms cubic-bezier(.2, 0, 0, 1)',
    },
  },
  media: {
    small: SMALL,
    phone: '(max-width: 599px)',
    tablet: TABLET,
    wide: WIDE,
    narrow: '(max-width: 1023px)',
    huge: '(min-width: 1440px)',
    reduced: '(prefers-reduced-motion: reduce)',
    hover: '(hover: hover)',
  },
});

export const { styled, css, globalCss, theme, getCssText } = stitches;

/** The page at night; its name is the class that the script in the head of the page sets before the first paint. */
const dark = stitches.createTheme('dark', { colors: DARK });

const written: (() => string)[] = [() => dark.className];
/** Steps of an animation. Stitches writes their rule once, when the name is first read. */
export const keyframes: typeof stitches.keyframes = (steps) => {
  const made = stitches.keyframes(steps);
  written.push(() => made.name);
  return made;
};

/** Empties the sheet for the next page that the server draws: only what that page uses goes into it. */
export function emptySheet(): void {
  stitches.reset();
  for (const write of written) write();
}

/** At most this many lines; dots stand for the rest. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;

/** The visible ring of every focusable block; two tones so that it shows on any background. */
export const focusRing = {
  outline: '2px solid $ink',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px $colors$bg',
} as const;
