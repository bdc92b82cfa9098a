import { linkOf } from '#src/lib/loading/link-intent.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';

/** Delay in ms that replaces `requestIdleCallback` where it is missing. */
const IDLE_AFTER_MS = 1_000;

/**
 * Predicts that the first product card of a page is opened next: calls `tell` with its link once the browser is idle,
 * again after each navigation. Returns a function that stops it.
 */
export function observeProductCards(page: Document, tell: (link: HTMLAnchorElement) => void): () => void {
  const stop = new AbortController();
  const look = () => {
    const link = linkOf(page.querySelector('main a[href] > figure'));
    if (link && !stop.signal.aborted) tell(link);
  };
  for (const move of MOVES) window.addEventListener(move, () => whenIdle(look), { signal: stop.signal });
  whenIdle(look);
  return () => stop.abort();
}

function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, IDLE_AFTER_MS);
}
