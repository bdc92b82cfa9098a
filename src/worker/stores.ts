/** Names of the worker's caches; the files of a build lie in one of their own. */
export const PAGES = 'shop-pages';
export const PICTURES = 'shop-pictures';
export const CALLS = 'shop-calls';
export const FILES = 'shop-files-';

/** How much of each is kept at most. */
export const MOST = { pages: 30, files: 160, pictures: 120, calls: 80 } as const;

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long after the server has sent it something is good for. */
export const LONGEST_MS = { files: 60 * DAY_MS, pictures: 30 * DAY_MS, calls: 7 * DAY_MS } as const;

/** A kept page older than this is shown only where the network does not answer. */
export const SHOWN_AT_ONCE_MS = 60 * 60 * 1_000;
/** How long the network may take before an older kept page is shown. */
export const PATIENCE_MS = 3_000;

/** Files without a hash in their name, which belong to one build all the same; they are there before anybody asks. */
export const PLAIN_FILES = ['/favicon.svg', '/stitches.css', '/offline.html', '/offline.css', '/offline.js'];
