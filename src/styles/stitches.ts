import { createStitches } from '@stitches/react';

/** Screens of phones: one column, and a panel only when it is asked for. */
export const SMALL = '(max-width: 768px)';

/**
 * Design tokens. `accent` is decoration only: white text on it fails AA, so text and filled
 * buttons take `accentStrong` (5.2:1 on white). `control` is the 3:1 outline of form controls.
 */
const stitches = createStitches({
  prefix: 'fs',
  theme: {
    colors: {
      accent: '#ff7a00',
      accentStrong: '#c2410c',
      accentStrongHover: '#9a3412',
      accentSoft: '#fff4ea',
      ink: '#17181b',
      muted: '#5b6470',
      line: '#e5e7ea',
      control: '#868d96',
      danger: '#b3261e',
      dangerSoft: '#fdf0ef',
      success: '#1a6b3a',
      successSoft: '#edf7f0',
      surface: '#ffffff',
      soft: '#f6f6f5',
      overlay: 'rgba(15, 16, 18, 0.48)',
    },
    space: {
      1: '4px',
      2: '8px',
      3: '12px',
      4: '16px',
      5: '20px',
      6: '24px',
      7: '32px',
      8: '48px',
    },
    radii: { s: '6px', m: '12px', round: '9999px' },
    fonts: {
      body: "'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR', 'Nanum Gothic', system-ui, sans-serif",
    },
    fontSizes: {
      xs: '0.75rem',
      s: '0.875rem',
      m: '1rem',
      l: '1.125rem',
      xl: '1.375rem',
      xxl: '1.75rem',
      display: '2.25rem',
    },
    fontWeights: { regular: '400', medium: '500', bold: '700' },
    lineHeights: { tight: '1.3', body: '1.6' },
    sizes: {
      header: '60px',
      headerSmall: '70px',
      sidebar: '280px',
      control: '44px',
      controlSmall: '36px',
      controlLarge: '52px',
      page: '1200px',
      reading: '720px',
      badge: '80px',
      badgeCard: '280px',
    },
    shadows: {
      raised: '0 1px 2px rgba(15, 16, 18, 0.06), 0 4px 16px rgba(15, 16, 18, 0.06)',
      floating: '0 12px 40px rgba(15, 16, 18, 0.18)',
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
    transitions: { quick: '120ms ease-out', calm: '200ms ease-out' },
  },
  media: {
    small: SMALL,
    reduced: '(prefers-reduced-motion: reduce)',
    hover: '(hover: hover)',
  },
});

export const { styled, css, globalCss, theme, getCssText } = stitches;

const animations: (() => string)[] = [];
/** Steps of an animation. Stitches writes their rule once, when the name is first read. */
export const keyframes: typeof stitches.keyframes = (steps) => {
  const made = stitches.keyframes(steps);
  animations.push(() => made.name);
  return made;
};

/** Empties the sheet for the next page that the server draws: only what that page uses goes into it. */
export function emptySheet(): void {
  stitches.reset();
  for (const write of animations) write();
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
  outline: '2px solid $accentStrong',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px $colors$surface',
} as const;
