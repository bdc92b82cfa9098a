import { type AddressInfo, connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilLockWaits } from '../../support/server/deadlocks.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await startTestShop({ handlerTimeout: 1_500 });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a port, not on a pipe.
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** Returns everything received after these bytes were sent unchanged. */
const raw = (bytes: string) =>
  new Promise<string>((done, fail) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += String(chunk)));
    socket.on('close', () => done(text));
    socket.on('error', fail);
    socket.setTimeout(5_000, () => socket.destroy());
  });
const envelopeOf = (text: string) => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4));

describe('invalid HTTP input', () => {
  it.each([
    ['garbage', 'HELLO SHOP\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
      400,
    ],
    [
      'length and chunks at once',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a folded header', 'GET / HTTP/1.1\r\nhost: a\r\nx: b\r\n c\r\n\r\n', 400],
  ])('%s is refused in the envelope and the connection is closed', async (_, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain('connection: close');
    const envelope = envelopeOf(answer);
    expect([envelope.success, envelope.data, /[가-힣]/.test(envelope.message)]).toEqual([false, null, true]);
    expect(envelope.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    'HELLO SHOP',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}`,
    'GET /%E0%A4%A HTTP/1.1\r\nhost: a\r\nconnection: close',
  ])('has the security headers on every refusal: %.30s', async (bytes) => {
    const told = (answer: string) =>
      new Map(
        answer
          .slice(0, answer.indexOf('\r\n\r\n'))
          .split('\r\n')
          .slice(1)
          .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
    const usual = told(await raw('GET /api/nothing HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'));
    const answer = await raw(`${bytes}\r\n\r\n`);
    const bare = told(answer);
    const OWN = /^(x-ratelimit|x-request-id|x-query-count|content-length|content-security-policy|date)/;
    const wanted = [...usual].filter(([name]) => !OWN.test(name));
    expect(wanted.length).toBeGreaterThan(5);
    expect([...bare]).toEqual(expect.arrayContaining(wanted));
    expect(bare.get('content-security-policy')).toContain("default-src 'none'");
    expect([envelopeOf(answer).success, envelopeOf(answer).code.length > 0]).toEqual([false, true]);
  });

  it('headers and whole requests have a time limit', () => {
    const { headersTimeout, requestTimeout, timeout } = shop.app.server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([10_000, 60_000, 65_000]);
  });
});

describe('security headers', () => {
  const cases: readonly (readonly [string, () => Promise<{ headers: Record<string, unknown> }>])[] = [
    ['an answer', () => shop.as('visitor').get('/api/products')],
    ['a refusal', () => shop.as('visitor').get('/api/users/cart')],
    ['nothing there', () => shop.as('visitor').get('/api/nothing')],
    ['a body too large', () => shop.as('visitor').post('/api/auth/login', { email: 'x'.repeat(200_000) })],
    ['health', () => shop.as('visitor').get('/healthz')],
  ];
  it.each(cases)('protect %s', async (_, ask) => {
    const { headers } = await ask();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('keep answers for members out of caches and let no other origin read any', async () => {
    const json = 'application/json; charset=utf-8';
    for (const origin of ['https://evil.test', 'null', 'http://localhost.evil.test'])
      for (const who of ['visitor', 'user'] as const) {
        const url = '/api/products?callback=steal';
        const { headers } = await shop.as(who).get(url, { headers: { origin } });
        expect([headers['access-control-allow-origin'], headers['content-type']]).toEqual([undefined, json]);
        if (who === 'user') expect(headers['cache-control']).toBe('private, no-store');
      }
  });

  it('a form of another site cannot send JSON', async () => {
    const body = JSON.stringify({ email: 'user@sinbaljang.test', password: 'x' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect(
        (await shop.as('visitor').post('/api/auth/login', body, { headers: { 'content-type': type } }))
          .status,
      ).toBe(415);
  });

  it.each(['TRACE', 'PROPFIND', 'OPTIONS'])('%s does nothing', async (method) => {
    const answer = await raw(`${method} /api/users/cart HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|405|400) /);
  });

  it.each([
    '/content/%2e%2e/%2e%2e/etc/passwd',
    '/content/..%5c..%5cpackage.json',
    '/content/images/feeds/x%00.jpg',
    '/content//etc/passwd',
    '/.env',
    '/.git/HEAD',
  ])('%s is not found', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|403|404) /);
    expect(answer).not.toMatch(/root:|"name": "sinbaljang"/);
  });
});

describe('time limits', () => {
  /** Locks the notices, and with them the one connection of the embedded database, until the returned function is called. */
  const holdNotices = (): Promise<() => Promise<void>> =>
    new Promise((isHeld) => {
      const held = shop.db.transaction().execute(async (tx) => {
        await sql`lock table notices in access exclusive mode`.execute(tx);
        await new Promise<void>((release) =>
          isHeld(() => {
            release();
            return held;
          }),
        );
      });
    });

  it('a slow call is answered by the shop with an error', async () => {
    const release = await holdNotices();
    // The statement ends when the lock is released, after its call was answered.
    const answer = await expectSlowStatements('it waits for the held table', async () => {
      const late = await shop.as('user').get('/api/users/notices');
      await release();
      expect((await shop.as('user').get('/api/users/notices')).status).toBe(200);
      return late;
    });
    expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '2',
    ]);
  });

  it('a closing server completes running requests and accepts no others', async () => {
    const release = await holdNotices();
    const base = `http://127.0.0.1:${port}`;
    const headers = { authorization: `Bearer ${shop.tokenOf('user')}` };
    const inside = fetch(`${base}/api/users/notices`, { headers });
    // On the embedded database a call waits for the connection, which nothing tells.
    await (onPostgres ? untilLockWaits(shop, 1) : new Promise((done) => setTimeout(done, 100)));
    const closed = shop.app.close();
    const late = await fetch(`${base}/api/products`).then(
      ({ status }) => status,
      () => 'refused',
    );
    await release();
    expect((await inside).status).toBe(200);
    expect([503, 'refused']).toContain(late);
    await closed;
  });
});
