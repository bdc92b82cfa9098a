import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_FORMATS, variantAddress } from '#domain/kit/pictures/picture-variants.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

describe('picture variants', () => {
  const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
  const drawings = async () =>
    (await shop.files.list('products')).map(({ name }) => name).filter((name) => name.endsWith('.svg'));
  const drawn = async () => (await drawings())[0] ?? '';

  it.each(['/content/', '/'])('of a drawing are served with long caching at %s', async (place) => {
    for (const format of PICTURE_FORMATS) {
      const url = place + variantAddress(await drawn(), 320, format);
      const { statusCode, headers, rawPayload } = await shop.app.inject({ url });
      expect([url, statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        url,
        200,
        TYPES[format],
        'public, max-age=31536000, immutable',
      ]);
      expect([headers['content-length'], headers.vary]).toEqual([String(rawPayload.length), undefined]);
      const again = await shop.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.statusCode).toBe(304);
    }
  });

  it.each([
    (name: string) => name.replace('-320.', '-321.'),
    (name: string) => name.replace('-320.', '-0320.'),
    (name: string) => name.replace('-320.', '-320-320.'),
    (name: string) => name.replace('.avif', '.gif'),
    (name: string) => name.replace('.avif', '.avif%00'),
    (name: string) => name.replace('products/', 'products/..%2Fproducts/'),
    (name: string) => name.replace('products/', 'claims%2F'),
    (name: string) => name.replace(/products\/.*-320/, 'products/none-320'),
    (name: string) => name.replace(/products\/.*-320/, 'common/no-image-320'),
    (name: string) => name.replace('products/', 'constructor/'),
  ])('are 404 under another name (%#)', async (other) => {
    const url = `/content/${other(variantAddress(await drawn(), 320, 'avif'))}`;
    const { statusCode, headers } = await shop.app.inject({ url });
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'private, no-store']);
  });

  it('have a short cache time if too many are requested at once', async () => {
    const urls = (await drawings())
      .slice(0, 70)
      .map((name) => `/content/${variantAddress(name, 160, 'jpg')}`);
    const answers = await Promise.all(urls.map((url) => shop.app.inject({ url })));
    const [refused] = answers.filter(({ statusCode }) => statusCode === 503);
    expect([refused?.headers['retry-after'], refused?.headers['cache-control']]).toEqual([
      '2',
      'private, no-store',
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  });
});
