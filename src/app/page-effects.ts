import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { shellText } from '#src/text/ko/shell.ts';
import { useApp } from '#src/wiring/app-context.tsx';

const remembered = new Map<string, number>();
const RESTORE_FOR_MS = 1_500;

/** Title, focus and scroll of a page: Back returns to where one was, a new page starts at its top. */
export function usePageEffects(title: string): void {
  const { shell } = useApp();
  const [path] = useLocation();
  const first = useRef(true);
  useEffect(() => {
    document.title = title && title !== shellText.brand ? `${title} · ${shellText.brand}` : shellText.brand;
  }, [title]);
  useLayoutEffect(() => rememberScroll(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is a path, whatever else changes.
  useEffect(() => {
    shell.send({ type: 'page.visited' });
    if (first.current) {
      first.current = false;
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    return restoreScroll(wentBack ? (remembered.get(keyOfEntry()) ?? 0) : 0);
  }, [path]);
}

let wentBack = false;

const keyOfEntry = (): string => window.location.pathname + window.location.search;

/** Notes the scroll position of each address as it is left, and whether the last move was Back or Forward. */
function rememberScroll(): () => void {
  window.history.scrollRestoration = 'manual';
  const note = () => remembered.set(keyOfEntry(), window.scrollY);
  const onPop = () => {
    wentBack = true;
  };
  const onPush = () => {
    wentBack = false;
  };
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush);
  window.addEventListener('replaceState', onPush);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pushState', onPush);
    window.removeEventListener('replaceState', onPush);
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
