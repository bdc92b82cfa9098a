import { focusRing, globalCss } from './stitches.ts';

/** Resets and base type; call once before the first render. */
export const applyGlobalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '$sizes$headerSmall' },
  body: {
    margin: 0,
    background: '$surface',
    color: '$ink',
    fontFamily: '$body',
    fontSize: '$m',
    lineHeight: '$body',
    // Korean breaks between words, and only inside one when it would overflow.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  'h1, h2, h3, h4': { lineHeight: '$tight', fontWeight: '$bold', letterSpacing: '-0.02em' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer' },
  ':focus-visible': focusRing,
  // Focus moved by code to a heading or region is announced; a ring would look like an error.
  '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  '::selection': { background: '$accentSoft' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
