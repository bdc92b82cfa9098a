import { type Preloadable, preloadable } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { shellText } from '#src/text/shell.ts';
import { Skeleton } from '#src/ui/states.tsx';
import { ACCESS, type Access } from '../access.ts';
import { eagerScreens, moves } from './eager-screens.ts';

/** A path with its page, as the router takes it. */
export type Route = {
  path: string;
  title: string;
  access: Access;
  bare: boolean;
  shows: { Screen: Preloadable<ScreenProps> } | { redirect: string };
};

/** Route of every unknown path. */
export const notFound = {
  path: '/*',
  title: shellText.notFoundTitle,
  access: ACCESS.open,
  bare: false,
  shows: { Screen: preloadable(() => import('../not-found.tsx'), Skeleton) },
} satisfies Route;

const known = new WeakMap<ScreenRow, readonly Route[]>();

/** Routes of a row, one per path, all with the same screen; the result is cached. */
export function routesOf(row: ScreenRow): readonly Route[] {
  const routes = known.get(row) ?? made(row);
  known.set(row, routes);
  return routes;
}

function made({ path, also = [], title, access, load, bare = false }: ScreenRow): Route[] {
  const shows = { Screen: preloadable(load, Skeleton) };
  return [path, ...also].map((address) => ({ path: address, title, access: ACCESS[access], bare, shows }));
}

/** Routes of the first view. */
export const eagerRoutes: readonly Route[] = [
  ...eagerScreens.flatMap((screens) => Object.values(screens).flatMap(routesOf)),
  ...moves.map(({ path, access, to }) => ({
    path,
    title: '',
    access: ACCESS[access],
    bare: false,
    shows: { redirect: to },
  })),
  // Unknown pages of the member area require a login as well.
  { ...notFound, path: `${paths.mypage}/*`, access: ACCESS.login },
];
