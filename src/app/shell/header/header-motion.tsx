import { useEffect } from 'react';

/** A finger that only trembles does not move the header. */
const STEP_PX = 8;
/** Above the first screen's beginning the header always stands. */
const TOP_PX = 120;

/** Whether the header stands at a place, after a scroll from another one. */
export function headerAt(y: number, before: number, isAway: boolean): boolean {
  if (y < TOP_PX) return false;
  return Math.abs(y - before) < STEP_PX ? isAway : y > before;
}

/** Tells the styles whether the page is being read on: then a phone's header is away, and back on the first way up. */
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

/** Draws nothing; comes after the first view. */
export default function HeaderMotion() {
  useEffect(() => watchScrolling(window), []);
  return null;
}
