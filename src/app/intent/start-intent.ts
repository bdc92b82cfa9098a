import { createExpected, type Expected } from '#src/flow/expected.ts';
import { followMember } from '#src/flow/follow-member.ts';
import { watchIntent } from '#src/lib/intent.ts';
import type { App } from '../create-app.ts';
import { type Place, routeAt } from '../routes/route-at.ts';
import { foreseen } from './foreseen.ts';
import { letPicturesTravel } from './picture-travel.ts';

/**
 * From now on the code and the first answers of a page are fetched as soon as somebody seems about to open it. What
 * does not arrive is asked for again by the page that needs it. Answers what stops the watching.
 */
export async function startIntent(app: App): Promise<() => void> {
  const expected = await expectedOf(app);
  const ready = new Set<string>();
  const stopWatching = watchIntent(document, async ({ pathname, search }) => {
    const place = await routeAt(pathname).catch(() => null);
    if (!place) return;
    void dataOf(place, search, expected).catch(() => undefined);
    await codeOf(place);
    ready.add(pathname);
  });
  const stopTravels = letPicturesTravel(document, {
    navigate: app.navigate,
    isReady: ({ pathname }) => ready.has(pathname),
  });
  return () => {
    stopWatching();
    stopTravels();
  };
}

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
