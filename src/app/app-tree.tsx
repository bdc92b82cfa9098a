import { StrictMode } from 'react';
import { AppProvider } from '#src/flow/app-context.tsx';
import { App } from './app.tsx';
import type { App as RunningShop } from './create-app.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Component tree of one shop; the same on the server, in the browser and in tests, because hydration requires it. */
export const AppTree = ({ app }: { app: RunningShop }) => (
  <StrictMode>
    <AppProvider app={app}>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </AppProvider>
  </StrictMode>
);
