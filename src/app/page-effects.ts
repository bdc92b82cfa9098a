import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { restoreScroll, watchScroll } from '#src/lib/scroll-memory.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { useApp } from '#src/wiring/app-context.tsx';

/** Each route mounts its own page: what they share lives here. */
let firstPage = true;
watchScroll();

/** Title, focus and scroll of a page: Back returns to where one was, a new page starts at its top. */
export function usePageEffects(title: string): void {
  const { shell } = useApp();
  const [path] = useLocation();
  useEffect(() => {
    document.title = title && title !== shellText.brand ? `${title} · ${shellText.brand}` : shellText.brand;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is a path, whatever else changes.
  useEffect(() => {
    shell.send({ type: 'page.visited' });
    if (firstPage) {
      firstPage = false;
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    return restoreScroll();
  }, [path]);
}
