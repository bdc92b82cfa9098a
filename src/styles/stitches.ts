import { createStitches } from '@stitches/react';
import { DARK } from './roles.ts';
import { tokens } from './tokens.ts';

/** Media query of small screens: one column, panels only on request. */
export const SMALL = '(max-width: 768px)';
/** Media query of phones in portrait: two cards in a row. */
export const PHONE = '(max-width: 599px)';
/** Media query of tablets and larger: more columns and wider margins. */
export const TABLET = '(min-width: 600px)';
/** Media query of wide screens: side column, larger titles and four cards in a row. */
export const WIDE = '(min-width: 1024px)';

/**
 * In production browsers the values of tokens and the base styles are in the stylesheet that the server or the build
 * has written (scripts/lib/bundle/plain-sheet.ts); code needs only the token names, which Stitches does not look up.
 */
const isWritten = import.meta.env.PROD && !import.meta.env.SSR && !__INSPECTOR__;
// No code reads a value of it; the type provides the names.
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

/** Dark theme; its class name is set by the script in the head before the first paint. */
const dark = isWritten ? null : stitches.createTheme('dark', { colors: DARK });

// Stitches writes the rule when the name is read, so without a written stylesheet the page does it here.
const night = () => dark?.className;
night();

const written: (() => unknown)[] = [night];
/** Declares an animation. Stitches writes its rule once, when the name is first read. */
export const keyframes: typeof stitches.keyframes = (steps) => {
  const made = stitches.keyframes(steps);
  written.push(() => made.name);
  return made;
};

/** Empties the stylesheet before the server renders the next page, so that it contains only what that page uses. */
export function emptySheet(): void {
  stitches.reset();
  for (const write of written) write();
}

/** Limits text to a number of lines; the last one ends with an ellipsis. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;

/** Focus ring of every focusable block; two tones, so that it is visible on any background. */
export const focusRing = {
  outline: '2px solid $ink',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px $colors$bg',
} as const;
