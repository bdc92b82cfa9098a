import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LINK_PAGES } from '#domain/members/auth/link-pages.ts';
import { clientFolder } from '../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const SCRIPT = '/assets/index-abc.js';
const OWN_DRAWING = '/images/default-badge.svg';
const PHOTO = '/content/images/common/no-image.png';
const DRAWING = '/content/images/common/drawn.svg';
const client = clientFolder(['/']);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { clientDir: client.clientDir } });
  await writeFile(
    join(shop.contentRoot, 'images/common/drawn.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

type Asked = { url: string; headers?: Record<string, string> };
const ask = async (asked: Asked) => {
  const { statusCode, headers } = await shop.app.inject(asked);
  const { date: _date, connection: _connection, ...own } = headers;
  return { status: statusCode, names: Object.keys(own).toSorted(), headers: own };
};

/** Headers set by the route itself. */
const SENT = ['content-length', 'content-type'];
const MARKS = ['x-query-count', 'x-request-id'];
const KEPT = ['cache-control', 'etag'];
const FILE = [...SENT, ...KEPT, 'cross-origin-resource-policy', 'x-content-type-options'];
const DATA = [
  ...SENT,
  ...MARKS,
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const PAGE = [
  ...DATA,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

describe('response header names', () => {
  const cases: readonly (readonly [string, Asked, number, readonly string[]])[] = [
    ['a page', { url: '/' }, 200, PAGE],
    ['a page that is not there', { url: '/nothing' }, 404, PAGE],
    ['a script', { url: SCRIPT }, 200, [...FILE, 'vary']],
    [
      "a drawing of the client's own",
      { url: OWN_DRAWING },
      200,
      [...FILE, 'content-security-policy', 'vary'],
    ],
    ['a stored photo', { url: PHOTO }, 200, [...FILE, 'content-security-policy']],
    ['a stored drawing', { url: DRAWING }, 200, [...FILE, 'content-security-policy']],
    ['a refusal', { url: '/api/users/cart' }, 401, DATA],
    ['nothing there', { url: '/api/nothing' }, 404, DATA],
    [
      'an address that cannot be read',
      { url: '/%E0%A4%A' },
      400,
      DATA.filter((name) => !MARKS.includes(name)),
    ],
    ['health', { url: '/healthz' }, 200, DATA.filter((name) => name !== 'cache-control')],
  ];
  it.each(cases)('of %s are these and no others', async (_, asked, status, names) => {
    const answer = await ask(asked);
    expect([answer.status, answer.names]).toEqual([status, names.toSorted()]);
  });

  it.each([SCRIPT, PHOTO])('of a 304 for %s are those of its copy', async (url) => {
    const { headers } = await ask({ url });
    const answer = await ask({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect(answer.status).toBe(304);
    expect(answer.names.filter((name) => !['vary', 'content-length'].includes(name))).toEqual(KEPT);
  });
});

describe('response header values', () => {
  it('prevent data, drawings and uploads from running as anything else', async () => {
    const policy = async (url: string) => (await ask({ url })).headers['content-security-policy'];
    for (const url of ['/api/users/cart', '/api/nothing', '/healthz'])
      expect(await policy(url)).toBe("default-src 'none'; frame-ancestors 'none'");
    for (const url of [DRAWING, OWN_DRAWING])
      expect(await policy(url)).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(await policy(PHOTO)).toBe("default-src 'none'; sandbox");
  });

  it('protect a page and its window', async () => {
    expect((await ask({ url: '/' })).headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none';/),
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('of every page opened by an e-mail or a return link send no referrer', async () => {
    const referrer = async (url: string) => (await ask({ url })).headers['referrer-policy'];
    for (const page of [...LINK_PAGES, '/auth/callback'])
      for (const url of [page, `${page}/`, `${page}?from=mail`])
        expect([url, await referrer(url)]).toEqual([url, 'no-referrer']);
    expect(await referrer('/unlocked')).toBe('strict-origin-when-cross-origin');
  });

  it('let other origins embed stored pictures, and nothing else', async () => {
    const readers = async (url: string) => (await ask({ url })).headers['cross-origin-resource-policy'];
    for (const url of [PHOTO, DRAWING]) expect(await readers(url)).toBe('cross-origin');
    for (const url of ['/', SCRIPT, OWN_DRAWING, '/api/nothing'])
      expect(await readers(url)).toBe('same-origin');
  });

  it('give the service worker the CSP of the page', async () => {
    const [page, ...workers] = await Promise.all([
      ask({ url: '/' }),
      ...['worker', 'sharedworker', 'serviceworker'].map((dest) =>
        ask({ url: SCRIPT, headers: { 'sec-fetch-dest': dest } }),
      ),
    ]);
    for (const { headers } of workers)
      expect(headers['content-security-policy']).toBe(page?.headers['content-security-policy']);
  });
});
