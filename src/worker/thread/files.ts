import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isHashed, mayKeepAnswer, wasSentWithin } from '../rules.ts';
import { CALLS, FILES, LONGEST_MS, MOST, PICTURES, PLAIN_FILES } from '../stores.ts';

const OWN = FILES + __BUILD__;

/**
 * Finds hashed files in the caches of earlier builds as well, because pages of the last build may still be open or
 * cached; a file found there is copied into this build's cache.
 */
const fromAnyBuild: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    if (cachedResponse || !isHashed(new URL(request.url).pathname)) return cachedResponse;
    const older = await caches.match(request, { ignoreVary: true });
    if (older) await (await caches.open(OWN)).put(request, older.clone());
    return older;
  },
};

const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (mayKeepAnswer(response) ? response : null),
};

/** Limits a cache: the oldest entries are deleted first, and entries above the age limit are not used. */
const bounded = (what: keyof typeof LONGEST_MS): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    for (const request of kept.slice(0, Math.max(0, kept.length - MOST[what]))) await cache.delete(request);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && wasSentWithin(LONGEST_MS[what], cachedResponse, Date.now()) ? cachedResponse : null,
});

/** Strategy for app files: from the cache, else from the network. */
export const files = new CacheFirst({
  cacheName: OWN,
  matchOptions: { ignoreVary: true },
  plugins: [fromAnyBuild, bounded('files')],
});

/** Strategy for pictures: from the cache, else from the network; public ones are kept. */
export const pictures = new CacheFirst({ cacheName: PICTURES, plugins: [onlyPublic, bounded('pictures')] });

/** Strategy for API calls: from the network, else from the cache; public ones are kept. */
export const calls = new NetworkFirst({ cacheName: CALLS, plugins: [onlyPublic, bounded('calls')] });

/** Stores the offline page and its files; the worker is installed even if that fails. */
export async function keepPlainFiles(): Promise<void> {
  const own = await caches.open(OWN);
  const keep = async (path: string) => {
    const file = await fetch(path, { cache: 'reload' });
    if (file.ok) await own.put(path, file);
  };
  await Promise.allSettled(PLAIN_FILES.map(keep));
}

/** True if every file of a page is cached. */
export async function haveAll(paths: readonly string[]): Promise<boolean> {
  const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
  return found.every((file) => file !== undefined);
}

/** Stores the files of a page; rejects if one of them cannot be loaded. */
export async function takeIn(paths: readonly string[], event: ExtendableEvent): Promise<void> {
  const take = async (path: string) => {
    const [answered, kept] = files.handleAll({ request: new Request(path), event });
    if (!(await answered).ok) throw new Error(`${path} is not there`);
    await kept;
  };
  await Promise.all(paths.map(take));
}

/** Deletes the files of all builds except this one and the last. */
export async function dropOldBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FILES) && name !== OWN);
  for (const name of others.slice(0, -1)) await caches.delete(name);
}
