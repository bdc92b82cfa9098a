import { filesNamedIn } from './rules.ts';
import { MOST, PAGES } from './stores.ts';

const CONFIRMED = 'x-kept-confirmed';
const SEEN = 'x-kept-seen';
const TITLE = 'x-kept-title';
const NEEDS = 'x-kept-needs';
/** Headers that describe the transferred bytes, which a stored response no longer has. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

export type CachedPage = {
  /** Time (ms) at which the server last sent or confirmed the page. */
  confirmedAt: number;
  /** Time (ms) of the last visit. */
  seenAt: number;
  title: string;
  /** Script and style files that the page needs for hydration. */
  needs: readonly string[];
  response: Response;
};

/** Facts that a visit adds to a cached page. */
export type Visit = { confirmedAt: number; seenAt: number; title?: string };

const open = () => caches.open(PAGES);
// All browsers get the same page, so `Vary` is ignored.
const find = async (url: string) => (await open()).match(url, { ignoreVary: true });

/** Returns a page of the cache with its last confirmation and visit; null if it is not cached. */
export async function cachedPage(url: string): Promise<CachedPage | null> {
  const response = await find(url);
  return response ? describe(response) : null;
}

/** Stores a page and removes the least recently visited ones above the limit; its files must be stored before. */
export async function keepPage(url: string, page: Response, visit: Visit): Promise<void> {
  const html = await page.text();
  const before = await cachedPage(url);
  const headers = new Headers(page.headers);
  for (const name of OF_THE_WIRE) headers.delete(name);
  const title = visit.title ?? before?.title ?? titleIn(html);
  headers.set(CONFIRMED, String(visit.confirmedAt));
  headers.set(SEEN, String(visit.seenAt));
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(NEEDS, filesNamedIn(html).join(' '));
  await (await open()).put(url, new Response(html, { headers }));
  await makeRoom();
}

/** Updates the facts of a stored page after a visit or a confirmation. */
export async function noteVisit(url: string, visit: Partial<Visit>): Promise<void> {
  const kept = await cachedPage(url);
  if (!kept) return;
  const { confirmedAt, seenAt, title, response } = kept;
  await keepPage(url, response, { confirmedAt, seenAt, title, ...visit });
}

/** Deletes a page from the cache; returns whether it was there. */
export const dropPage = async (url: string): Promise<boolean> =>
  (await open()).delete(url, { ignoreVary: true });

/** Every stored page by its address, the most recently visited first. */
export async function keptPagesBySight(): Promise<[url: string, page: CachedPage][]> {
  const cache = await open();
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<[string, CachedPage][]> => {
      const page = await cachedPage(url);
      return page ? [[url, page]] : [];
    }),
  );
  return found.flat().toSorted(([, a], [, b]) => b.seenAt - a.seenAt);
}

async function makeRoom(): Promise<void> {
  const cache = await open();
  if ((await cache.keys()).length <= MOST.pages) return;
  for (const [url] of (await keptPagesBySight()).slice(MOST.pages)) await dropPage(url);
}

function describe(response: Response): CachedPage {
  const { headers } = response;
  return {
    confirmedAt: Number(headers.get(CONFIRMED)),
    seenAt: Number(headers.get(SEEN)),
    title: decodeURIComponent(headers.get(TITLE) ?? ''),
    needs: (headers.get(NEEDS) ?? '').split(' ').filter((path) => path !== ''),
    response,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const titleIn = (html: string): string =>
  (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();
