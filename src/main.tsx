// Entry point of the browser client: creates the app with storage, location and network of the browser, hydrates or
// renders it in #root, and starts prefetching and the service worker after the first page.
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { onceKnown } from '#src/flow/follow-member.ts';
import { link } from '#src/lib/navigation/link.ts';
import { AppTree } from './app/app-tree.tsx';
import { type BrowserPorts, createApp, type App as RunningShop } from './app/create-app.ts';
import { hydratePage } from './app/ssr/hydrate.tsx';
import { initialSnapshotsOf } from './app/ssr/initial-snapshots.ts';
import { afterFirstPage } from './lib/loading/after-first-page.ts';
import { onFirstInput } from './lib/loading/first-input.ts';
import { afterLoad, lazyLoad } from './lib/loading/lazy-load.ts';
import { pageFact } from './lib/navigation/page-facts.ts';
import { safeStorage } from './lib/storage/safe-storage.ts';
import { applyGlobalStyles } from './styles/global.ts';
import { shellText } from './text/shell.ts';

/** Ports that builds with the inspector replace. */
type Changed = Partial<Pick<BrowserPorts, 'fetch' | 'adapt' | 'watch' | 'storage'>>;

/** Creates the app and renders it in `root`; builds with the inspector replace the ports in `changed`. */
function openShop(root: HTMLElement, changed: Changed): void {
  const notKept = () => app.toast(shellText.notKept, 'error');
  const beginning = initialSnapshotsOf(window);
  // biome-ignore lint/suspicious/noConsole: the browser's own log is where a developer looks for it.
  const warn = (message: string) => console.warn(message);
  const app: RunningShop = createApp({
    baseUrl: import.meta.env.VITE_API_BASE ?? pageFact('api-origin'),
    botCheckKey: pageFact('bot-check-key'),
    storage: safeStorage(() => window.localStorage, notKept),
    tabStorage: safeStorage(() => window.sessionStorage),
    location: () => window.location.pathname + window.location.search,
    navigate,
    reload: () => window.location.reload(),
    leave: (url) => window.location.assign(url),
    warn,
    ...(beginning ? { storedSnapshot: beginning } : {}),
    ...changed,
  });
  window.addEventListener('storage', ({ key }) => app.storageChanged(key));
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache has missed the storage events.
    if (persisted) app.storageChanged(null);
  });
  const network = link('network > shell', app.shell);
  const code = link('code > shell', app.shell);
  window.addEventListener('online', () => network({ type: 'network.restored' }));
  window.addEventListener('offline', () => network({ type: 'network.lost' }));
  window.addEventListener('vite:preloadError', () => code({ type: 'chunk.failed' }));
  app.start();
  const shop = <AppTree app={app} />;
  if (beginning) void hydratePage(root, shop, warn);
  // When QA opens a state, the page is rendered after the session is known, so that no sign-in event follows.
  else if (__INSPECTOR__ && changed.adapt) onceKnown(app.session, () => createRoot(root).render(shop));
  else createRoot(root).render(shop);
  // A server-rendered page hydrates as the server rendered it: no state may change before.
  afterFirstPage(() => {
    if (!navigator.onLine) network({ type: 'network.lost' });
    // Code for leaving a page and returning to it is needed only after the load event.
    afterLoad(() => {
      // Prefetching starts at the first input of the user.
      onFirstInput(() =>
        lazyLoad(import('./app/prefetch/start-prefetch.ts'), ({ startPrefetch }) => startPrefetch(app)),
      );
      if (!import.meta.env.PROD || __INSPECTOR__) return;
      lazyLoad(import('./app/after-load.ts'), ({ afterLoadOf }) => afterLoadOf(app));
    });
  });
}

if (!import.meta.env.PROD || __INSPECTOR__) applyGlobalStyles();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
if (__INSPECTOR__) {
  const { startInspector } = await import('./inspector/start.tsx');
  const changed = await startInspector(root);
  if (changed) openShop(root, changed);
} else {
  openShop(root, {});
}
