import { createRoot } from 'react-dom/client';
import { AppProvider } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { DemonstrationGuide } from './demonstration-guide.tsx';

/** Renders the guide of a demonstration beside the page. */
export function startDemonstration(app: AppServices): void {
  const place = document.createElement('div');
  document.body.append(place);
  // A root of its own: the page, which the server may have rendered, stays as it is.
  createRoot(place).render(
    <AppProvider app={app}>
      <DemonstrationGuide />
    </AppProvider>,
  );
}
