import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const PAGE = 'https://shop.example';
const API = 'http://api.example:4000';
const CONTENT = 'https://img.example';
const client = clientFolder(['/']);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    config: {
      clientDir: client.clientDir,
      corsOrigins: [PAGE, 'http://localhost:3001'],
      apiOrigin: API,
      contentOrigin: CONTENT,
      apiDocs: false,
    },
  });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

const ask = (origin: string | undefined, method: 'GET' | 'POST' | 'OPTIONS', url: string, more = {}) =>
  shop.app.inject({ method, url, headers: { ...(origin ? { origin } : {}), ...more } });
const PREFLIGHT = {
  'access-control-request-method': 'PUT',
  'access-control-request-headers': 'authorization,content-type,idempotency-key',
};

describe('CORS for a listed origin', () => {
  it('allows reading answers and refusals; other origins get no header', async () => {
    for (const url of ['/api/stores', '/api/users/cart', '/api/nothing']) {
      const { headers } = await ask(PAGE, 'GET', url);
      expect([url, headers['access-control-allow-origin']]).toEqual([url, PAGE]);
      expect(String(headers.vary).split(', ')).toContain('origin');
      expect(headers['access-control-expose-headers']).toContain('retry-after');
    }
  });

  it('allows the preflight without a session and outside of the rate limit', async () => {
    const { statusCode, headers } = await ask(PAGE, 'OPTIONS', '/api/users/me/profile', PREFLIGHT);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, PAGE]);
    expect(headers['access-control-allow-methods']).toContain('PUT');
    for (const name of PREFLIGHT['access-control-request-headers'].split(','))
      expect(headers['access-control-allow-headers']).toContain(name);
  });
});

describe('CORS for any other origin', () => {
  it.each([
    'https://evil.test',
    'null',
    'https://shop.example.evil.test',
    'http://shop.example',
    'https://shop.example:444',
  ])('%s gets no headers', async (origin) => {
    for (const answer of [
      await ask(origin, 'GET', '/api/stores'),
      await ask(origin, 'OPTIONS', '/api/stores', PREFLIGHT),
    ]) {
      const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'));
      expect(told).toEqual([]);
      expect(String(answer.headers.vary).split(', ')).toContain('origin');
    }
  });
});

describe('CSP of the page', () => {
  it('allows the configured hosts, which the page knows', async () => {
    const { headers, body } = await ask(undefined, 'GET', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`img-src 'self' data: blob: ${API} ${CONTENT};`);
    expect(policy).toContain(`connect-src 'self' ${API};`);
    expect(body).toContain(
      `<meta name="api-origin" content="${API}"><meta name="content-origin" content="${CONTENT}">`,
    );
  });

  it('allows no host without a configuration', async () => {
    const plain = await startTestShop({ config: { clientDir: client.clientDir, apiDocs: true } });
    const { headers, body } = await plain.app.inject({ url: '/', headers: { origin: PAGE } });
    expect([body.includes('<meta'), headers['access-control-allow-origin']]).toEqual([false, undefined]);
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
    expect((await plain.app.inject({ url: '/docs/json' })).statusCode).toBe(200);
    await plain.close();
  });
});

it('API documentation is off when configured', async () => {
  for (const url of ['/docs', '/docs/json', '/docs/static/index.html'])
    expect([url, (await ask(undefined, 'GET', url)).statusCode]).toEqual([url, 404]);
});
