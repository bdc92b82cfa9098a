import { globalCss } from './stitches.ts';

/** `view-transition-name` of the picture that moves from one page to the next. */
export const TRAVELLER = 'traveller';

/** Styles of the view transition; the page below accepts input meanwhile. */
export const applyTravelStyles = globalCss({
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '120ms' },
  [`::view-transition-group(${TRAVELLER})`]: { animationDuration: '200ms' },
});
