import { firstPageIsHydrated } from '#src/lib/loading/after-first-page.ts';

/**
 * Marks the page as hydrated. index.html observes the mark: it replays typed text and the kept submit, and hides its
 * own message.
 */
export function markHydrated(): void {
  performance.mark('interactive');
  document.documentElement.dataset.alive = '';
  firstPageIsHydrated();
}
