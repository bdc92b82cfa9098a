import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADDRESS, optionsInStock, setStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

/** Words that may reach the shop and must not reach its log. */
const CANARIES = {
  password: 'canary-password-7319',
  phone: '01073197319',
  name: '김카나리아',
  street: '카나리아로 7319',
  card: '4111731973197319',
  search: 'canarysearch7319',
  coupon: 'CANARY7319',
};

let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  shop = await startTestShop({ log: { level: 'debug', sink: { write: (line) => void lines.push(line) } } });
});
afterAll(() => shop.close());

const entries = () => lines.map((line) => JSON.parse(line));

it('log lines contain no secret and no personal data, for success and failure', async () => {
  const { password, phone, name, street, card, search, coupon } = CANARIES;
  const user = shop.as('user');
  const [option] = await optionsInStock(shop, 1);
  const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
  const order = {
    ...ADDRESS,
    recipientName: name,
    recipientPhone: phone,
    deliveryAddress: street,
    paymentMethod: '카드',
    cardNumber: card,
    items,
  };
  await shop.as('visitor').post('/api/auth/login', { email: 'user@sinbaljang.test', password });
  await shop.as('visitor').post('/api/auth/login', `{"password":"${password}`, {
    headers: { 'content-type': 'application/json' },
  });
  await shop.as('visitor').get(`/api/products?q=${search}`);
  await user.get(`/api/users/cart?token=${shop.tokenOf('user')}`);
  await user.post('/api/users/direct-orders', order);
  await setStock(shop, option?.id ?? 0, 0);
  await user.post('/api/users/direct-orders', order);
  await user.post('/api/users/coupons', { code: coupon });
  // The driver hangs the values of a failed statement on its error: the table is gone in the middle of a write.
  await shop.db.schema.alterTable('addresses').renameTo('addresses_away').execute();
  const address = {
    recipientName: name,
    recipientPhone: phone,
    zipCode: '04782',
    addressLine1: street,
    isDefault: false,
  };
  expect((await user.post('/api/users/addresses', address)).status).toBe(500);
  await shop.db.schema.alterTable('addresses_away').renameTo('addresses').execute();
  const all = lines.join('\n');
  const leaked = [...Object.values(CANARIES), shop.tokenOf('user'), 'Bearer '].filter((word) =>
    all.includes(word),
  );
  expect(leaked).toEqual([]);
  const failure = entries().find(({ msg }) => msg === 'request failed');
  expect(failure.err).toMatchObject({ code: '42P01' });
  expect(
    Object.keys(failure.err).filter((key) => !['type', 'message', 'stack', 'code'].includes(key)),
  ).toEqual([]);
});

it('log line of a refusal has actor and reason, and the id that the client got', async () => {
  lines.length = 0;
  const wrong = await shop.as('visitor').post('/api/auth/login', {
    email: 'seller@sinbaljang.test',
    password: 'wrong',
  });
  const denied = await shop.as('user').post('/api/coupons/issue', {});
  expect([wrong.status, denied.status]).toEqual([400, 403]);
  const refused = entries().filter(({ event }) => event === 'refused');
  expect(refused.map(({ code, path, reqId }) => [code, path, reqId])).toEqual([
    ['INVALID_CREDENTIALS', '/api/auth/login', wrong.body.requestId],
    ['FORBIDDEN', '/api/coupons/issue', denied.body.requestId],
  ]);
  expect(refused[1].memberId).toBeGreaterThan(0);
  expect(new Set([wrong.headers['x-request-id'], denied.headers['x-request-id']]).size).toBe(2);
  expect(wrong.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});

it('log has one line per request, however odd the path', async () => {
  lines.length = 0;
  await shop.as('visitor').get('/api/products/%0a%7B%22level%22:60%7D%1b[31m');
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
  expect(() => entries()).not.toThrow();
});
