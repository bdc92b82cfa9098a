/** Names of the worker's caches; the files of each build have their own. */
export const PAGES = 'shop-pages';
/** Cache name of pictures in the service worker. */
export const PICTURES = 'shop-pictures';
/** Cache name of API responses in the service worker. */
export const CALLS = 'shop-calls';
/** Beginning of the cache names of app files, followed by the build. */
export const FILES = 'shop-files-';

/** Highest number of entries in each cache. */
export const MOST = { pages: 30, files: 160, pictures: 120, calls: 80 } as const;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Longest time (ms) after its `Date` header for which an entry is used. */
export const LONGEST_MS = { files: 60 * DAY_MS, pictures: 30 * DAY_MS, calls: 7 * DAY_MS } as const;

/** Age (ms) above which a cached page is shown only if the network does not answer. */
export const SHOWN_AT_ONCE_MS = 60 * 60 * 1_000;
/** Time (ms) to wait for the network before an older cached page is shown. */
export const MAX_WAIT_MS = 3_000;

/** Files without a hash in their name that belong to a build; stored when the worker is installed. */
export const PLAIN_FILES = ['/favicon.svg', '/stitches.css', '/offline.html', '/offline.css', '/offline.js'];
