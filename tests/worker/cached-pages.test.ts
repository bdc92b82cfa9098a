import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedPage, dropPage, keepPage, keptPagesBySight, noteVisit } from '#src/worker/cached-pages.ts';
import { offlinePage } from '#src/worker/offline-page.ts';
import { MOST } from '#src/worker/stores.ts';

const SHOP = 'https://shop.test';
const at = (path: string) => `${SHOP}${path}`;
const page = (title: string, headers: HeadersInit = {}) =>
  new Response(`<title>${title}</title><script type="module" src="/assets/a-1.js"></script>`, { headers });
const visit = (time: number, title?: string) => ({
  confirmedAt: time,
  seenAt: time,
  ...(title === undefined ? {} : { title }),
});

/** The part of the Cache API that the pages need. */
function memoryCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => stored.delete(url),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  };
  return { open: async () => cache };
}

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  return () => vi.unstubAllGlobals();
});

describe('cached pages', () => {
  it('have title, times, needed files and security headers', async () => {
    const headers = {
      'content-security-policy': "default-src 'none'",
      'content-encoding': 'br',
      etag: 'W/"1"',
    };
    await keepPage(at('/terms'), page('A &amp; B · Shop', headers), visit(5));
    const found = await cachedPage(at('/terms'));
    expect(found).toMatchObject({
      confirmedAt: 5,
      seenAt: 5,
      title: 'A & B · Shop',
      needs: ['/assets/a-1.js'],
    });
    expect(found?.response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(found?.response.headers.has('content-encoding')).toBe(false);
    expect(await found?.response.text()).toContain('<title>A &amp; B');
  });

  it('keep the reported title when the content changes', async () => {
    await keepPage(at('/terms'), page('Shop'), visit(1, '이용약관'));
    await keepPage(at('/terms'), page('Shop 2'), visit(2));
    expect(await cachedPage(at('/terms'))).toMatchObject({ title: '이용약관', confirmedAt: 2 });
  });

  it('record a visit without new content', async () => {
    await keepPage(at('/terms'), page('Shop'), visit(1));
    await noteVisit(at('/terms'), { seenAt: 9, title: 'Terms' });
    await noteVisit(at('/unknown'), { seenAt: 9 });
    expect(await cachedPage(at('/terms'))).toMatchObject({ title: 'Terms', confirmedAt: 1, seenAt: 9 });
    expect(await cachedPage(at('/unknown'))).toBe(null);
  });

  it('drop the least recently visited ones', async () => {
    for (let id = 0; id < MOST.pages; id += 1)
      await keepPage(at(`/products/${id}`), page(`${id}`), visit(id));
    await noteVisit(at('/products/0'), { seenAt: 1_000 });
    await keepPage(at('/terms'), page('Terms'), visit(2_000));
    const urls = (await keptPagesBySight()).map(([url]) => url);
    expect(urls).toHaveLength(MOST.pages);
    expect(urls.slice(0, 2)).toEqual([at('/terms'), at('/products/0')]);
    expect(urls).not.toContain(at('/products/1'));
    await dropPage(at('/terms'));
    expect(await cachedPage(at('/terms'))).toBe(null);
  });
});

describe('offline page', () => {
  const template = '<main><!-- seen --><p class="none">none</p></main>';

  it('lists pages without the name of the shop, by address if they have no title', () => {
    expect(
      offlinePage(template, [
        [at('/products/1?color=RED'), { title: 'Daily $& · 신발장' }],
        [at('/terms'), { title: '' }],
      ]),
    ).toBe(
      '<main><ul><li><a href="/products/1?color=RED">Daily $&amp;</a></li><li><a href="/terms">/terms</a></li></ul><p class="none">none</p></main>',
    );
  });

  it('escapes titles', () => {
    const html = offlinePage(template, [[at('/feed/1'), { title: '</a><script>"x"</script> · 신발장' }]]);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;/a&gt;&lt;script&gt;&quot;x&quot;&lt;/script&gt;</a>');
  });

  it('says so if there is none', () => {
    expect(offlinePage(template, [])).toBe(template);
  });
});
