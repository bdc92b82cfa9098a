import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Guarded } from './guarded.tsx';
import { usePageEffects } from './page-effects.ts';
import { notFound, type Route as Row } from './routes/routes.ts';

type PageProps = { row: Row; params: ScreenProps['params'] };

/** Content of a route after the access check, without the shell. */
export function Page({ row, params }: PageProps) {
  usePageEffects(row.title, row.access);
  const [place] = useLocation();
  return (
    <ErrorBoundary key={row.path} place={place}>
      <Guarded access={row.access}>
        <Content row={row} params={params} />
      </Guarded>
    </ErrorBoundary>
  );
}

function Content({ row: { shows, title }, params }: PageProps) {
  if ('redirect' in shows) return <Redirect key={shows.redirect} to={shows.redirect} replace />;
  return <shows.Screen params={params} title={title} />;
}

/** Renders the first row whose path matches. */
export const AnyPage = ({ rows }: { rows: readonly Row[] }) => (
  <Switch>
    {rows.map((row) => (
      <Route key={row.path} path={row.path}>
        {(params: ScreenProps['params']) => <Page row={row} params={params} />}
      </Route>
    ))}
    <Route>
      <Page row={notFound} params={{}} />
    </Route>
  </Switch>
);
