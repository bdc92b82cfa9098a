import { DRAWN_WHOLE } from '#src/lib/storage/scroll-memory.ts';
import { SMALL } from '#src/styles/stitches.ts';

/**
 * Style of pictures that are outside of the first view of a phone: they load with the first scroll, because browsers
 * load pictures up to two screens ahead. index.html marks the page until it is scrolled.
 */
export const onceMoved = (what = '', where = SMALL) => ({
  [`@media ${where}`]: { [`html[data-still] &${what} img`]: { display: 'none' } },
});

/**
 * Style of content below the first view: the browser skips its layout until it comes near and uses the given height
 * until then. `what` selects parts of the styled element; without it the element itself.
 */
export const belowFold = (height: string, what = '') => ({
  [`html:not([${DRAWN_WHOLE}]) &${what}`]: {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${height}`,
    // The focus ring is drawn outside of the box.
    overflowClipMargin: '8px',
  },
});
