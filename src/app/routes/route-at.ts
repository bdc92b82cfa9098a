import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { lazyAreas } from './lazy-areas.ts';
import { eagerRoutes, type Route, routesOf } from './routes.ts';

export type Place = { route: Route; params: ScreenProps['params'] };

/** Route of a path, chosen as the router does and after all redirects; null if there is none. */
export async function routeAt(path: string): Promise<Place | null> {
  const found = firstOf(await rowsAt(path), path);
  if (!found || !('redirect' in found.route.shows)) return found;
  return routeAt(new URL(found.route.shows.redirect, window.location.origin).pathname);
}

/** Candidate routes of a path: below the prefix of a lazy area its own come first. */
async function rowsAt(path: string): Promise<readonly Route[]> {
  const area = lazyAreas.find(({ beginnings }) => beginnings.some((start) => matches(`${start}/*?`, path)));
  return area
    ? [...Object.values((await area.load()).screens).flatMap(routesOf), ...eagerRoutes]
    : eagerRoutes;
}

const matches = (pattern: string, path: string): boolean => matchRoute(parse, pattern, path)[0];

function firstOf(rows: readonly Route[], path: string): Place | null {
  for (const route of rows) {
    const [isIt, params] = matchRoute(parse, route.path, path);
    if (isIt) return { route, params };
  }
  return null;
}
