import type { Part } from './product-parts.ts';

/** Sections with a tab, in the order of their tabs. */
export const PARTS: readonly Part[] = ['info', 'size', 'reviews', 'questions', 'wear'];

/** Lower edge (px) of the header and the tabs, which cover what is above it. */
const COVERED = 150;
/** Share of the screen from its upper edge in which a section counts as read. */
const READ = 0.4;

/** Section of the page with its edges, in px from the upper edge of the screen. */
export type PlacedPart = { part: Part; top: number; bottom: number };

/**
 * Returns the section that is read on a screen of this height (px): of those in its upper part the last one of the
 * page, so that a section inside another one wins; the product information where there is none.
 */
export function partInView(places: readonly PlacedPart[], height: number): Part {
  const seen = places.filter(({ top, bottom }) => bottom > COVERED && top < height * READ);
  return seen.at(-1)?.part ?? 'info';
}

/** Returns the sections that are in the page now, from top to bottom. */
export const placedParts = (): PlacedPart[] =>
  [...document.querySelectorAll('[data-part]')].flatMap((place) => {
    const part = PARTS.find((one) => one === place.getAttribute('data-part'));
    const { top, bottom } = place.getBoundingClientRect();
    return part ? [{ part, top, bottom }] : [];
  });
