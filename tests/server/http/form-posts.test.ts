import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPersonalField } from '#domain/members/profile/personal-fields.ts';
import { allPaths } from '#src/app/routes/all-screens.ts';
import { clientFolder } from '../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const lines: string[] = [];
const client = clientFolder(allPaths);
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    config: { clientDir: client.clientDir },
    log: { level: 'debug', sink: { write: (line) => void lines.push(line) } },
  });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});
beforeEach(() => {
  lines.length = 0;
});

const CANARY = 'canary-7319';
const FIELDS = `email=${CANARY}%40a.kr&password=${CANARY}&confirmPassword=${CANARY}&phoneNumber=${CANARY}`;
const URLENCODED = 'application/x-www-form-urlencoded';

const get = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });
const post = (url: string, payload = FIELDS, type = URLENCODED) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

describe('POST of a form to its page', () => {
  it('returns 303 to the same page for every address of the route table', async () => {
    const wrong: string[] = [];
    for (const pattern of allPaths) {
      const path = pattern.replace(/:\w+/g, '7').replace('*', 'x');
      const { statusCode, headers, body } = await post(path);
      if (statusCode !== 303 || headers.location !== path || body !== '')
        wrong.push(`${path}: ${statusCode} ${headers.location} ${body}`);
    }
    expect(wrong).toEqual([]);
  });

  it('keeps the query that the page reads and drops form fields from it', async () => {
    const { headers } = await post(`/login?returnTo=%2Fcart&${FIELDS}`);
    expect([headers.location, headers['cache-control'], headers['set-cookie']]).toEqual([
      '/login?returnTo=%2Fcart',
      'private, no-store',
      undefined,
    ]);
  });

  it.each([
    [URLENCODED, FIELDS],
    ['multipart/form-data; boundary=x', `--x\r\nno end ${CANARY}`],
    ['text/plain', FIELDS],
    ['application/json', `{"password":"${CANARY}`],
    [URLENCODED, 'a=b&'.repeat(100_000)],
  ])('returns 303 without reading a body of type %s', async (type, payload) => {
    const { statusCode, headers } = await post('/login', payload, type);
    expect([statusCode, headers.location]).toEqual([303, '/login']);
  });

  it.each(['//other.example/login', '/\\other.example/login', '///', '//['])(
    'never redirects to another host from %s',
    async (url) => {
      const { statusCode, headers } = await post(url);
      const target = String(headers.location ?? '/');
      expect([303, 404]).toContain(statusCode);
      expect(new URL(target, 'https://shop.test').origin).toBe('https://shop.test');
    },
  );

  it.each(['/api/none', '/assets/old.js', '/content/x.png', '/wp-login.php', '/nothing/here'])(
    'returns 404 for %s, which is no page',
    async (url) => expect((await post(url)).statusCode).toBe(404),
  );

  it('leaves API calls alone', async () => {
    expect((await post('/api/auth/login')).statusCode).toBe(415);
  });
});

describe('GET a page with form fields in its address', () => {
  it.each([
    [`/login?${FIELDS}`, '/login'],
    [`/login?${FIELDS}&returnTo=%2Fcart`, '/login?returnTo=%2Fcart'],
    [`/login?%70assword=${CANARY}&q=1`, '/login?q=1'],
    [`/signup?birthDate=${CANARY}&nickname=${CANARY}&AGE_14=on`, '/signup?AGE_14=on'],
    [`/mfa-verification?code=${CANARY}`, '/mfa-verification'],
    [`/login/?${FIELDS}`, '/login/'],
  ])('%s redirects to the address without them', async (url, clean) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      clean,
      'private, no-store',
    ]);
    expect(body).toBe('');
  });

  it.each([
    '/login?returnTo=%2Fcart',
    '/payment?result=fail&code=PAY_PROCESS_CANCELED',
    '/products?sort=name',
  ])('%s is served as before', async (url) => expect((await get(url)).statusCode).toBe(200));

  it('a parameter named like a field is left to the API', async () => {
    const { statusCode } = await shop.app.inject('/api/products?name=x');
    expect(statusCode).toBe(200);
  });
});

it('log lines contain no field of a form, neither from an address nor from a body', async () => {
  for (const url of ['/login', '/signup', '/nothing', '/api/none', '//[']) {
    await get(`${url}?${FIELDS}`);
    await post(url);
    await post(`${url}?${FIELDS}`, `{"password":"${CANARY}`, 'application/json');
  }
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes(CANARY))).toEqual([]);
});

it('log masking treats one-time codes as personal only in forms', () => {
  expect(
    ['/mfa-verification', '/payment', '/auth/callback'].map((path) => isPersonalField(path, 'code')),
  ).toEqual([true, false, false]);
});
