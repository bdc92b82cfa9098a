import { fontRules } from './fonts.ts';
import { focusRing, globalCss, TABLET, WIDE } from './stitches.ts';

/** Resets and base typography. */
const rules = () => ({
  // Length: one literal of style rules, in the order in which they cascade.
  ...fontRules(),
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingTop: '$sizes$headerSmall', colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
  // Type sizes and spacing grow with the screen in this one place.
  [`@media ${TABLET}`]: { ':root': { '--fs-space-gutter': '24px', '--fs-radii-tile': '4px' } },
  [`@media ${WIDE}`]: {
    ':root': {
      '--fs-fontSizes-micro': '12px',
      '--fs-fontSizes-title3': '17px',
      '--fs-fontSizes-title2': '22px',
      '--fs-fontSizes-title1': '28px',
      '--fs-fontSizes-display': '52px',
      '--fs-fontSizes-priceL': '26px',
      '--fs-space-gutter': '40px',
      '--fs-space-section': '64px',
      '--fs-sizes-control': '44px',
    },
  },
  // Height of the tab bar, for elements that stand above it.
  '@media (max-width: 699px)': {
    ':root:has([data-tab-bar])': {
      '--tab-bar': 'calc(var(--fs-sizes-tabBar) + env(safe-area-inset-bottom, 0px))',
    },
    'html[data-header="away"]': { '--fs-sizes-headerEnd': '0px' },
  },
  body: {
    margin: 0,
    background: '$bg',
    color: '$ink',
    fontFamily: '$body',
    fontSize: '$body',
    lineHeight: '$body',
    letterSpacing: '-0.006em',
    lineBreak: 'strict',
    // Korean text breaks between words, and inside a word only where it would overflow.
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure': { margin: 0 },
  'h1, h2, h3, h4': {
    lineHeight: '$tight',
    fontWeight: '$bold',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  p: { textWrap: 'pretty' },
  'ul, ol': { padding: 0, listStyle: 'none' },
  a: { color: 'inherit', textDecoration: 'none' },
  'img, svg, video': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { cursor: 'pointer' },
  ':focus-visible': focusRing,
  // Focus moved by code to a heading or region is announced; a ring would look like an error.
  '[tabindex="-1"]:focus': { outline: 'none' },
  // Menus and dialogs keep their shadow when they have the focus.
  '[tabindex="-1"]:focus:not([role])': { boxShadow: 'none' },
  '::selection': { background: '$ink', color: '$onInk' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

let apply: (() => unknown) | null = null;
/** Applies the base styles before the first render, where the stylesheet does not contain them (stitches.ts). */
export function applyGlobalStyles(): void {
  apply ??= globalCss(rules());
  apply();
}
