import { watchIntent } from '#src/lib/intent.ts';
import { routeAt } from '../routes/route-at.ts';

/** From now on a link that somebody seems about to follow is fetched before it is followed. */
export const startIntent = (): (() => void) =>
  watchIntent(document, (link) => {
    // What does not arrive now is asked for again by the page that needs it.
    void preloadCode(link.pathname).catch(() => undefined);
  });

async function preloadCode(path: string): Promise<void> {
  const place = await routeAt(path);
  if (place && 'Screen' in place.route.shows) await place.route.shows.Screen.preload();
}
