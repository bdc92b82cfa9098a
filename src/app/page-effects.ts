import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { onServer } from '#src/lib/loading/on-server.ts';
import { link } from '#src/lib/navigation/link.ts';
import { cameBack, restoreScroll, watchScroll } from '#src/lib/storage/scroll-memory.ts';
import { nameDrawn, titleOf } from '#src/ui/layout/page-name.ts';
import type { Access } from './access.ts';

/** Module state, because each route mounts its own `Page`. */
let firstPage = true;
if (!onServer) watchScroll();

/** Sets title, focus and scroll position of a page: Back restores the position, a new page starts at its top. */
export function usePageEffects(title: string, { role }: Access = {}): void {
  const { shell, session } = useApp();
  nameDrawn(titleOf(title));
  const [path] = useLocation();
  const search = useSearch();
  const shown = useRef<string | null>(null);
  // Before the effects of what the page shows, which may know a better name. A new path is a new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name of the last page goes with its path.
  useLayoutEffect(() => {
    document.title = titleOf(title);
  }, [title, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address counts, not what else changes.
  useEffect(() => {
    const isSamePage = shown.current === path;
    shown.current = path;
    // Changes of filters or page number keep the scroll position, except for Back and Forward.
    if (isSamePage) return cameBack() ? restoreScroll() : undefined;
    link('address > shell', shell)({ type: 'page.visited' });
    link(
      'address > session',
      session,
    )({ type: 'session.pageOpened', forStaff: role === 'seller' || role === 'admin' });
    if (firstPage) {
      firstPage = false;
      return;
    }
    document.getElementById('main')?.focus({ preventScroll: true });
    return restoreScroll();
  }, [path, search]);
}
