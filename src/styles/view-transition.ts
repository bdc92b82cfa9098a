import { globalCss } from './stitches.ts';

/** `view-transition-name` of the picture that moves from one page to the next. */
export const TRANSITION_NAME = 'traveller';

/** Styles of the view transition; the page below accepts input meanwhile. */
export const applyViewTransitionStyles = globalCss({
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-old(root), ::view-transition-new(root)': { animationDuration: '120ms' },
  [`::view-transition-group(${TRANSITION_NAME})`]: { animationDuration: '200ms' },
});
