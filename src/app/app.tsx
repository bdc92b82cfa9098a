import { type ReactNode, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { useSharedWait } from '#src/flow/rate-limit.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { RetryWait } from '#src/ui/forms/retry-wait.ts';
import { type RailProps, RailSlot } from '#src/ui/products/rail-slot.ts';
import { markHydrated } from './hydrated.ts';
import { LazyMemberDialogs } from './lazy-member-dialogs.tsx';
import { Page } from './page.tsx';
import { lazyAreaPages } from './routes/lazy-area-pages.tsx';
import { eagerRoutes, notFound, type Route as Row } from './routes/routes.ts';
import { Shell } from './shell/shell.tsx';
import { Toasts } from './shell/toasts/toasts.tsx';

const ProvidedProductRail = addition<RailProps>(
  () => import('./shell/provided-product-rail.tsx'),
  () => null,
);

type Params = ScreenProps['params'];

/** Root component; nothing personal is shown before the start check has ended (spec 4.1, decision 060). */
export function App() {
  // Child effects run first, so every chart of the page accepts events by now.
  useEffect(markHydrated, []);
  return (
    <Patience>
      <RailSlot value={ProvidedProductRail}>
        <Switch>
          {lazyAreaPages.map(({ path, area, page }) => (
            <Route key={area} path={path}>
              <Shell>{page}</Shell>
            </Route>
          ))}
          {eagerRoutes.map((row) => (
            <Route key={row.path} path={row.path}>
              {(params: Params) => <Framed row={row} params={params} />}
            </Route>
          ))}
          <Route>
            <Shell>
              <Page row={notFound} params={{}} />
            </Shell>
          </Route>
        </Switch>
      </RailSlot>
      <LazyMemberDialogs />
      <Toasts />
    </Patience>
  );
}

/** Provides the remaining wait of the shared rate limit to every retry button below. */
const Patience = ({ children }: { children: ReactNode }) => (
  <RetryWait value={useSharedWait()}>{children}</RetryWait>
);

const Framed = ({ row, params }: { row: Row; params: Params }) => {
  const page = <Page row={row} params={params} />;
  return row.bare ? page : <Shell>{page}</Shell>;
};
