import { linkOf } from '#src/lib/loading/intent.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';

/** A browser that does not tell when it is idle is taken to be so after this long, in ms. */
const IDLE_AFTER_MS = 1_000;

/**
 * Where a page shows cards, opening one of them is the likeliest thing to happen next. Tells of the first card once the
 * browser has nothing else to do, on this page and on each later one. Answers what stops it.
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
