import {
  type CachedPage,
  cachedPage,
  dropPage,
  keepPage,
  keptPagesBySight,
  noteVisit,
  type Visit,
} from '../cached-pages.ts';
import { offlinePage } from '../offline-page.ts';
import type { PageMessage } from '../page-messages.ts';
import { addressOf, filesNamedIn, isDrawn, isGone, isReload, keptPages, mayKeepPage } from '../rules.ts';
import { MAX_WAIT_MS, SHOWN_AT_ONCE_MS } from '../stores.ts';
import { haveAll, takeIn } from './files.ts';
import { worker } from './scope.ts';

const isKept = keptPages(__ADDRESSES__);

/** Cached page whose files are all cached too; null otherwise. */
async function wholePage(url: string): Promise<CachedPage | null> {
  const kept = await cachedPage(url);
  return kept && (await haveAll(kept.needs)) ? kept : null;
}

/**
 * Answers with the cached page at once if it is young and renews it in the background; otherwise with the network, or
 * the cached page if the network fails or is slow.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = addressOf(request.url);
  const asked = askNetwork(event);
  if (!isKept(new URL(url))) return asked.catch(showOffline);
  const now = Date.now();
  const renewed = asked.then((page) => renew(url, page.clone(), { confirmedAt: now, seenAt: now }, event));
  event.waitUntil(renewed.catch(() => noteVisit(url, { seenAt: now })).catch(() => undefined));
  const kept = await wholePage(url).catch(() => null);
  if (!kept) return asked.catch(showOffline);
  const isYoung = now - kept.confirmedAt < SHOWN_AT_ONCE_MS;
  if (isYoung && !isReload(request)) return kept.response;
  const soon = await Promise.race([asked.catch(() => null), later()]);
  return soon && soon.status < 500 ? soon : kept.response;
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  const preloaded: unknown = await event.preloadResponse;
  return preloaded instanceof Response ? preloaded : fetch(event.request);
}

const later = () => new Promise<null>((done) => setTimeout(done, MAX_WAIT_MS, null));

/** Updates the cache after a response of the network. */
async function renew(url: string, page: Response, visit: Visit, event: ExtendableEvent): Promise<void> {
  if (isGone(page)) await dropPage(url);
  if (!mayKeepPage(page)) return;
  const tag = page.headers.get('etag');
  const kept = await wholePage(url);
  if (tag && kept?.response.headers.get('etag') === tag) return noteVisit(url, visit);
  // A busy server sends the app shell: it does not replace a rendered page.
  if (kept && isDrawn(kept.response) && !isDrawn(page)) return noteVisit(url, { seenAt: visit.seenAt });
  // Files are stored before the page, so that a cached page always works offline.
  await takeIn(filesNamedIn(await page.clone().text()), event);
  await keepPage(url, page, visit);
}

/** Caches a page that was visited, also by client-side navigation. */
export async function noteSeen(
  { url, title, isDocument }: PageMessage & { type: 'seen' },
  event: ExtendableEvent,
) {
  const address = new URL(addressOf(url));
  if (address.origin !== worker.location.origin || !isKept(address)) return;
  const now = Date.now();
  const kept = await wholePage(address.href);
  if (kept && now - kept.confirmedAt < SHOWN_AT_ONCE_MS)
    return noteVisit(address.href, { seenAt: now, title });
  // The browser still has the document of the visible page in its HTTP cache.
  const page = await fetch(address, { cache: isDocument ? 'force-cache' : 'default' });
  await renew(address.href, page, { confirmedAt: now, seenAt: now, title }, event);
}

/** Deletes cached pages whose files were deleted with an older build. */
export async function dropBrokenPages(): Promise<void> {
  for (const [url, { needs }] of await keptPagesBySight()) if (!(await haveAll(needs))) await dropPage(url);
}

async function showOffline(): Promise<Response> {
  const template = await caches.match('/offline.html');
  if (!template) return Response.error();
  const headers = new Headers(template.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(offlinePage(await template.text(), await keptPagesBySight()), { headers });
}
