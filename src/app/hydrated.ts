import { firstPageIsAlive } from '#src/lib/loading/after-first-page.ts';

/**
 * Marks the page as one that takes events. index.html observes the mark: it gives the charts what was typed before, does
 * the submit that it has kept, and takes its own message away.
 */
export function markHydrated(): void {
  performance.mark('interactive');
  document.documentElement.dataset.alive = '';
  firstPageIsAlive();
}
