import { MOVES } from '../navigation/history-events.ts';

const RESTORE_FOR_MS = 5_000;
/** Input events after which restoring the scroll position stops. */
const HANDS_ON = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Attribute of the document while a scroll position is restored: everything is laid out, also below the fold
 * (src/ui/layout/below-fold.ts).
 */
export const DRAWN_WHOLE = 'data-drawn-whole';

const remembered = new Map<string, number>();
const keyOfEntry = (): string => window.location.pathname + window.location.search;

/** Current address, and the scroll position (px) that a page at this address starts with. */
let entry = { key: '', top: 0, isOld: false };

/**
 * Stores the scroll position of each address at the moment it is left, while the page still has its full height and
 * the browser has not clamped the position.
 */
export function watchScroll(): void {
  window.history.scrollRestoration = 'manual';
  entry = { key: keyOfEntry(), top: 0, isOld: false };
  for (const type of MOVES) window.addEventListener(type, onMove);
}

function onMove({ type }: Event): void {
  remembered.set(entry.key, window.scrollY);
  const key = keyOfEntry();
  const isOld = type === 'popstate';
  entry = { key, top: isOld ? (remembered.get(key) ?? 0) : 0, isOld };
  // Content that is skipped below the fold would have another height than before.
  document.documentElement.toggleAttribute(DRAWN_WHOLE, isOld);
}

/** True if the current address was reached by Back or Forward. */
export const cameBack = (): boolean => entry.isOld;

/** Scrolls a new page to its top, and after Back or Forward to the stored position. */
export function restoreScroll(): () => void {
  const { top } = entry;
  const stop = new AbortController();
  for (const type of HANDS_ON)
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  const until = performance.now() + RESTORE_FOR_MS;
  // A list has its full height only once its rows are loaded.
  const attempt = () => {
    if (stop.signal.aborted) return;
    const reachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (reachable) window.scrollTo({ top, behavior: 'instant' });
    if (reachable || performance.now() > until) stop.abort();
    else requestAnimationFrame(attempt);
  };
  attempt();
  return () => stop.abort();
}
