import { filesNamedIn } from './rules.ts';
import { MOST, PAGES } from './stores.ts';

const CONFIRMED = 'x-kept-confirmed';
const SEEN = 'x-kept-seen';
const TITLE = 'x-kept-title';
const NEEDS = 'x-kept-needs';
/** They speak of the bytes on the wire, which are gone. */
const OF_THE_WIRE = ['content-encoding', 'content-length', 'transfer-encoding'];

export type KeptPage = {
  /** When the server last sent or confirmed it. */
  confirmedAt: number;
  /** When somebody last looked at it. */
  seenAt: number;
  title: string;
  /** Files without which it does not come to life. */
  needs: readonly string[];
  response: Response;
};

/** What a visit adds to what is known of a page. */
export type Visit = { confirmedAt: number; seenAt: number; title?: string };

const open = () => caches.open(PAGES);
// Everybody gets the same page, whatever their browser asks with.
const find = async (url: string) => (await open()).match(url, { ignoreVary: true });

export async function keptPage(url: string): Promise<KeptPage | null> {
  const response = await find(url);
  return response ? describe(response) : null;
}

/** Keeps a page, the least recently seen ones making room; what it needs must be there already. */
export async function keepPage(url: string, page: Response, visit: Visit): Promise<void> {
  const html = await page.text();
  const before = await keptPage(url);
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

/** The same page was seen, or confirmed, again. */
export async function noteVisit(url: string, visit: Partial<Visit>): Promise<void> {
  const kept = await keptPage(url);
  if (!kept) return;
  const { confirmedAt, seenAt, title, response } = kept;
  await keepPage(url, response, { confirmedAt, seenAt, title, ...visit });
}

export const dropPage = async (url: string): Promise<boolean> =>
  (await open()).delete(url, { ignoreVary: true });

/** Every kept page by its address, the last seen first. */
export async function keptPagesBySight(): Promise<[url: string, page: KeptPage][]> {
  const cache = await open();
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<[string, KeptPage][]> => {
      const page = await keptPage(url);
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

function describe(response: Response): KeptPage {
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
