import { firstPageIsAlive } from '#src/lib/after-first-page.ts';

/** Tells whoever measures or tests that the page takes events from now on. */
export function markAlive(): void {
  performance.mark('interactive');
  document.documentElement.dataset.alive = '';
  // Nothing is missing any more that it could tell of.
  document.getElementById('trouble')?.remove();
  firstPageIsAlive();
}
