import { useEffect, useRef } from 'react';
import { useApp } from './app-context.tsx';
import type { AppServices } from './services.ts';

/**
 * Calls `tell` once for each thing that the page shows, such as to record a view. A port cannot do this: a chart that
 * continues from a server snapshot calls none. Null means that nothing is shown yet.
 */
export function useShown<Thing extends string | number>(
  thing: Thing | null,
  tell: (app: AppServices, thing: Thing) => void,
): void {
  const app = useApp();
  const told = useRef<Thing | null>(null);
  useEffect(() => {
    if (thing === null || told.current === thing) return;
    told.current = thing;
    tell(app, thing);
  });
}
