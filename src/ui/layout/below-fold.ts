import { DRAWN_WHOLE } from '#src/lib/storage/scroll-memory.ts';
import { SMALL } from '#src/styles/stitches.ts';

/**
 * Style of pictures that nobody with a phone sees who does not move the page: they are fetched from the first move on, not
 * because a browser fetches ahead what is two screens away. index.html marks the page as long as it is still.
 */
export const onceMoved = (what = '', where = SMALL) => ({
  [`@media ${where}`]: { [`html[data-still] &${what} img`]: { display: 'none' } },
});

/**
 * Style of what lies below the first screen: the browser lays it out when it comes near, and takes it for as high as said
 * until then. `what` selects parts of the styled element; without it the element itself.
 */
export const belowFold = (height: string, what = '') => ({
  [`html:not([${DRAWN_WHOLE}]) &${what}`]: {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${height}`,
    // The ring of what has the focus is drawn outside of its box.
    overflowClipMargin: '8px',
  },
});
