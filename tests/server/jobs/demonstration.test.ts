import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { clientFolder } from '../../support/client/client-folder.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const PATH = '/api/demonstration';
const CLOCK = `${PATH}/clock`;
const DAY_MS = 86_400_000;
const client = clientFolder(['/']);
const config = { clientDir: client.clientDir };
afterAll(client.remove);

describe('demonstration without DEMO_GUIDE', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ config });
  });
  afterAll(() => shop.close());

  it('tells nobody an account, moves no clock, and does not mark its pages', async () => {
    expect((await shop.as('visitor').get(PATH)).status).toBe(404);
    expect((await shop.as('admin').put(CLOCK, { days: 1 })).status).toBe(404);
    expect((await shop.as('visitor').get('/')).body).not.toContain('name="demonstration"');
  });
});

describe('demonstration with DEMO_GUIDE=1', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ qaTools: true, config: { ...config, qaTools: false, demoGuide: true } });
  });
  afterAll(() => shop.close());

  it('gives accounts that can log in, and a product of the account that sells', async () => {
    const { accounts, productId } = (await shop.as('visitor').get(PATH)).body.data;
    expect(accounts).toEqual(ACCOUNTS.map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD })));
    for (const { email, password } of accounts)
      expect((await shop.as('visitor').post('/api/auth/login', { email, password })).status).toBe(200);
    const own = (await shop.as('seller').get('/api/seller/products?size=100')).body.data.content;
    expect(own.map((one: { productId: number }) => one.productId)).toContain(productId);
  });

  it('moves the clock of every rule forward, never back, and twice as once', async () => {
    const before = (await shop.as('visitor').get(PATH)).body.data.clock;
    const moved = (await shop.as('visitor').put(CLOCK, { days: 7 })).body.data;
    expect(Date.parse(moved.now) - Date.parse(before.now)).toBe(7 * DAY_MS);
    expect((await shop.as('visitor').put(CLOCK, { days: 7 })).body.data).toEqual(moved);
    for (const days of [6, -1, 366, 0.5])
      expect((await shop.as('visitor').put(CLOCK, { days })).status).toBe(400);
    expect((await shop.as('visitor').get(PATH)).body.data.clock).toEqual(moved);
  });

  it('marks its pages', async () => {
    expect((await shop.as('visitor').get('/')).body).toContain('<meta name="demonstration" content="on">');
  });
});

describe('demonstration on a clock that cannot be moved', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ config: { ...config, demoGuide: true } });
  });
  afterAll(() => shop.close());

  it('offers no clock and moves none', async () => {
    expect((await shop.as('visitor').get(PATH)).body.data.clock).toBeNull();
    expect((await shop.as('visitor').put(CLOCK, { days: 1 })).status).toBe(404);
  });
});
