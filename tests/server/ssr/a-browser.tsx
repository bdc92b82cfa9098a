import { AppTree } from '#src/app/app-tree.tsx';
import { createApp } from '#src/app/create-app.ts';
import { initialSnapshotsOf } from '#src/app/ssr/initial-snapshots.ts';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';

/** Starts the app on a server-rendered page as a browser does; its calls stay pending. */
export function shopInBrowser(warn: (message: string) => void) {
  const asked: string[] = [];
  const beginning = initialSnapshotsOf(window);
  const storage = safeStorage(() => window.localStorage);
  const app = createApp({
    baseUrl: '',
    botCheckKey: '',
    storage,
    tabStorage: storage,
    location: () => window.location.pathname,
    navigate: () => {},
    reload: () => {},
    leave: () => {},
    warn,
    fetch: (address) => {
      asked.push(String(address));
      return new Promise(() => {});
    },
    storedSnapshot: beginning ?? undefined,
  });
  app.start();
  const shop = <AppTree app={app} />;
  return { shop, asked };
}
