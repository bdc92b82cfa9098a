import { useEffect, useRef } from 'react';
import { useApp } from './app-context.tsx';
import type { AppServices } from './services.ts';

/**
 * Tells the world what a page shows: once for each thing, wherever its chart began. A port is the wrong place for it:
 * a chart that starts where the server left off calls none. Null: nothing to tell of yet.
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
