import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Preloadable } from '#src/lib/loading/preloadable.tsx';
import { lazyAreaPages } from './lazy-area-pages.tsx';
import { eagerRoutes, notFound } from './routes.ts';

type Code = Pick<Preloadable<object>, 'preload' | 'isThere'>;

/** Code that a page needs before it can be rendered. */
function codeOf(address: string): readonly Code[] {
  const [path = ''] = address.split('?');
  const isHere = (row: { path: string }) => matchRoute(parse, row.path, path)[0];
  const far = lazyAreaPages.find(isHere);
  if (far) return [far.code, notFound.shows.Screen];
  const shows = eagerRoutes.find(isHere)?.shows ?? notFound.shows;
  return 'Screen' in shows ? [shows.Screen] : [];
}

/** Loads the code of a page before it is opened; resolves to true once it is there. */
export async function preloadPage(address: string): Promise<boolean> {
  const code = codeOf(address);
  await Promise.all(code.map((part) => part.preload()));
  return code.every((part) => part.isThere());
}
