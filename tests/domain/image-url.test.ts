// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type ImageHosts, imageUrl } from '#domain/image-url.ts';
import { pictureUrl } from '#src/lib/image-url.ts';

const DEV = 'http://localhost:9000/content';
const LIVE = 'https://img.shop.test';
const hosts: ImageHosts = {
  backend: 'https://api.shop.test',
  developmentContent: DEV,
  productionContent: LIVE,
};
const live = (stored: string | null | undefined) => imageUrl(stored, hosts, 'shop.test');

describe('imageUrl', () => {
  it.each([null, undefined, '', '   '])('gives the no-image picture for %j', (stored) =>
    expect(live(stored)).toBe(`${LIVE}/images/common/no-image.png`),
  );

  it.each([
    ['localhost', DEV],
    ['127.0.0.1', DEV],
    ['192.168.0.12', DEV],
    ['[::1]', DEV],
    ['shop.test', LIVE],
    ['localhost.shop.test', LIVE],
    ['1.2.3.4.shop.test', LIVE],
  ])('a page on %s takes the bucket from %s', (hostname, content) => {
    expect(imageUrl('https://mock-bucket.s3.test/images/a.webp', hosts, hostname)).toBe(
      `${content}/images/a.webp`,
    );
    expect(imageUrl('images/a.webp', hosts, hostname)).toBe(`${content}/images/a.webp`);
  });

  it.each([
    ['placeholder after two slashes', '//mock-bucket/images/a.webp', `${LIVE}/images/a.webp`],
    ['placeholder with a port', 'http://MOCK-BUCKET:9000/a.webp', `${LIVE}/a.webp`],
    ['an address on the live content host', `${LIVE}/images/a.webp`, `${LIVE}/images/a.webp`],
    ['an address on the other content host', `${DEV}/images/a.webp`, `${DEV}/images/a.webp`],
    ['another complete address', 'https://cdn.other.test/a.webp', 'https://cdn.other.test/a.webp'],
    ['a data address', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['an object name', 'images/products/a.webp', `${LIVE}/images/products/a.webp`],
    ['an object name with a leading slash', '/images/products/a.webp', `${LIVE}/images/products/a.webp`],
    ['a host without a scheme', 'files.shop.test/a.webp', 'https://api.shop.test/files.shop.test/a.webp'],
  ])('%s', (_, stored, expected) => expect(live(stored)).toBe(expected));
});

it('takes pictures from /content of the same origin unless the build says otherwise', () => {
  const address = new URL(pictureUrl('/images/products/a.webp'), window.location.href);
  expect(address.href).toBe(`${window.location.origin}/content/images/products/a.webp`);
});
