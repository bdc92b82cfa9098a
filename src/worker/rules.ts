import { addressPattern } from '#domain/kit/forms/address-pattern.ts';
import { PLAIN_FILES } from './stores.ts';

/** Patterns of the route table: pages that look alike to everybody, and all others. */
export type Addresses = { kept: readonly string[]; others: readonly string[] };

/** What is asked for, as far as keeping it goes; null is left to the browser. */
export type Kind = 'page' | 'file' | 'picture' | 'call' | null;

export type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'headers'>;

/** Words that somebody searched for, and the wish to do without the worker: their addresses are never kept. */
const NEVER_KEPT = ['q', 'nosw'];
const HASHED = /^\/assets\//;
const PICTURE = /^\/(?:content\/)?images\/(common|events|feeds|products|reviews)\//;

/** The key of a page: what follows the hash is not sent to a server either. */
export const addressOf = (url: string): string => url.replace(/#.*$/, '');

/** Whether a page with this address may be kept; an address that could also be another page's is not. */
export function keptPages({ kept, others }: Addresses): (url: URL) => boolean {
  const [mayKeep, mustNot] = [kept.map(addressPattern), others.map(addressPattern)];
  return ({ pathname, searchParams }) =>
    mayKeep.some((pattern) => pattern.test(pathname)) &&
    !mustNot.some((pattern) => pattern.test(pathname)) &&
    !NEVER_KEPT.some((name) => searchParams.has(name));
}

/** The name says which content it has, so any build's file of this name is the same. */
export const isHashed = (path: string): boolean => HASHED.test(path);
const isFile = (path: string): boolean => isHashed(path) || PLAIN_FILES.includes(path);

/** Only reading, only of this shop, and nothing that says who asks. */
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

/** The server drew all of this page; one without its content is not for caches in between. */
export const isDrawn = isPublic;

/** A page as anybody would get it. */
export const mayKeepPage = (response: Response): boolean =>
  isWhole(response) && !isSecret(response) && /^text\/html/.test(response.headers.get('content-type') ?? '');

/** The page is not there any more, or not for everybody. A server in trouble says nothing about the page. */
export const isGone = (response: Response): boolean =>
  response.type === 'opaqueredirect' ||
  response.status === 404 ||
  response.status === 410 ||
  (response.ok && !mayKeepPage(response));

/** Calls and pictures that are nobody's own say so. */
export const mayKeepAnswer = (response: Response): boolean =>
  isWhole(response) && !isSecret(response) && isPublic(response) && response.headers.get('vary') !== '*';

/** Files of the build that a page names: without them it does not come to life. */
export const filesNamedIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+)"/g)].flatMap(([, path = '']) =>
      isFile(path) ? [path] : [],
    ),
  ),
];

/** A reload asks for what is there now, not for what was there before. */
export const isReload = ({ cache }: Pick<Request, 'cache'>): boolean =>
  cache === 'no-cache' || cache === 'reload';

/** By the server's own clock; what does not say when it was sent counts as new. */
export const wasSentWithin = (ms: number, { headers }: Response, now: number): boolean => {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) || now - sent < ms;
};
