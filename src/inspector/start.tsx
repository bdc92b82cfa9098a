import { createRoot } from 'react-dom/client';
import type { InspectorHooks } from './hooks.ts';
import { isInspectorPath } from './parts/inspector-paths.ts';
import { isPreview } from './screens/snapshot-address.ts';

/**
 * Starts the inspector before the app, in builds with the inspector only. Returns null if the page belongs to the
 * inspector, which then renders instead of the shop.
 */
export async function startInspector(root: HTMLElement): Promise<InspectorHooks | null> {
  if (!isInspectorPath(window.location.pathname)) {
    if (isPreview(window.location.search)) {
      const { previewPage } = await import('./screens/preview-page.ts');
      return previewPage();
    }
    const { inspectPage } = await import('./live/inspect-page.ts');
    return inspectPage();
  }
  // Its pages show whole screens at once, whether they are scrolled or not.
  delete document.documentElement.dataset.still;
  const { InspectorApp } = await import('./inspector-app.tsx');
  createRoot(root).render(<InspectorApp />);
  return null;
}
