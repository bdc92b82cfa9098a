import type { AppServices } from '#src/flow/services.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';
import { type App, createApp } from '../create-app.ts';

/**
 * Storage of the server, readable until `close`. A chart that reads it later fails on the server and runs in the
 * browser.
 */
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

/** Services of server rendering, without a session: charts of the page are started, app-wide actors are not. */
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
  // The start check of the session has read its keys by now; later reads are by charts of the page.
  storage.close();
  return app;
}
