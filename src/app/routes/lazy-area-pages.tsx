import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { preloadable } from '#src/lib/loading/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { AnyPage } from '../page.tsx';
import { type LazyArea, lazyAreas } from './lazy-areas.ts';
import { eagerRoutes, routesOf } from './routes.ts';

/** Pages of a lazy area, which loads its rows first; a path that is none of them falls back to the eager rows. */
function pagesOf({ load }: LazyArea) {
  const Pages = preloadable(async () => {
    const { screens, frame } = await load();
    const Frame = (await frame?.()) ?? Fragment;
    const rows = [...Object.values(screens).flatMap(routesOf), ...eagerRoutes];
    return {
      default: () => (
        <Frame>
          <AnyPage rows={rows} />
        </Frame>
      ),
    };
  }, Skeleton);
  return Pages;
}

/** Error boundary that resets with each path below it. */
function Place({ children }: { children: ReactNode }) {
  const [place] = useLocation();
  return <ErrorBoundary place={place}>{children}</ErrorBoundary>;
}

/** Path prefixes of the lazy areas with their pages; the layout of an area stays mounted from page to page. */
export const lazyAreaPages = lazyAreas.flatMap((far, area) => {
  const Pages = pagesOf(far);
  const page = (
    <Place>
      <Pages />
    </Place>
  );
  return far.beginnings.map((beginning) => ({ path: `${beginning}/*?`, area, page, code: Pages }));
});
