import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { onServer } from '#src/lib/loading/on-server.ts';
import { link } from '#src/lib/navigation/link.ts';
import { cameBack, restoreScroll, watchScroll } from '#src/lib/storage/scroll-memory.ts';
import { nameDrawn, titleOf } from '#src/ui/layout/page-name.ts';
import type { Access } from './access.ts';

/** Each route mounts its own page: what they share lives here. */
let firstPage = true;
if (!onServer) watchScroll();

/** Title, focus and scroll of a page: Back returns to where one was, a new page starts at its top. */
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
    // Filters and pages of a list stay where the person is, unless the person goes back to earlier ones.
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
