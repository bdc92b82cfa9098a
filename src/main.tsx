import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { onceKnown } from '#src/flow/follow-member.ts';
import { link } from '#src/lib/navigation/link.ts';
import { type BrowserPorts, createApp, type App as RunningShop } from './app/create-app.ts';
import { beginningOf } from './app/ssr/beginning.ts';
import { hydratePage } from './app/ssr/hydrate.tsx';
import { WholeShop } from './app/whole-shop.tsx';
import { afterFirstPage } from './lib/loading/after-first-page.ts';
import { onFirstSign } from './lib/loading/first-sign.ts';
import { afterLoad, later } from './lib/loading/later.ts';
import { pageFact } from './lib/navigation/page-facts.ts';
import { safeStorage } from './lib/storage/safe-storage.ts';
import { applyGlobalStyles } from './styles/global.ts';
import { shellText } from './text/shell.ts';

/** Opens the shop on this page; builds with the inspector pass what it changes. */
function openShop(root: HTMLElement, changed: Pick<BrowserPorts, 'fetch' | 'adapt' | 'watch'>): void {
  const notKept = () => app.toast(shellText.notKept, 'error');
  const beginning = beginningOf(window);
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
    // A page that comes back frozen has heard of nothing meanwhile.
    if (persisted) app.storageChanged(null);
  });
  const network = link('network > shell', app.shell);
  const code = link('code > shell', app.shell);
  window.addEventListener('online', () => network({ type: 'network.restored' }));
  window.addEventListener('offline', () => network({ type: 'network.lost' }));
  window.addEventListener('vite:preloadError', () => code({ type: 'chunk.failed' }));
  app.start();
  const shop = <WholeShop app={app} />;
  if (beginning) void hydratePage(root, shop, warn);
  // Where QA opens a state it is that of somebody who is known: nobody arrives in it.
  else if (__INSPECTOR__ && changed.adapt) onceKnown(app.session, () => createRoot(root).render(shop));
  else createRoot(root).render(shop);
  // A page of the server comes to life as it was drawn: nothing may change before.
  afterFirstPage(() => {
    if (!navigator.onLine) network({ type: 'network.lost' });
    // Nobody leaves a page that is not there yet, or comes back to it.
    afterLoad(() => {
      // A page that nobody looks at needs no way to the next one.
      onFirstSign(() =>
        later(import('./app/prefetch/start-prefetch.ts'), ({ startPrefetch }) => startPrefetch(app)),
      );
      if (!import.meta.env.PROD || __INSPECTOR__) return;
      later(import('./app/repeat-visits.ts'), ({ prepareRepeatVisits }) => prepareRepeatVisits(app));
      later(import('./app/hangul-font.ts'), ({ keepHangul }) => keepHangul(app.storage));
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
