import { createRoot } from 'react-dom/client';
import type { InspectorHooks } from './hooks.ts';
import { isInspectorPath } from './parts/inspector-paths.ts';
import { askedSnapshot } from './screens/snapshot-address.ts';

/**
 * Called by the app's entry before anything else, in builds with the inspector only. Answers null when
 * the page is one of the inspector's own, which is then shown instead of the shop.
 */
export async function startInspector(root: HTMLElement): Promise<InspectorHooks | null> {
  if (!isInspectorPath(window.location.pathname)) {
    if (askedSnapshot(window.location.search)) {
      const { arranged } = await import('./screens/arranged.ts');
      return { adapt: arranged };
    }
    const { inspectPage } = await import('./live/inspect-page.ts');
    return inspectPage();
  }
  // Its pages show screens whole, whether somebody moves them or not.
  delete document.documentElement.dataset.still;
  const { InspectorApp } = await import('./inspector-app.tsx');
  createRoot(root).render(<InspectorApp />);
  return null;
}
