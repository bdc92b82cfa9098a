import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessClient } from '#server/ssr/in-process-client.ts';
import { pageHtml } from '#server/ssr/page-html.ts';
import { loadAllParts, renderPage } from '#src/app/ssr/render-page.tsx';
import {
  createProduct,
  FACTS,
  goods,
  readSellerProduct,
  shownProduct,
} from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  await loadAllParts();
  mine = shop.as('seller');
});
afterAll(() => shop.close());

const MARK = 'x-hostile';
/** Text that could close an element, open another one, or be read as an address. */
const HOSTILE = `<${MARK}>"'</title></script><script>alert(1)</script><!--<img src=x onerror=alert(1)>`;
const LINKS =
  'https://evil.test/a [여기](javascript:alert(1)) <a href="javascript:1">b</a> javascript:alert(2)';

async function open(path: string, search = ''): Promise<string> {
  const page = await renderPage({
    path,
    search,
    hostname: 'shop.test',
    publicUrl: 'https://shop.test',
    patienceMs: 5_000,
    fetch: createInProcessClient(shop.app, { ip: '127.0.0.1' }),
  });
  if (!page) throw new Error(`${path} was not drawn`);
  return Buffer.from(pageHtml(readFileSync('index.html', 'utf8'), page)).toString();
}
/** The structure of a page: its tags without text, and the targets of its links. */
const tagsOf = (html: string): string =>
  html.replace(/<script type="application\/[^>]*>.*?<\/script>/gs, '').replace(/"[^"]*"/g, '""');
const linksOf = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, at = '']) => at);
const linkedData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

describe('N-51: hostile name of a product', () => {
  it('is text on every rendered page, in head, data and embedded state', async () => {
    const word = '적대신발';
    const name = `${word} ${HOSTILE}`;
    const facts = { ...FACTS, material: `${HOSTILE} 가죽`, care: LINKS };
    const id = await shownProduct(mine, { name, description: `${LINKS} ${HOSTILE}`, facts });
    const plain = await open('/terms');
    const scripts = (html: string) => html.match(/<script/g)?.length ?? 0;
    const { storeId } = (await shop.as('visitor').get(`/api/products/${id}`)).body.data;
    const pages = [
      [`/products/${id}`, ''],
      ['/products', `q=${encodeURIComponent(word)}`],
      ['/search', `q=${encodeURIComponent(word)}`],
      [`/store/${storeId}`, ''],
    ] as const;
    for (const [path, search] of pages) {
      const html = await open(path, search);
      // The text is on the page unchanged.
      expect([path, html.includes(`&lt;${MARK}&gt;`), html.includes(`<${MARK}`)]).toEqual([
        path,
        true,
        false,
      ]);
      expect(tagsOf(html).match(/<[^>]*onerror/)).toBeNull();
      expect(linksOf(html).filter((at) => /^javascript:|evil\.test/i.test(at))).toEqual([]);
      const blocks = linkedData(html);
      // The page has only its own scripts: the sent data, and data for search engines.
      expect([path, scripts(html)]).toEqual([
        path,
        scripts(plain) + blocks.length - linkedData(plain).length,
      ]);
      const sent = /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      expect(() => JSON.parse(sent)).not.toThrow();
    }
    const html = await open(`/products/${id}`);
    expect(JSON.stringify(linkedData(html)).includes(JSON.stringify(HOSTILE).slice(1, -1))).toBe(true);
    for (const place of [/<title>(.*?)<\/title>/s, /<meta property="og:title" content="([^"]*)"/])
      expect(place.exec(html)?.[1]).toContain(`&lt;${MARK}&gt;`);
  });

  it('is refused if unreadable, and isolated in its direction', async () => {
    const refused = async (more: object) => {
      const { status, body } = await createProduct(mine, goods(more));
      return [status, body.errors?.[0]?.field];
    };
    for (const name of [
      ' ',
      '\u200b\u200b',
      '\u3164',
      '\u202e',
      '\u0007종',
      '글\u0000자',
      'ก\u0e49\u0e49\u0e49\u0e49',
    ])
      expect([JSON.stringify(name), ...(await refused({ name }))]).toEqual([
        JSON.stringify(name),
        400,
        'name',
      ]);
    const long = '가'.repeat(10_240);
    expect(await refused({ name: long })).toEqual([400, 'name']);
    expect(await refused({ description: long })).toEqual([400, 'description']);
    expect(await refused({ description: '벨\u0007' })).toEqual([400, 'description']);
    expect(await refused({ facts: { ...FACTS, material: long } })).toEqual([400, 'facts.material']);
    const turned = await createProduct(
      mine,
      goods({ name: '\u202e러닝화\u2066 3', description: 'a\u202eb' }),
    );
    expect(turned.status).toBe(201);
    const { name, description } = await readSellerProduct(mine, turned.body.data.productId);
    expect([name, description]).toEqual(['러닝화 3', 'ab']);
  });
});
