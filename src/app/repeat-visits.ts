import type { AppServices } from '#src/flow/services.ts';
import { savesData } from '#src/lib/loading/saves-data.ts';
import { MOVES } from '#src/lib/navigation/history-events.ts';
import type { Told } from '#src/worker/words.ts';

const WORKER = '/sw.js';
/** Who stays this long on a page has seen it; who only passes through has not. */
export const LOOK_MS = 3_000;

/** Lets a service worker keep what the next visit needs; an address with `?nosw` takes everything of it away. */
export async function prepareRepeatVisits({ session }: Pick<AppServices, 'session'>): Promise<void> {
  // Only where the page is served safely are there workers.
  if (!('serviceWorker' in navigator)) return;
  if (new URLSearchParams(window.location.search).has('nosw')) return takeAway();
  // Before anything is waited for: a log-out meanwhile would go unheard, and its pages would stay.
  tellWhenLeft(session);
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(trusted(WORKER), { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: usedFiles() } });
  watchLooks();
}

/** Has the worker drop the pages of a member who logs out, or who has logged out before this code came. */
function tellWhenLeft(session: AppServices['session']): void {
  const { user, endedBy } = session.getSnapshot().context;
  if (!user && endedBy) tell({ type: 'left' });
  let token = user?.token;
  session.subscribe(({ context }) => {
    if (token && token !== context.user?.token) tell({ type: 'left' });
    token = context.user?.token;
  });
}

/** A worker that still answers this page would keep more: the page comes again, without one. */
async function takeAway(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  if (navigator.serviceWorker.controller) window.location.reload();
}

/** The page's policy takes addresses of scripts only from where they are vouched for. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('shop-worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(address) ?? address;
}

/** What this page has loaded before there was a worker; the worker takes it over from the browser's own cache. */
const usedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(window.location.origin) && !new URL(url).pathname.startsWith('/api/'));

const tell = (told: Told): void => navigator.serviceWorker.controller?.postMessage(told);

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
    // A page that was not loaded as one is fetched for keeping: not for those who save data.
    if (isDocument || !savesData()) tell({ type: 'seen', url, title: document.title, isDocument });
  };
  for (const move of MOVES) window.addEventListener(move, look);
  look();
}
