import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { shellText } from '#src/text/ko/shell.ts';
import { useApp } from '#src/wiring/app-context.tsx';

const remembered = new Map<string, number>();
const RESTORE_FOR_MS = 1_500;
/** wouter announces its own moves as events of these names. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Title, focus and scroll of a page: Back returns to where one was, a new page starts at its top. */
export function usePageEffects(title: string): void {
  const { shell } = useApp();
  const [path] = useLocation();
  const search = useSearch();
  useEffect(() => {
    document.title = title && title !== shellText.brand ? `${title} · ${shellText.brand}` : shellText.brand;
  }, [title]);
  useLayoutEffect(() => rememberScroll(), []);
  // Before the browser reports the new page's scroll: from here on positions belong to this address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry is a path with its query.
  useLayoutEffect(() => {
    shown = { key: keyOfEntry(), top: wentBack ? (remembered.get(keyOfEntry()) ?? 0) : 0 };
  }, [path, search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is a path, whatever else changes.
  useEffect(() => {
    shell.send({ type: 'page.visited' });
    if (firstPage) {
      firstPage = false;
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    return restoreScroll(shown.top);
  }, [path]);
}

/** Each route mounts its own page: what they share lives here. */
let firstPage = true;
let wentBack = false;
/** Address on screen, and where its scroll belongs. */
let shown = { key: '', top: 0 };

const keyOfEntry = (): string => window.location.pathname + window.location.search;

/** Notes the scroll position of each address as it is left, and whether the last move was Back or Forward. */
function rememberScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const note = () => remembered.set(shown.key, window.scrollY);
  const onMove = ({ type }: Event) => {
    wentBack = type === 'popstate';
  };
  window.addEventListener('scroll', note, { passive: true });
  for (const type of MOVES) window.addEventListener(type, onMove);
  return () => {
    window.removeEventListener('scroll', note);
    for (const type of MOVES) window.removeEventListener(type, onMove);
  };
}

/** A list is as tall as before only once its rows are there: tries until it is, or a moment has passed. */
function restoreScroll(top: number): () => void {
  const until = performance.now() + RESTORE_FOR_MS;
  let frame = 0;
  const attempt = () => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight >= top;
    if (reachable) window.scrollTo({ top, behavior: 'instant' });
    else if (performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
