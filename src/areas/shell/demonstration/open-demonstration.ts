import type { AppServices } from '#src/flow/services.ts';
import { lazyLoad } from '#src/lib/loading/lazy-load.ts';
import { PUT_AWAY_KEY } from '#src/lib/storage/demonstration-key.ts';

/** Loads the guide of a demonstration, unless it was put away in this browser. */
export function openDemonstration(app: AppServices): void {
  if (app.storage.get(PUT_AWAY_KEY)) return;
  lazyLoad(import('./start-demonstration.tsx'), ({ startDemonstration }) => startDemonstration(app));
}
