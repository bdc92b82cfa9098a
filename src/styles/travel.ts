import { globalCss } from './stitches.ts';

/** Name of the one picture that travels from a page to the next one. */
export const TRAVELLER = 'traveller';

/** A picture travels for a moment, and meanwhile the page below can be used already. */
export const applyTravelStyles = globalCss({
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '120ms' },
  [`::view-transition-group(${TRAVELLER})`]: { animationDuration: '200ms' },
});
