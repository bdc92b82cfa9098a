import {
  dropPage,
  type KeptPage,
  keepPage,
  keptPage,
  keptPagesBySight,
  noteVisit,
  type Visit,
} from '../kept-pages.ts';
import { offlinePage } from '../offline-page.ts';
import { addressOf, filesNamedIn, isDrawn, isGone, isReload, keptPages, mayKeepPage } from '../rules.ts';
import { PATIENCE_MS, SHOWN_AT_ONCE_MS } from '../stores.ts';
import type { Told } from '../words.ts';
import { haveAll, takeIn } from './files.ts';
import { worker } from './scope.ts';

const isKept = keptPages(__ADDRESSES__);

/** A kept page that comes to life: all that it needs is here. */
async function wholePage(url: string): Promise<KeptPage | null> {
  const kept = await keptPage(url);
  return kept && (await haveAll(kept.needs)) ? kept : null;
}

/** The kept page at once if it is young, and the network's for the next time; else whichever can be had. */
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

const later = () => new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null));

/** What the network says of a page that may be kept. */
async function renew(url: string, page: Response, visit: Visit, event: ExtendableEvent): Promise<void> {
  if (isGone(page)) await dropPage(url);
  if (!mayKeepPage(page)) return;
  const tag = page.headers.get('etag');
  const kept = await wholePage(url);
  if (tag && kept?.response.headers.get('etag') === tag) return noteVisit(url, visit);
  // A server in a hurry sends a page without its content.
  if (kept && isDrawn(kept.response) && !isDrawn(page)) return noteVisit(url, { seenAt: visit.seenAt });
  // First what it needs: a page that is kept can be shown without the network.
  await takeIn(filesNamedIn(await page.clone().text()), event);
  await keepPage(url, page, visit);
}

/** A page that somebody looks at is kept, also when a link inside the shop led there. */
export async function noteSeen({ url, title, isDocument }: Told & { type: 'seen' }, event: ExtendableEvent) {
  const address = new URL(addressOf(url));
  if (address.origin !== worker.location.origin || !isKept(address)) return;
  const now = Date.now();
  const kept = await wholePage(address.href);
  if (kept && now - kept.confirmedAt < SHOWN_AT_ONCE_MS)
    return noteVisit(address.href, { seenAt: now, title });
  // The browser still has the document that is on the screen.
  const page = await fetch(address, { cache: isDocument ? 'force-cache' : 'default' });
  await renew(address.href, page, { confirmedAt: now, seenAt: now, title }, event);
}

/** Pages whose files went with an older build never open again. */
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
