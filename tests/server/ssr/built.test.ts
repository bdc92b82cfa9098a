import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { clientFolder } from '../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** A small renderer: its page contains the address and the answers of the shop. */
const DRAWER = `
export const loadAllParts = async () => {};
export const setPageFacts = () => {};
export async function renderPage({ path, search, fetch }) {
  if (path === '/broken') throw new Error('a screen that throws');
  const { status } = await fetch('/api/products?size=1');
  return {
    html: '<h1>' + path + '?' + search + ' ' + status + '</h1>',
    preloads: '', css: 'h1{color:red}', title: 'drawn', sent: '{}', areas: ['catalogue'], subjects: ['lists of feeds'],
    head: { description: '', address: '', robots: null, kind: 'website', picture: { address: '', isOwn: false }, linkedData: [] },
    status: path === '/products/404' ? 404 : 200, movedTo: null, isWhole: true,
  };
}`;

const client = clientFolder(['/products', '/products/:id', '/broken', '/new']);
let shop: TestShop;
beforeAll(async () => {
  mkdirSync(join(client.clientDir, '.vite/ssr'));
  writeFileSync(join(client.clientDir, '.vite/ssr/render-page.js'), DRAWER);
  writeFileSync(join(client.clientDir, '.vite/redirects.json'), '{"/new":"/products?sort=latest"}');
  writeFileSync(
    join(client.clientDir, 'index.html'),
    '<html><head><link rel="stylesheet" href="/stitches.css" /><title>x</title></head><body><div id="root"> <main class="trouble" id="trouble">!</main> </div></body></html>',
  );
  shop = await startTestShop({ config: { clientDir: client.clientDir } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});
const open = (url: string, headers = {}) => shop.app.inject({ url, headers });

it('SSR renders a page with the answers of this shop, and only its own styles', async () => {
  const { body, headers, statusCode } = await open('/products?page=1');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<h1>/products?page=1 200</h1>')]);
  const css = /<style>(.*?)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(css).digest('base64');
  expect(headers['content-security-policy']).toContain(`style-src 'self'`);
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect((await open('/products', { 'x-plain-page': '1' })).headers['content-security-policy']).not.toContain(
    hash,
  );
});

it('SSR returns 404 with a page for missing things and addresses', async () => {
  for (const url of ['/products/404', '/nowhere']) {
    const { statusCode, body, headers } = await open(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-cache']);
    expect(body).toContain('<h1>');
  }
});

it('SSR redirects a moved address at once', async () => {
  const { statusCode, headers } = await open('/new');
  expect([statusCode, headers.location]).toEqual([302, '/products?sort=latest']);
});

it('SSR serves the app shell if a screen throws, and counts it', async () => {
  const { statusCode, body, headers } = await open('/broken');
  expect([statusCode, body.includes('<h1>'), headers['cache-control']]).toEqual([200, false, 'no-cache']);
  const { pages } = (await open('/readyz?deep')).json();
  expect(pages).toMatchObject({ failed: 1, drawn: 3 });
});

it('SSR: a write is on the next requested page; the write of another is not waited for', async () => {
  const drawn = async () => (await open('/readyz?deep')).json().pages.drawn;
  await open('/products');
  const before = await drawn();
  await open('/products');
  expect(await drawn()).toBe(before);
  const { body } = await shop.as('user').get('/api/feeds?size=1');
  const liked = await shop
    .as('user')
    .post(`/api/feeds/${body.data.content[0].feedId}/likes/toggle`, { liked: true });
  expect(liked.status).toBe(200);
  await open('/products');
  expect(await drawn()).toBe(before + 1);
});

it('closing the server closes what renders its pages', async () => {
  const close = vi.fn(async () => {});
  const renderer = { renderPage: async () => null, close };
  const other = await startTestShop({ config: { clientDir: client.clientDir }, ports: { renderer } });
  expect((await other.app.inject('/products')).statusCode).toBe(200);
  expect(close).not.toHaveBeenCalled();
  await other.close();
  expect(close).toHaveBeenCalledOnce();
});

it('pages are answered in a turn of the event loop each, so that other work comes up between them', async () => {
  await open('/products');
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  const answeredIn = await Promise.all(Array.from({ length: 20 }, () => open('/products').then(() => turn)));
  clearImmediate(next);
  expect(new Set(answeredIn).size).toBeGreaterThan(15);
});
