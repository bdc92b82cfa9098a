import type { AppServices } from '#src/flow/services.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';
import { type App, createApp } from '../create-app.ts';

/** Only browsers keep things. A chart that wants some of them fails on the server, and is left to the browser. */
function browserOnly(): SafeStorage & { close(): void } {
  let isOpen = true;
  return {
    get: () => {
      if (isOpen) return null;
      throw new Error('only a browser keeps things');
    },
    set: () => true,
    remove: () => {},
    close: () => {
      isOpen = false;
    },
  };
}

const nothing = (): void => {};

/** A shop on the server, in which nobody has signed in and which nobody starts: it only begins the charts of a page. */
export function anonymousServices(
  { fetch, location }: { fetch: typeof globalThis.fetch; location: string },
  storedSnapshot: NonNullable<AppServices['storedSnapshot']>,
): App {
  const storage = browserOnly();
  const app = createApp({
    baseUrl: '',
    botCheckKey: '',
    storage,
    tabStorage: storage,
    location: () => location,
    navigate: nothing,
    reload: nothing,
    leave: nothing,
    warn: nothing,
    fetch,
    storedSnapshot,
  });
  // Nobody's session has been looked for by now; what charts look for is another thing.
  storage.close();
  return app;
}
