import { connect, createServer, type Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { LOOK_MS } from '#src/app/register-service-worker.ts';
import { freePort } from './shop/second-shop.ts';

/** Waits until the service worker controls this page. */
export const untilWorked = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });

/** Paths with query of all cached entries, or of the caches whose name begins so. */
export const keptPaths = (page: Page, beginning = ''): Promise<string[]> =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url.replace(location.origin, ''));
  }, beginning);

/** From the next load on, tests can advance the clock of the page; it also runs by itself. */
export const moveClock = (page: Page): Promise<void> => page.clock.install();

/** Cached pages after the visit has lasted long enough to be cached, on the clock of `moveClock`. */
export async function keptOnceSeen(page: Page): Promise<string[]> {
  await page.clock.fastForward(LOOK_MS);
  return keptPaths(page, 'shop-pages');
}

/** Everything in the caches: addresses, headers and texts. */
export const keptWords = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const words: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        words.push(request.url, JSON.stringify([...request.headers, ...(answer?.headers ?? [])]));
        words.push((await answer?.text()) ?? '');
      }
    }
    return words.join('\n');
  });

export type Line = {
  base: string;
  /** Paths requested since the last call, and bytes answered. */
  take(): { paths: string[]; bytes: number };
  close(): Promise<void>;
};

/** Opens a proxy to a shop that records all requests of the browser. */
export async function openApiClient(to: number): Promise<Line> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  let [paths, bytes]: [string[], number] = [[], 0];
  const line = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => {
      paths.push(
        ...[...chunk.toString('latin1').matchAll(/^[A-Z]+ (\S+) HTTP\//gm)].map(([, path = '']) => path),
      );
    });
    far.on('data', (chunk) => {
      bytes += chunk.length;
    });
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => line.listen(port, '127.0.0.1', done));
  return {
    base: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = { paths, bytes };
      [paths, bytes] = [[], 0];
      return taken;
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        line.close(() => done());
      }),
  };
}
