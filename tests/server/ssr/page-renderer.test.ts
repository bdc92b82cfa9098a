// Size: every rule of rendered pages and their copies, on one stand-in of a shop.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { CacheTag } from '#domain/kit/cache-tags.ts';
import type { PageRequest, RenderedPage } from '#domain/kit/ssr.ts';
import { allowedStyle } from '#server/kit/pages/page-style.ts';
import { pageCopies } from '#server/kit/ports/page-invalidation.ts';
import { answerPage } from '#server/ssr/answer-page.ts';
import { createPageRenderer } from '#server/ssr/page-renderer.ts';

const PLAIN = `<html><head><title>신발장</title><link rel="stylesheet" href="/stitches.css" /><script type="module" crossorigin src="/assets/a.js"></script><link rel="modulepreload" crossorigin href="/assets/b.js"></head><body><div id="root"> <main class="trouble" id="trouble" hidden>!</main> </div></body></html>`;

const drawnPage = (part: Partial<RenderedPage> = {}): RenderedPage => ({
  html: '<h1>신발</h1>',
  preloads: '<link rel="preload" as="image" href="/a.avif"/>',
  css: '.a{color:red}',
  title: '$& <상품>',
  sent: '{"states":{}}',
  head: {
    description: '신발을 골라요',
    address: 'https://shop.test/products',
    robots: null,
    kind: 'website',
    picture: { address: 'https://shop.test/a.png', isOwn: false },
    linkedData: [],
  },
  areas: ['catalogue'],
  subjects: [],
  status: 200,
  movedTo: null,
  isWhole: true,
  ...part,
});

type Draw = (request: PageRequest) => Promise<RenderedPage | null>;

/** Time from which the clock makes every page stale. */
let oldAt = Number.POSITIVE_INFINITY;
let time = 0;
const now = () => time;

async function shopThatDraws(
  renderPage: Draw,
  line = { length: 4, patienceMs: 60_000 },
  isWriting = () => false,
) {
  const app = Fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-style', allowedStyle(reply.raw) ?? 'none');
  });
  app.get('/api/ip', async ({ ip }) => ({ ip }));
  const copies = pageCopies();
  const pages = createPageRenderer(app, {
    renderer: { renderPage },
    plainOf: () => PLAIN,
    publicUrl: 'https://shop.test',
    copies,
    lifeOf: async () => () => now() >= oldAt,
    line,
    isWriting,
  });
  const errors: unknown[] = [];
  app.get('/*', async (request, reply) => {
    // Only the errors matter here.
    const log = { error: (note: unknown) => errors.push(note) } as unknown as FastifyBaseLogger;
    const page = await pages.get({ url: request.url, hostname: 'shop.test', ip: request.ip, log });
    return page ? answerPage(request, reply, page) : reply.send('plain');
  });
  await app.ready();
  const open = (url: string, headers = {}) => app.inject({ url, headers });
  return { open, pages, errors, copies, close: () => app.close() };
}

it('page renderer inserts the page into the app shell, with code after the content', async () => {
  const { open, close } = await shopThatDraws(async () => drawnPage());
  const { body, headers } = await open('/products');
  expect(body).toContain('<title>$&amp; &lt;상품&gt;</title>');
  expect(body).toContain('<link rel="preload" as="image" href="/a.avif"/><style>.a{color:red}</style>');
  expect(body).not.toContain('stitches.css');
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/b.js">');
  expect(body).toContain(
    '<script type="module" fetchpriority="low" crossorigin src="/assets/a.js"></script></head>',
  );
  expect(body).toContain(
    '<div id="root"><h1>신발</h1></div><script type="application/json" id="first-page">',
  );
  expect(body).toContain('<div class="trouble" id="trouble" hidden>!</div><div id="root">');
  const hash = createHash('sha256').update('.a{color:red}').digest('base64');
  expect(headers['x-style']).toBe(`'sha256-${hash}'`);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
    vary: 'accept-encoding',
  });
  await close();
});

it('page renderer compresses as browsers accept, and answers 304', async () => {
  const { open, close } = await shopThatDraws(async () => drawnPage());
  const plain = await open('/');
  const br = await open('/', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await open('/', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  const again = await open('/', { 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', plain.headers.etag]);
  await close();
});

it('page renderer marks an incomplete page as uncacheable', async () => {
  const { open, close } = await shopThatDraws(async () => drawnPage({ isWhole: false }));
  expect((await open('/')).headers['cache-control']).toBe('no-cache');
  await close();
});

it('page renderer serves the app shell if rendering fails, and counts and logs it', async () => {
  const { open, pages, errors, close } = await shopThatDraws(() =>
    Promise.reject(new Error('broken screen')),
  );
  expect((await open('/products')).body).toBe('plain');
  expect(pages.counts).toEqual({ drawn: 0, copied: 0, plain: 0, failed: 1 });
  expect(errors).toEqual([{ err: new Error('broken screen') }]);
  await close();
});

it('page renderer renders one page at a time; above a short queue the app shell is served at once', async () => {
  let [now, most] = [0, 0];
  const ends: (() => void)[] = [];
  const { open, pages, close } = await shopThatDraws(async ({ search }) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise<void>((resolve) => ends.push(resolve));
    now -= 1;
    return drawnPage({ html: search });
  });
  const asked = Array.from({ length: 9 }, (_, index) => open(`/products?q=${index}`));
  await vi.waitFor(() => expect(pages.counts.plain).toBe(4));
  for (let turn = 0; turn < 5; turn += 1) {
    await vi.waitFor(() => expect(ends.length).toBe(turn + 1));
    ends[turn]?.();
  }
  const bodies = (await Promise.all(asked)).map(({ body }) => body);
  expect(bodies.filter((body) => body === 'plain')).toHaveLength(4);
  expect(bodies.filter((body) => body.includes('q=')).length).toBe(5);
  expect([most, pages.counts]).toEqual([1, { drawn: 5, copied: 0, plain: 4, failed: 0 }]);
  await close();
});

it('a page that has waited for its turn as long as it may is plain, and the line goes on without it', async () => {
  const ends: (() => void)[] = [];
  const draw: Draw = async ({ path }) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return drawnPage({ html: path });
  };
  const { open, pages, close } = await shopThatDraws(draw, { length: 1, patienceMs: 20 });
  const first = open('/1');
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  expect((await open('/2')).body).toBe('plain');
  ends[0]?.();
  expect((await first).body).toContain('/1');
  // It never waits itself: its turn comes only if the page that gave up left none behind.
  const third = open('/3');
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  expect((await third).body).toContain('/3');
  expect(pages.counts).toEqual({ drawn: 2, copied: 0, plain: 1, failed: 0 });
  await close();
});

it('a page that has a copy is drawn anew only when no other page is drawn or waits', async () => {
  const asked: string[] = [];
  let end = () => {};
  const draw: Draw = async ({ path }) => {
    asked.push(path);
    if (path === '/slow') await new Promise<void>((resolve) => (end = resolve));
    return drawnPage({ html: path });
  };
  const { open, close } = await shopThatDraws(draw);
  await open('/known');
  const real = performance.now();
  // Old enough to be drawn anew in the background, young enough to be given out.
  vi.spyOn(performance, 'now').mockImplementation(() => real + 6_000);
  const slow = open('/slow');
  await vi.waitFor(() => expect(asked).toEqual(['/known', '/slow']));
  expect((await open('/known')).body).toContain('/known');
  end();
  await slow;
  expect(asked).toEqual(['/known', '/slow']);
  expect((await open('/known')).body).toContain('/known');
  await vi.waitFor(() => expect(asked).toEqual(['/known', '/slow', '/known']));
  await close();
});

it('while the shop is written to a copy is drawn anew after a rest of three times the last page, or when it is overdue', async () => {
  let at = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => at);
  let isWriting = true;
  const draw: Draw = async () => {
    const html = `<p>of ${at}</p>`;
    // Every page takes a second and a half.
    at += 1_500;
    return drawnPage({ html });
  };
  const { open, close } = await shopThatDraws(draw, undefined, () => isWriting);
  /** Opens a page at a time, in ms, and returns the time of the page that later visitors get. */
  const openAt = async (ms: number, path: string, made: number) => {
    at = ms;
    await open(path);
    await vi.waitFor(async () => expect((await open(path)).body).toContain(`<p>of ${made}</p>`));
  };
  await openAt(0, '/known', 0);
  // Drawn until 7,500, so that the line rests until 12,000.
  await openAt(6_000, '/second', 6_000);
  await openAt(11_999, '/known', 0);
  await openAt(12_000, '/known', 12_000);
  await openAt(18_800, '/third', 18_800);
  isWriting = false;
  await openAt(20_301, '/known', 20_301);
  isWriting = true;
  await openAt(51_000, '/fourth', 51_000);
  await openAt(52_501, '/known', 52_501);
  clock.mockRestore();
  await close();
});

it('counts those who wait for one drawing together: one has it drawn, the others have copies', async () => {
  const { open, pages, close } = await shopThatDraws(async () => drawnPage());
  await Promise.all([open('/'), open('/'), open('/')]);
  expect(pages.counts).toEqual({ drawn: 1, copied: 2, plain: 0, failed: 0 });
  await close();
});

it('page renderer renders no page for an abusive query', async () => {
  const { open, pages, close } = await shopThatDraws(async () => drawnPage());
  expect((await open(`/products?q=${'a'.repeat(1_100)}`)).body).toBe('plain');
  expect(pages.counts.drawn).toBe(0);
  await close();
});

it('page renderer sends calls with the address of the requesting client', async () => {
  const { open, close } = await shopThatDraws(async ({ fetch }) => {
    const { ip } = await (await fetch('/api/ip')).json();
    return drawnPage({ html: `<p>${ip}</p>` });
  });
  expect((await open('/')).body).toContain('<p>127.0.0.1</p>');
  await close();
});

it('page renderer: a write invalidates its area, one of two products, one of two feeds, and lists', async () => {
  let turn = 0;
  const SHOWN: Readonly<Record<string, CacheTag[]>> = {
    '/products': ['lists of products'],
    '/products/7': ['product 7'],
    '/products/8': ['product 8'],
    '/feed/3': ['feed 3', 'lists of products'],
    '/feed/4': ['feed 4', 'lists of products'],
    '/feeds': ['lists of feeds'],
  };
  const { open, copies, close } = await shopThatDraws(async ({ path }) => {
    const areas = [path.startsWith('/feed') ? 'community' : 'other'];
    return drawnPage({ html: `<p>${++turn}</p>`, areas, subjects: SHOWN[path] ?? [] });
  });
  /** Addresses rendered since the last call. */
  const renewed = async () => {
    const before = turn;
    const found: string[] = [];
    for (const address of Object.keys(SHOWN))
      if (Number(/<p>(\d+)<\/p>/.exec((await open(address)).body)?.[1]) > before) found.push(address);
    return found;
  };
  expect(await renewed()).toEqual(Object.keys(SHOWN));
  copies.dropFor('trade');
  expect(await renewed()).toEqual([]);
  copies.dropPages(['product 7', 'lists of products']);
  expect(await renewed()).toEqual(['/products', '/products/7', '/feed/3', '/feed/4']);
  copies.dropPages(['product 8']);
  expect(await renewed()).toEqual(['/products/8']);
  copies.dropPages(['feed 3', 'lists of feeds']);
  expect(await renewed()).toEqual(['/feed/3', '/feeds']);
  copies.dropFor('members');
  expect(await renewed()).toEqual(['/feed/3', '/feed/4', '/feeds']);
  await close();
});

it('page renderer: a copy ends at the moment when the clock makes it old', async () => {
  let turn = 0;
  const { open, close } = await shopThatDraws(async () => drawnPage({ html: `<p>${++turn}</p>` }));
  const shown = async () => /<p>(\d+)<\/p>/.exec((await open('/products')).body)?.[1];
  oldAt = 1_000;
  expect([await shown(), await shown()]).toEqual(['1', '1']);
  time = 999;
  expect(await shown()).toBe('1');
  time = 1_000;
  expect(await shown()).toBe('2');
  oldAt = Number.POSITIVE_INFINITY;
  time = 0;
  await close();
});
