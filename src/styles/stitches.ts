import { createStitches } from '@stitches/react';
import { DARK } from './roles.ts';
import { tokens } from './tokens.ts';

/** Screens of phones: one column, and a panel only when it is asked for. */
export const SMALL = '(max-width: 768px)';
/** Phones held upright: two cards in a row. */
export const PHONE = '(max-width: 599px)';
/** Wider than a phone held upright: more columns, and space at the edges. */
export const TABLET = '(min-width: 600px)';
/** Screens with room for a side column, larger titles and four cards in a row. */
export const WIDE = '(min-width: 1024px)';

/**
 * In browsers the values of tokens and the base styles stand in the sheet of the page, which the server or the build has
 * written (scripts/lib/bundle/plain-sheet.ts); code only needs their names, which Stitches does not look up.
 */
const isWritten = import.meta.env.PROD && !import.meta.env.SSR && !__INSPECTOR__;
// Nothing reads a value of it: the type alone says which names there are.
const namesOnly = {} as typeof tokens;

const stitches = createStitches({
  prefix: 'fs',
  theme: isWritten ? namesOnly : tokens,
  media: {
    small: SMALL,
    phone: PHONE,
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
const dark = isWritten ? null : stitches.createTheme('dark', { colors: DARK });

// Stitches writes its rule when the name is read: where no sheet has been written, the page does it itself.
const night = () => dark?.className;
night();

const written: (() => unknown)[] = [night];
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
