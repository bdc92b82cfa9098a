import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { useReadWait } from '#src/flow/patience.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { routeTitles } from '#src/text/routes.ts';
import { shellText } from '#src/text/shell.ts';
import { RetryWait } from '#src/ui/retry-wait.ts';
import { Skeleton } from '#src/ui/states.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { NotFound } from './not-found.tsx';
import { usePageEffects } from './page-effects.ts';
import { type RouteRow, routes } from './routes/routes.ts';
import { screens } from './routes/screens.tsx';
import { Shell } from './shell/shell.tsx';
import { Toasts } from './shell/toasts.tsx';

type Params = ScreenProps['params'];

/** The whole app: nothing is shown as someone's before the start check has ended (spec 4.1). */
export function App() {
  const { session } = useApp();
  const checking = useSelector(session, (snapshot) => snapshot.matches('checking'));
  if (checking) return <Skeleton rows={4} height={120} />;
  return (
    <Patience>
      <Switch>
        {routes.map((row) => (
          <Route key={row.path} path={row.path}>
            {(params: Params) => <Page row={row} params={params} />}
          </Route>
        ))}
        <Route>
          <Shell>
            <NotFoundPage />
          </Shell>
        </Route>
      </Switch>
      <Toasts />
    </Patience>
  );
}

/** Tells every retry below how long the shop wants to be left alone. */
const Patience = ({ children }: { children: ReactNode }) => (
  <RetryWait value={useReadWait()}>{children}</RetryWait>
);

function NotFoundPage() {
  usePageEffects(routeTitles.notFound);
  return <NotFound title={shellText.notFoundTitle} />;
}

function Page({ row, params }: { row: RouteRow; params: Params }) {
  const content = <PageContent row={row} params={params} />;
  return row.bare ? content : <Shell>{content}</Shell>;
}

function PageContent({ row, params }: { row: RouteRow; params: Params }) {
  usePageEffects(row.title, row.access);
  const [place] = useLocation();
  const Screen = row.screen ? screens[row.screen] : null;
  return (
    <ErrorBoundary key={row.path} place={place}>
      <Guarded access={row.access}>
        {row.redirect ? <Redirect key={row.redirect} to={row.redirect} replace /> : null}
        {Screen ? <Screen params={params} title={row.title} /> : null}
      </Guarded>
    </ErrorBoundary>
  );
}
