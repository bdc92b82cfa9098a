import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import type { Preloadable } from '#src/lib/loading/preloadable.tsx';
import { farPages } from './far-pages.tsx';
import { nearRoutes, notFound } from './routes.ts';

type Code = Pick<Preloadable<object>, 'preload' | 'isThere'>;

/** The code that an address needs before it can be drawn. */
function codeOf(address: string): readonly Code[] {
  const [path = ''] = address.split('?');
  const isHere = (row: { path: string }) => matchRoute(parse, row.path, path)[0];
  const far = farPages.find(isHere);
  if (far) return [far.code, notFound.shows.Screen];
  const shows = nearRoutes.find(isHere)?.shows ?? notFound.shows;
  return 'Screen' in shows ? [shows.Screen] : [];
}

/** Asks for the code of the page at an address before it is opened; answers whether it has come. */
export async function preloadPage(address: string): Promise<boolean> {
  const code = codeOf(address);
  await Promise.all(code.map((part) => part.preload()));
  return code.every((part) => part.isThere());
}
