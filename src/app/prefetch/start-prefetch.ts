import { createExpected, type Expected } from '#src/flow/expected.ts';
import { followMember } from '#src/flow/follow-member.ts';
import { watchIntent } from '#src/lib/loading/intent.ts';
import { savesData } from '#src/lib/loading/saves-data.ts';
import type { App } from '../create-app.ts';
import { type Place, routeAt } from '../routes/route-at.ts';
import { foreseen } from './prefetchers.ts';
import { observeProductCards } from './route-prediction.ts';
import { startViewTransitions } from './view-transition.ts';

/**
 * From now on the code and the first answers of a page are fetched as soon as somebody seems about to open it. What
 * does not arrive is asked for again by the page that needs it. Answers what stops the watching.
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

/** The rows of a far area may not come: then there is nothing to fetch. */
const placeOf = (path: string): Promise<Place | null> => routeAt(path).catch(() => null);

/** Puts itself into the way of all calls: what was asked for early answers them. */
async function expectedOf({ session, reroute }: App): Promise<Expected> {
  const person = () => session.getSnapshot().context.user?.token ?? null;
  const expected = await reroute((http) => createExpected({ http, person }));
  followMember(session, expected.forget);
  return expected;
}

const codeOf = async ({ route: { shows } }: Place): Promise<void> => {
  if ('Screen' in shows) await shows.Screen.preload();
};

const dataOf = async ({ route, params }: Place, search: string, { ask }: Expected): Promise<void> => {
  const foresee = await foreseen[route.path]?.();
  foresee?.(ask, { params, search });
};
