import { followMember } from '#src/flow/follow-member.ts';
import { createPrefetchCache, type PrefetchCache } from '#src/flow/prefetch-cache.ts';
import { watchIntent } from '#src/lib/loading/link-intent.ts';
import { savesData } from '#src/lib/loading/saves-data.ts';
import type { App } from '../create-app.ts';
import { type Place, routeAt } from '../routes/route-at.ts';
import { prefetchers } from './prefetchers.ts';
import { observeProductCards } from './route-prediction.ts';
import { startViewTransitions } from './view-transition.ts';

/**
 * Starts prefetching: code and first reads of a page are loaded once a link to it is likely to be followed. A failed
 * prefetch is repeated by the page itself. Returns a function that stops it.
 */
export async function startPrefetch(app: App): Promise<() => void> {
  const expected = await expectedOf(app);
  const ready = new Set<string>();
  const isReady = ({ pathname }: HTMLAnchorElement) => ready.has(pathname);
  const stops = [
    watchIntent(document, async ({ pathname, search }) => {
      const place = await placeOf(pathname);
      if (!place) return;
      void dataOf(place, search, expected).catch(() => undefined);
      await codeOf(place);
      ready.add(pathname);
    }),
    observeProductCards(document, async ({ pathname }) => {
      const place = savesData() ? null : await placeOf(pathname);
      if (place) await codeOf(place);
    }),
    startViewTransitions(document, { navigate: app.navigate, isReady }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Route of a path; null if it has none or the rows of a lazy area did not load. */
const placeOf = (path: string): Promise<Place | null> => routeAt(path).catch(() => null);

/** Inserts the prefetch cache into the transport of all calls. */
async function expectedOf({ session, reroute }: App): Promise<PrefetchCache> {
  const person = () => session.getSnapshot().context.user?.token ?? null;
  const expected = await reroute((http) => createPrefetchCache({ http, person }));
  followMember(session, expected.forget);
  return expected;
}

const codeOf = async ({ route: { shows } }: Place): Promise<void> => {
  if ('Screen' in shows) await shows.Screen.preload();
};

const dataOf = async ({ route, params }: Place, search: string, { ask }: PrefetchCache): Promise<void> => {
  const foresee = await prefetchers[route.path]?.();
  foresee?.(ask, { params, search });
};
