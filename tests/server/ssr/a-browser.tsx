import { createApp } from '#src/app/create-app.ts';
import { beginningOf } from '#src/app/ssr/beginning.ts';
import { WholeShop } from '#src/app/whole-shop.tsx';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';

/** The shop as a browser starts it on a page of the server; no call is ever answered. */
export function shopInBrowser(warn: (message: string) => void) {
  const asked: string[] = [];
  const beginning = beginningOf(window);
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
  const shop = <WholeShop app={app} />;
  return { shop, asked };
}
