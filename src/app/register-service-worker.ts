import type { AppServices } from '#src/flow/services.ts';
import { savesData } from '#src/lib/loading/saves-data.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import type { PageMessage } from '#src/worker/page-messages.ts';

const WORKER = '/sw.js';
/** Time in ms after which a page counts as visited. */
export const LOOK_MS = 3_000;

/** Registers the service worker; the query parameter `nosw` unregisters it and deletes its caches. */
export async function registerServiceWorker({ session }: Pick<AppServices, 'session'>): Promise<void> {
  // Service workers exist only on secure origins.
  if (!('serviceWorker' in navigator)) return;
  if (new URLSearchParams(window.location.search).has('nosw')) return takeAway();
  // Registered before the first await, so that a logout meanwhile still deletes the member's pages.
  tellWhenLeft(session);
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: usedFiles() } });
  watchLooks();
}

/** Tells the worker to delete cached pages on logout, also for a logout before this code was loaded. */
function tellWhenLeft(session: AppServices['session']): void {
  const { user, endedBy } = session.getSnapshot().context;
  if (!user && endedBy) tell({ type: 'left' });
  let token = user?.token;
  session.subscribe(({ context }) => {
    if (token && token !== context.user?.token) tell({ type: 'left' });
    token = context.user?.token;
  });
}

/**
 * Unregisters the worker, deletes its caches, and reloads the page, because a worker that controls it would cache
 * again.
 */
async function takeAway(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  if (navigator.serviceWorker.controller) window.location.reload();
}

/** Trusted script URL of the worker, which the CSP (Trusted Types) requires. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('shop-worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(address) ?? address;
}

/** Files that this page loaded before the worker controlled it; the worker reads them from the HTTP cache. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(window.location.origin) && !new URL(url).pathname.startsWith('/api/'));

const tell = (told: PageMessage): void => navigator.serviceWorker.controller?.postMessage(told);

function watchLooks(): void {
  const opened = window.location.href;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(tellLook, LOOK_MS);
  };
  const tellLook = () => {
    const url = window.location.href;
    const isDocument = url === opened;
    // A page reached by client-side navigation is downloaded for caching, except with Save-Data.
    if (isDocument || !savesData()) tell({ type: 'seen', url, title: document.title, isDocument });
  };
  for (const move of MOVES) window.addEventListener(move, look);
  look();
}
