import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { clientFolder, INLINE } from '../../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const lines: string[] = [];
const client = clientFolder(allPaths);
const { clientDir } = client;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    config: { clientDir },
    log: { level: 'info', sink: { write: (line) => lines.push(line) } },
  });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});

const open = async (url: string, of = shop) => {
  const { statusCode, headers, body } = await of.app.inject({ url, headers: { accept: 'text/html' } });
  return { status: statusCode, type: String(headers['content-type']).split(';')[0], headers, body };
};

describe('addresses', () => {
  it('of the route table are pages', async () => {
    const wrong: string[] = [];
    for (const path of allPaths) {
      for (const url of [
        path.replace(/:\w+/g, 'abc').replace('*', 'x'),
        `${path.replace(/:\w+/g, '7')}?q=1`,
      ]) {
        const { status, type } = await open(url);
        if (status !== 200 || type !== 'text/html') wrong.push(`${url}: ${status} ${type}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    '/nothing',
    '/products/1/2',
    '/feed',
    '/oauth2/authorization',
    '/metrics',
    '/admin/x',
    '/Feeds/x',
  ])('%s is 404 with a page', async (url) => {
    const { status, type, body } = await open(url);
    expect([status, type, body.includes('the page')]).toEqual([404, 'text/html', true]);
  });

  it.each([
    '/sitemaps/x.xml',
    '/sw.js',
    '/.env',
    '/assets/old.js',
    '/api/none',
    '/images/none.svg',
    '/content/x.png',
  ])('%s is 404 without a page', async (url) => {
    const { status, type } = await open(url);
    expect([status, type]).toEqual([404, 'application/json']);
  });

  it.each(['//', '//[', '//a:99999999', '///', '//evil.test/%2e%2e'])(
    '%s is 404 and no server error',
    async (url) => {
      lines.length = 0;
      const { status } = await open(url);
      const faults = lines.filter((line) => JSON.parse(line).level >= 50);
      expect([status, faults]).toEqual([404, []]);
      expect(lines.length).toBeGreaterThan(0);
    },
  );

  it('are matched as by the client router', async () => {
    for (const url of ['/products/', '/PRODUCTS', '/products/%EC%8B%A0'])
      expect((await open(url)).status).toBe(200);
    expect((await open('/products//')).status).toBe(404);
  });
});

describe('pictures', () => {
  it('are served under their object name as under the content host, and the client keeps its own', async () => {
    const stored = await open('/content/images/common/no-image.png');
    const same = await open('/images/common/no-image.png');
    expect([same.status, same.body, same.headers['cross-origin-resource-policy']]).toEqual([
      200,
      stored.body,
      'cross-origin',
    ]);
    expect(stored.status).toBe(200);
    expect((await open('/images/default-badge.svg')).body).toBe('<svg/>');
  });
});

// A thousand requests each, on a machine that may be shared.
describe('rate limits by address', { timeout: 90_000 }, () => {
  it('exclude files', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1, config: { clientDir } });
    const files = [
      '/assets/index-abc.js',
      '/images/default-badge.svg',
      '/content/images/common/no-image.png',
    ];
    for (let index = 0; index < 1_000; index += 1)
      expect((await open(files[index % 3] ?? '', strict)).status).toBe(200);
    expect((await strict.as('visitor').get('/api/stores')).status).toBe(200);
    await strict.close();
  });

  it('include missing pages, however they are requested', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1, config: { clientDir } });
    const ask = (method: 'GET' | 'POST', url: string) => strict.app.inject({ method, url });
    for (let index = 0; index < 200; index += 1) {
      expect((await ask('POST', '/api/none')).statusCode).toBe(404);
      expect((await ask('GET', '/content/none.png')).statusCode).toBe(404);
      expect((await ask('GET', '/assets/none.js')).statusCode).toBe(404);
    }
    for (const [method, url] of [
      ['POST', '/api/none'],
      ['GET', '/content/none.png'],
      ['GET', '/assets/none.js'],
      ['GET', '/api/stores'],
    ] as const)
      expect([url, (await ask(method, url)).statusCode]).toEqual([url, 429]);
    await strict.close();
  });

  it('answer a page with a page, and a call with the envelope', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1, config: { clientDir } });
    for (let index = 0; index < 600; index += 1) await open('/terms', strict);
    const page = await open('/feeds', strict);
    expect([page.status, page.type, page.headers['cache-control']]).toEqual([
      429,
      'text/html',
      'private, no-store',
    ]);
    expect(page.body).toMatch(/<p>[가-힣 .]+\d+초 뒤에 다시 시도해 주세요\.<\/p>/);
    expect(page.body).toContain('<a href="">다시 시도</a>');
    expect(Number(page.headers['retry-after'])).toBeGreaterThan(0);
    const call = await open('/api/stores', strict);
    expect([call.status, call.type]).toEqual([429, 'application/json']);
    await strict.close();
  });
});

describe('content security policy', () => {
  it('allows the own script and no inline script', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    const hash = createHash('sha256').update(INLINE).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('google');
  });

  it('allows the bot check only with its key, and only its own paths', async () => {
    const keyed = await startTestShop({ config: { clientDir, botCheckKey: 'site-key' } });
    const { headers, body } = await open('/login', keyed);
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    // The script of the provider makes scripts of texts.
    expect(policy).not.toContain('require-trusted-types-for');
    expect(body).toContain('<meta name="bot-check-key" content="site-key">');
    await keyed.close();
  });
});
