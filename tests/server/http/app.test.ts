import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS } from '#server/seed/facts/accounts.ts';
import { prepareReal } from '#server/seed/real-shop.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const WHO = ['visitor', 'user', 'seller', 'admin'] as const;
const ALLOWED = {
  public: WHO,
  member: ['user', 'seller', 'admin'],
  user: ['user'],
  seller: ['seller'],
  admin: ['admin'],
} as const;

describe('route access', () => {
  it('is declared by every route of the API', () => {
    const api = shop.app.shopRoutes.filter(({ path }) => path.startsWith('/api/'));
    expect(api.length).toBeGreaterThan(40);
  });

  it('is enforced by every route for guest, shopper, seller and administrator', async () => {
    const wrong: string[] = [];
    for (const { method, path, access } of shop.app.shopRoutes) {
      if (!path.startsWith('/api/') || method === 'HEAD' || path === '/api/auth/logout') continue;
      const url = path.replace(/:\w+/g, (name) => (name === ':type' ? 'daily' : '999999'));
      for (const who of WHO) {
        const headers = shop.tokenOf(who === 'visitor' ? 'visitor' : who);
        const { statusCode } = await shop.app.inject({
          method: method as 'GET',
          url,
          headers: headers ? { authorization: `Bearer ${headers}` } : {},
        });
        const allowed = (ALLOWED[access] as readonly string[]).includes(who);
        const refused =
          statusCode === 401 || (statusCode === 403 && access !== 'member' && access !== 'public');
        if (allowed === refused) wrong.push(`${method} ${url} as ${who}: ${statusCode}`);
        if (statusCode >= 500) wrong.push(`${method} ${url} as ${who}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('invalid requests', () => {
  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['another type', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['a body of the wrong shape', '[1,2]', 'application/json', 400],
    ['a huge body', JSON.stringify({ email: 'x'.repeat(200_000) }), 'application/json', 413],
  ])('%s is refused in the envelope', async (_, payload, type, status) => {
    const { status: got, body } = await shop
      .as('visitor')
      .post('/api/auth/login', payload, { headers: { 'content-type': type } });
    expect(got).toBe(status);
    expect(body).toMatchObject({ success: false, data: null });
    expect(body.message).toMatch(/[가-힣]/);
    expect(body.requestId).toBeTruthy();
  });

  it('get each refused field in Korean', async () => {
    const { status, body } = await shop
      .as('visitor')
      .post('/api/auth/login', { email: 'no address', password: '' });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['email', 'password']);
    for (const { message } of body.errors) expect(message).toMatch(/[가-힣]/);
    // Who shows only the message says why.
    expect(body.message).toBe(body.errors[0].message);
    expect(body.errors[1].message).not.toBe(body.message);
  });

  it('get 404 in the envelope for an unknown path', async () => {
    expect((await shop.as('visitor').get('/api/nothing/here')).body).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
    });
  });
});

describe('POST login', () => {
  it('returns a token that works until logout', async () => {
    const { body } = await shop
      .as('visitor')
      .post('/api/auth/login', { email: ' SELLER@sinbaljang.test ', password: 'sinbaljang1!' });
    expect(body.data).toMatchObject({ role: 'SELLER', requiresMfa: false, email: ACCOUNTS[1].email });
    const headers = { authorization: `Bearer ${body.data.token}` };
    const profile = await shop.as('visitor').get('/api/users/me/profile', { headers });
    expect(profile.status).toBe(200);
    const { userId, profileImageUrl } = profile.body.data;
    expect(body.data).toMatchObject({ userId, profileImageUrl });
    expect((await shop.as('visitor').post('/api/auth/logout', undefined, { headers })).status).toBe(200);
    expect((await shop.as('visitor').get('/api/users/me/profile', { headers })).status).toBe(401);
  });

  it('returns the same for an unknown address and a wrong password', async () => {
    const unknown = await shop
      .as('visitor')
      .post('/api/auth/login', { email: 'nobody@sinbaljang.test', password: 'x' });
    const wrong = await shop
      .as('visitor')
      .post('/api/auth/login', { email: 'jiwoo@sinbaljang.test', password: 'x' });
    expect([unknown.status, unknown.body.message]).toEqual([wrong.status, wrong.body.message]);
  });

  it('renews the session for 14 days of use, up to 90 days', async () => {
    const other = await startTestShop();
    const day = 24 * 60 * 60 * 1000;
    const profile = () => other.as('user').get('/api/users/me/profile');
    for (let days = 0; days < 80; days += 10) {
      expect((await profile()).status).toBe(200);
      other.clock.advance(10 * day);
    }
    other.clock.advance(11 * day);
    expect((await profile()).status).toBe(401);
    await other.close();
  });
});

describe('production start', () => {
  it('refuses a database with the demo members', async () => {
    const open = () => prepareReal(shop.db, shop.files);
    const setAll = (status: string) => shop.db.updateTable('users').set({ status }).execute();
    await expect(open()).rejects.toThrow('has the password of the demonstration');
    await setAll('INACTIVE');
    await expect(open()).resolves.toBeUndefined();
    await setAll('ACTIVE');
  });
});

describe('GET products', () => {
  it('lists nine products in four queries, whatever the page size', async () => {
    const { status, body, queries } = await shop.as('user').get('/api/products?size=9');
    expect(status).toBe(200);
    expect(body.data.content).toHaveLength(9);
    expect(queries).toBeLessThanOrEqual(4);
    expect((await shop.as('user').get('/api/products?size=50')).queries).toBe(queries);
  });

  it.each([
    ['한강', '한강 텐케이'],
    ['ㅎㄱㅌㅋㅇ', '한강 텐케이'],
    ['텐케', '한강 텐케이'],
    ['한가', '한강 텐케이'],
  ])('finds by %s', async (q, name) => {
    const { body } = await shop.as('visitor').get(`/api/products?q=${encodeURIComponent(q)}`);
    expect(body.data.content.map((product: { name: string }) => product.name)).toContain(name);
  });

  it('combines filters, with option filters on the same option', async () => {
    const { body } = await shop
      .as('visitor')
      .get('/api/products?colors=NAVY&sizes=260&genders=UNISEX&inStockOnly=true&categoryId=1');
    for (const { productId } of body.data.content) {
      const detail = (await shop.as('visitor').get(`/api/products/${productId}`)).body.data;
      const match = (o: { color: string; size: string; gender: string; stock: number }) =>
        o.color === 'NAVY' && o.size === '260' && o.gender === 'UNISEX' && o.stock > 0;
      expect(detail.options.some(match)).toBe(true);
    }
  });

  it('sorts, limits the page and refuses invalid values', async () => {
    const prices = (
      await shop.as('visitor').get('/api/products?sort=price_asc&size=50')
    ).body.data.content.map(({ discountPrice }: { discountPrice: number }) => discountPrice);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
    expect((await shop.as('visitor').get('/api/products?page=9999&size=9')).body.data.number).toBe(4);
    expect((await shop.as('visitor').get('/api/products?size=999')).body.data.size).toBe(20);
    expect((await shop.as('visitor').get('/api/products?minPrice=5&maxPrice=1')).status).toBe(400);
    expect((await shop.as('visitor').get('/api/products?colors=NOPE')).status).toBe(400);
    expect((await shop.as('visitor').get('/api/products/abc')).status).toBe(400);
    expect((await shop.as('visitor').get('/api/products/999999')).body.code).toBe('PRODUCT_NOT_FOUND');
    expect(
      (await shop.as('visitor').get(`/api/products?q=${encodeURIComponent('%_\\')}`)).body.data.totalElements,
    ).toBe(0);
  });

  it('lists categories and stores', async () => {
    expect((await shop.as('visitor').get('/api/products/categories')).body.data).toHaveLength(7);
    expect((await shop.as('visitor').get('/api/stores')).body.data).toHaveLength(4);
  });
});
