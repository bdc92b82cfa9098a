import { describe, expect, it } from 'vitest';
import { contentAddress, contentHostFor, type ImageHosts, imageUrl } from '#domain/kit/pictures/image-url.ts';

const DEV = 'http://localhost:9000/content';
const LIVE = 'https://img.shop.test';
const hosts: ImageHosts = {
  backend: 'https://api.shop.test',
  developmentContent: DEV,
  productionContent: LIVE,
};
const live = (stored: string | null | undefined) => imageUrl(stored, hosts, 'shop.test');

describe('imageUrl', () => {
  it.each([null, undefined, '', '   '])('returns the no-image picture for %j', (stored) =>
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
    ['shop.1.2.3.4', LIVE],
    ['1.2.3', LIVE],
    ['1234.2.3.4', LIVE],
    ['a.b.c.d', LIVE],
    ['', LIVE],
  ])('contentHostFor %s is the bucket of %s', (hostname, content) => {
    expect(imageUrl('https://mock-bucket.s3.test/images/a.webp', hosts, hostname)).toBe(
      `${content}/images/a.webp`,
    );
    expect(imageUrl('images/a.webp', hosts, hostname)).toBe(`${content}/images/a.webp`);
    expect(contentHostFor(hosts, hostname)).toBe(content);
  });

  it.each([
    ['placeholder after two slashes', '//mock-bucket/images/a.webp', `${LIVE}/images/a.webp`],
    ['placeholder with a port', 'http://MOCK-BUCKET:9000/a.webp', `${LIVE}/a.webp`],
    ['an address on the live content host', `${LIVE}/images/a.webp`, `${LIVE}/images/a.webp`],
    ['an address on the other content host', `${DEV}/images/a.webp`, `${DEV}/images/a.webp`],
    ['another complete address', 'https://cdn.other.test/a.webp', 'https://cdn.other.test/a.webp'],
    [
      'another complete address without encryption',
      'http://cdn.other.test/a.webp',
      'http://cdn.other.test/a.webp',
    ],
    ['an address of the page itself', 'blob:https://shop.test/1', 'blob:https://shop.test/1'],
    ['a scheme within a name', 'a/https://x.webp', 'https://api.shop.test/a/https://x.webp'],
    ['blanks around', '  images/a.webp ', `${LIVE}/images/a.webp`],
    ['slashes in front', '///images/a//b.webp', `${LIVE}/images/a//b.webp`],
    ['a placeholder with slashes', 'https://your-bucket.s3.test///a//b.webp', `${LIVE}/a//b.webp`],
    ['a placeholder with a query', '//mock-bucket?of=a/b', `${LIVE}/?of=a/b`],
    ['an address below /content', '/content/images/a.webp', `${LIVE}/images/a.webp`],
    ['a folder that is called content', 'content/a.webp', 'https://api.shop.test/content/a.webp'],
    ['content further down', 'images/content/images/a.webp', `${LIVE}/images/content/images/a.webp`],
    ['images further down', 'a/images/', 'https://api.shop.test/a/images/'],
    ['a data address', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
    ['an object name', 'images/products/a.webp', `${LIVE}/images/products/a.webp`],
    ['an object name with a leading slash', '/images/products/a.webp', `${LIVE}/images/products/a.webp`],
    ['a host without a scheme', 'files.shop.test/a.webp', 'https://api.shop.test/files.shop.test/a.webp'],
  ])('%s', (_, stored, expected) => expect(live(stored)).toBe(expected));
});

describe('imageUrl on a page that serves pictures from its own host', () => {
  const own: ImageHosts = { ...hosts, developmentContent: '/content', productionContent: '/content' };
  it.each([
    ['/content/a/images/b.webp', '/content/a/images/b.webp'],
    ['/content/images/a.webp', '/content/images/a.webp'],
    ['/content', 'https://api.shop.test/content'],
    ['x/content/', 'https://api.shop.test/x/content/'],
    ['images/a.webp', '/content/images/a.webp'],
  ])('finds %s at %s', (stored, expected) => expect(imageUrl(stored, own, 'shop.test')).toBe(expected));
});

it.each([
  ['images/a.webp', '/content/images/a.webp'],
  ['/images/a.webp', '/images/a.webp'],
  ['a/images/', 'a/images/'],
  ['https://cdn.other.test/images/a.webp', 'https://cdn.other.test/images/a.webp'],
  ['', ''],
  [null, null],
])('contentAddress: every client resolves %j to %j', (stored, address) =>
  expect(contentAddress(stored)).toBe(address),
);
