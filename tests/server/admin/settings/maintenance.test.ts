import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { clientFolder } from '../../../support/client/client-folder.ts';
import { approve, confirmBody, optionsInStock, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const client = clientFolder(['/', '/products', '/login', '/payment', '/admin/settings']);
beforeAll(async () => {
  shop = await startTestShop({ config: { clientDir: client.clientDir } });
});
afterAll(async () => {
  await shop.close();
  client.remove();
});
const MESSAGE = '더 빨라져서 돌아올게요 <b>';
const set = async (key: string, value: unknown) => {
  const admin = shop.as('admin');
  const rows = (await admin.get('/api/admin/settings')).body.data;
  const { version } = rows.find((row: { key: string }) => row.key === key);
  const answer = await admin.put('/api/admin/settings', { key, value, version });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer;
};
const close = (until: string | null = null) => set('maintenance', { isOn: true, message: MESSAGE, until });
const open = () => set('maintenance', { isOn: false, message: '', until: null });
afterEach(open);
const visitor = () => shop.as('visitor');

describe('maintenance mode', () => {
  it('answers pages and calls of visitors with its message and Retry-After', async () => {
    await close(new Date(shop.clock.now().getTime() + 1_800_000).toISOString());
    const page = await visitor().get('/products');
    expect([page.status, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '1800',
      expect.stringContaining('no-store'),
    ]);
    expect(page.body).toContain('점검하고 있어요');
    expect(page.body).toContain('돌아올게요 &lt;b&gt;');
    for (const role of ['visitor', 'user', 'seller'] as const) {
      const call = await shop.as(role).get('/api/products');
      expect([role, call.status, call.body.code, call.headers['retry-after']]).toEqual([
        role,
        503,
        'MAINTENANCE',
        '1800',
      ]);
      expect(call.body.message).toBe(MESSAGE);
    }
    expect((await visitor().get('/healthz')).status).toBe(200);
    expect((await visitor().get('/assets/index-abc.js')).status).toBe(200);
  });

  it('has a default message and ten minutes without a text', async () => {
    await set('maintenance', { isOn: true, message: '', until: null });
    const call = await visitor().get('/api/products');
    expect([call.body.message, call.headers['retry-after']]).toEqual([
      '지금은 점검하고 있어요. 조금 뒤에 다시 찾아 주세요.',
      '600',
    ]);
  });

  it('lets administrators log in, call, and open every page in the same browser', async () => {
    await close();
    expect((await visitor().get('/login')).status).toBe(200);
    const login = await visitor().post('/api/auth/login', {
      email: 'admin@sinbaljang.test',
      password: DEMO_PASSWORD,
    });
    expect(login.status).toBe(200);
    const call = await shop.as('admin').get('/api/products');
    expect(call.status).toBe(200);
    const cookie = String(call.headers['set-cookie']).split(';')[0] ?? '';
    expect(cookie).toMatch(/^maintenance-pass=/);
    const withPass = (pass: string) => visitor().get('/products', { headers: { cookie: pass } });
    expect((await withPass(cookie)).status).toBe(200);
    const [until = '', tag = ''] = cookie.replace('maintenance-pass=', '').split('.');
    expect((await withPass(`maintenance-pass=${Number(until) + 9_999}.${tag}`)).status).toBe(503);
    // It opens pages: calls ask who it is.
    expect((await visitor().get('/api/products', { headers: { cookie } })).status).toBe(503);
    shop.clock.advance(13 * 3_600_000);
    expect((await withPass(cookie)).status).toBe(503);
    shop.clock.advance(-13 * 3_600_000);
    expect((await shop.as('user').get('/api/products')).headers['set-cookie']).toBeUndefined();
  });

  it('completes running payments, and starts none', async () => {
    const user = shop.as('user');
    const [option] = await optionsInStock(shop, 1);
    const wish = { items: [{ optionId: option?.id ?? 0, quantity: 1 }] };
    const started = await shopper(user).start(wish);
    expect(started.status).toBe(200);
    await close();
    await approve(shop, started);
    expect((await visitor().get('/payment?result=success')).status).toBe(200);
    const done = await user.post('/api/payments/confirm', confirmBody(started));
    expect(done.status).toBe(200);
    expect((await user.get(`/api/users/orders/${done.body.data.orderId}`)).status).toBe(200);
    expect((await shopper(user).start({ ...wish, expectedTotal: 1 })).body.code).toBe('MAINTENANCE');
  });
});

describe('banner of the shop', () => {
  const shown = async () => String((await visitor().get('/products')).body);

  it('is shown in its period, as text, with a link inside of the shop', async () => {
    const at = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString();
    const notice = {
      text: '<img src=x onerror=alert(1)>',
      link: '/events?a=1&b=2',
      from: at(5),
      until: at(10),
    };
    await set('notice', notice);
    expect(await shown()).not.toContain('shop-notice');
    shop.clock.advance(6 * 60_000);
    const page = await shown();
    expect(page).toContain(
      '<aside class="shop-notice" aria-label="알림"><a href="/events?a=1&amp;b=2">&lt;img src=x onerror=alert(1)&gt;</a></aside>',
    );
    expect(page).toContain('<link rel="stylesheet" href="/notice.css"></head>');
    shop.clock.advance(5 * 60_000);
    expect(await shown()).not.toContain('shop-notice');
    shop.clock.advance(-11 * 60_000);
    await set('notice', { text: '', link: null, from: null, until: null });
  });
});
