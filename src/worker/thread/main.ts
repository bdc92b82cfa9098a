import { registerRoute, setCatchHandler } from 'workbox-routing';
import { type PageMessage, readPageMessage } from '../page-messages.ts';
import { type Kind, kindOf } from '../rules.ts';
import { CALLS, PAGES } from '../stores.ts';
import { calls, dropOldBuilds, files, keepPlainFiles, pictures } from './files.ts';
import { answerPage, dropBrokenPages, noteSeen } from './pages.ts';
import { openPush, showPush } from './pushes.ts';
import { worker } from './scope.ts';

const asksFor =
  (kind: Kind) =>
  ({ request }: { request: Request }): boolean =>
    kindOf(request, worker.location.origin) === kind;

registerRoute(asksFor('page'), ({ event, request }) =>
  event instanceof FetchEvent ? answerPage(event) : fetch(request),
);
registerRoute(asksFor('file'), files);
registerRoute(asksFor('picture'), pictures);
registerRoute(asksFor('call'), calls);
// If a cache fails, such as on a full disk, the request goes to the network.
setCatchHandler(({ request }) => fetch(request));

worker.addEventListener('install', (event) => {
  // The cache formats of all versions are compatible, so a new worker takes over at once.
  event.waitUntil(Promise.all([keepPlainFiles(), worker.skipWaiting()]));
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    // Navigation preload requests the page while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await dropOldBuilds();
    await dropBrokenPages();
  };
  event.waitUntil(Promise.allSettled([takeOver(), worker.clients.claim()]));
});

async function heed(told: PageMessage, event: ExtendableEvent): Promise<void> {
  if (told.type === 'seen') await noteSeen(told, event);
  else for (const name of [PAGES, CALLS]) await caches.delete(name);
}

worker.addEventListener('message', (event) => {
  const told = readPageMessage(event.data);
  if (told) event.waitUntil(heed(told, event).catch(() => undefined));
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event)));
