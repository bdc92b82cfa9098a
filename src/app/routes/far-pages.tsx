import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { preloadable } from '#src/lib/loading/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { AnyPage } from '../page.tsx';
import { type FarArea, farAreas } from './far.ts';
import { nearRoutes, routesOf } from './routes.ts';

/** The pages of a far area, which learns its rows first; what is none of them may be a near one all the same. */
function pagesOf({ load }: FarArea) {
  const Pages = preloadable(async () => {
    const { screens, frame } = await load();
    const Frame = (await frame?.()) ?? Fragment;
    const rows = [...Object.values(screens).flatMap(routesOf), ...nearRoutes];
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

/** Tries again with every other address beneath. */
function Place({ children }: { children: ReactNode }) {
  const [place] = useLocation();
  return <ErrorBoundary place={place}>{children}</ErrorBoundary>;
}

/** Patterns of the addresses where far areas begin, and what is there; what stands around its pages stays from one to the next. */
export const farPages = farAreas.flatMap((far, area) => {
  const Pages = pagesOf(far);
  const page = (
    <Place>
      <Pages />
    </Place>
  );
  return far.beginnings.map((beginning) => ({ path: `${beginning}/*?`, area, page, code: Pages }));
});
