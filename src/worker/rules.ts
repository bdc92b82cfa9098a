import { addressPattern } from '#domain/kit/forms/address-pattern.ts';
import { PLAIN_FILES } from './stores.ts';

/** Path patterns of pages that are the same for everybody, and of all others. */
export type Addresses = { kept: readonly string[]; others: readonly string[] };

/** Kind of a request for caching; null for requests that the worker does not handle. */
export type Kind = 'page' | 'file' | 'picture' | 'call' | null;

export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/** Query parameters whose addresses are never cached: search terms, and `nosw`, which disables the worker. */
const NEVER_KEPT = ['q', 'nosw'];
const HASHED = /^\/assets\//;
const PICTURE = /^\/(?:content\/)?images\/(common|events|feeds|products|reviews)\//;

/** Cache key of a page: the address without its hash. */
export const addressOf = (url: string): string => url.replace(/#.*$/, '');

/** Returns a test whether a page may be cached; an address that also matches a pattern of the others may not. */
export function keptPages({ kept, others }: Addresses): (url: URL) => boolean {
  const [mayKeep, mustNot] = [kept.map(addressPattern), others.map(addressPattern)];
  return ({ pathname, searchParams }) =>
    mayKeep.some((pattern) => pattern.test(pathname)) &&
    !mustNot.some((pattern) => pattern.test(pathname)) &&
    !NEVER_KEPT.some((name) => searchParams.has(name));
}

/** True for files with a content hash in their name, which are the same in every build. */
export const isHashed = (path: string): boolean => HASHED.test(path);
const isFile = (path: string): boolean => isHashed(path) || PLAIN_FILES.includes(path);

/** Classifies a request: only reads of this origin without credentials are cached. */
export function kindOf({ url, method, mode, destination, headers }: Asked, origin: string): Kind {
  const { origin: asked, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || asked !== origin || headers.has('authorization') || headers.has('range'))
    return null;
  if (mode === 'navigate') return 'page';
  if (isFile(pathname)) return 'file';
  if (PICTURE.test(pathname)) return destination === 'image' || destination === '' ? 'picture' : null;
  return pathname.startsWith('/api/') && !NEVER_KEPT.some((name) => searchParams.has(name)) ? 'call' : null;
}

const says = ({ headers }: Response): string => headers.get('cache-control') ?? '';
const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected;
const isSecret = (response: Response): boolean => /no-store|private/i.test(says(response));

const isPublic = (response: Response): boolean => /\bpublic\b/i.test(says(response));

/** True if the server rendered the whole page; an app shell is not cacheable by shared caches. */
export const isDrawn = isPublic;

/** True for a complete public HTML page. */
export const mayKeepPage = (response: Response): boolean =>
  isWhole(response) && !isSecret(response) && /^text\/html/.test(response.headers.get('content-type') ?? '');

/** True if the page no longer exists or is no longer public. A server error says nothing about the page. */
export const isGone = (response: Response): boolean =>
  response.type === 'opaqueredirect' ||
  response.status === 404 ||
  response.status === 410 ||
  (response.ok && !mayKeepPage(response));

/** True for public answers and pictures. */
export const mayKeepAnswer = (response: Response): boolean =>
  isWhole(response) && !isSecret(response) && isPublic(response) && response.headers.get('vary') !== '*';

/** Script and style files that a page refers to and needs for hydration. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+)"/g)].flatMap(([, path = '']) =>
      isFile(path) ? [path] : [],
    ),
  ),
];

/** True for a reload, which must ask the server. */
export const isReload = ({ cache }: Pick<Request, 'cache'>): boolean =>
  cache === 'no-cache' || cache === 'reload';

/** True if the server sent the response within the last `ms`, by its `Date` header; also true without one. */
export const wasSentWithin = (ms: number, { headers }: Response, now: number): boolean => {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) || now - sent < ms;
};
