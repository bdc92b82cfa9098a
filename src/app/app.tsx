import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { useApp } from '#src/flow/app-context.tsx';
import { useReadWait } from '#src/flow/patience.ts';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { RetryWait } from '#src/ui/retry-wait.ts';
import { Skeleton } from '#src/ui/states.tsx';
import { Page } from './page.tsx';
import { farPages } from './routes/far-pages.tsx';
import { nearRoutes, notFound, type Route as Row } from './routes/routes.ts';
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
        {farPages.map(({ path, Pages }) => (
          <Route key={path} path={path}>
            <Shell>
              <Pages />
            </Shell>
          </Route>
        ))}
        {nearRoutes.map((row) => (
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
      <Toasts />
    </Patience>
  );
}

/** Tells every retry below how long the shop wants to be left alone. */
const Patience = ({ children }: { children: ReactNode }) => (
  <RetryWait value={useReadWait()}>{children}</RetryWait>
);

const Framed = ({ row, params }: { row: Row; params: Params }) => {
  const page = <Page row={row} params={params} />;
  return row.bare ? page : <Shell>{page}</Shell>;
};
