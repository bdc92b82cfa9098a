import { useEffect } from 'react';

/** Smallest scroll distance that shows or hides the header. */
const STEP_PX = 8;
/** Scroll position below which the header is always visible. */
const TOP_PX = 120;

/** True if the header is hidden after a scroll from `before` to `y` (px). */
export function headerAt(y: number, before: number, isAway: boolean): boolean {
  if (y < TOP_PX) return false;
  return Math.abs(y - before) < STEP_PX ? isAway : y > before;
}

/**
 * Hides the header of small screens while the page scrolls down and shows it on the way up; returns a function that
 * stops it.
 */
export function watchScrolling(page: Window): () => void {
  const { documentElement: root } = page.document;
  const still = page.matchMedia('(prefers-reduced-motion: reduce)');
  let before = page.scrollY;
  const move = () => {
    const y = page.scrollY;
    const isAway = headerAt(y, before, 'header' in root.dataset) && !still.matches;
    if (Math.abs(y - before) >= STEP_PX) before = y;
    if (isAway) root.dataset.header = 'away';
    else delete root.dataset.header;
  };
  page.addEventListener('scroll', move, { passive: true });
  return () => {
    page.removeEventListener('scroll', move);
    delete root.dataset.header;
  };
}

/** Component without output that starts the header's scroll handling after the first view. */
export default function HeaderScroll() {
  useEffect(() => watchScrolling(window), []);
  return null;
}
