import { MOVES } from '../navigation/history-events.ts';

const RESTORE_FOR_MS = 5_000;
/** What a person does to scroll: from then on the place is theirs. */
const HANDS_ON = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Marks the page whose place is restored: all of it is laid out, what is far below as well (src/ui/layout/below-fold.ts). */
export const DRAWN_WHOLE = 'data-drawn-whole';

const remembered = new Map<string, number>();
const keyOfEntry = (): string => window.location.pathname + window.location.search;

/** Address on screen, and the top (px) a page shown under it should start from. */
let entry = { key: '', top: 0, isOld: false };

/**
 * Notes the scroll of each address in the moment it is left: the page is still whole then, and no later
 * clamping by a shorter page can be mistaken for the person's place.
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
  // What is drawn only when it is near would have another height than when the person was there.
  document.documentElement.toggleAttribute(DRAWN_WHOLE, isOld);
}

/** Whether the address on screen was reached by Back or Forward. */
export const cameBack = (): boolean => entry.isOld;

/** Scrolls to where the page belongs: its top, or after Back and Forward where the person was. */
export function restoreScroll(): () => void {
  const { top } = entry;
  const stop = new AbortController();
  for (const type of HANDS_ON)
    window.addEventListener(type, () => stop.abort(), { signal: stop.signal, passive: true });
  const until = performance.now() + RESTORE_FOR_MS;
  // A list is as tall as before only once its rows are there.
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
