import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailFor } from '../../../support/members/emails.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
});
afterAll(() => shop.close());

const EMAIL = 'minjun@sinbaljang.test';
const RIGHT = 'sinbaljang1!';
const MARK = 'm'.repeat(43);

let somewhere = 0;
const post = async (path: string, payload: object) => {
  somewhere += 1;
  const remoteAddress = `198.51.${Math.floor(somewhere / 250)}.${somewhere % 250}`;
  return (await shop.app.inject({ method: 'POST', url: path, remoteAddress, payload })).statusCode;
};
const logIn = (device?: string) => post('/api/auth/login', { email: EMAIL, password: RIGHT, device });
const unlock = (token: string, device?: string) => post('/api/auth/unlock', { token, device });
const shutOut = () => {
  const row = { email: EMAIL, network: '203.0.113.1', attempted_at: shop.clock.now() };
  return shop.db.insertInto('login_attempts').values(Array(10).fill(row)).execute();
};

beforeEach(async () => {
  for (const table of ['login_attempts', 'known_networks', 'known_devices'] as const)
    await shop.db.deleteFrom(table).execute();
  await shutOut();
});

it('unlock link ends the lockout once', async () => {
  expect(await logIn()).toBe(429);
  const token = await emailFor(shop, 'unlock', EMAIL);
  expect(await unlock(token)).toBe(200);
  expect(await logIn()).toBe(200);
  expect(await unlock(token)).toBe(400);
});

it('unlock link makes the browser known, so that others cannot lock it out again', async () => {
  expect(await unlock(await emailFor(shop, 'unlock', EMAIL), MARK)).toBe(200);
  await shutOut();
  expect(await logIn()).toBe(429);
  expect(await logIn(MARK)).toBe(200);
});

it('unlock link succeeds once for twenty at once', async () => {
  const token = await emailFor(shop, 'unlock', EMAIL);
  const answers = await Promise.all(Array.from({ length: 20 }, () => unlock(token)));
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
});

it('unlock link is refused after half an hour, and for a banned member', async () => {
  const late = await emailFor(shop, 'unlock', EMAIL);
  shop.clock.advance(30 * 60_000);
  expect(await unlock(late)).toBe(400);
  const token = await emailFor(shop, 'unlock', EMAIL);
  await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('email', '=', EMAIL).execute();
  expect(await unlock(token)).toBe(400);
  await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('email', '=', EMAIL).execute();
});

it('unlock e-mail is not sent to members without a password or unknown addresses', async () => {
  await shop.db.deleteFrom('mails').execute();
  await shop.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', 'jiwoo@sinbaljang.test')
    .execute();
  for (const email of ['jiwoo@sinbaljang.test', 'nobody@sinbaljang.test'])
    await expect(emailFor(shop, 'unlock', email)).rejects.toThrow('no link');
});

it('unlock link sets no password, and a reset link ends no lockout', async () => {
  const unlocking = await emailFor(shop, 'unlock', EMAIL);
  const resetting = await emailFor(shop, 'reset', EMAIL);
  expect(await post('/api/auth/reset-password', { token: unlocking, newPassword: 'other-shoes-2!' })).toBe(
    400,
  );
  expect(await unlock(resetting)).toBe(400);
});

it.each(['/api/auth/forgot-password', '/api/auth/unlock-mail'])(
  '%s answers five times in half an hour per address, from any network',
  async (path) => {
    const ask = () => post(path, { email: 'yuna@sinbaljang.test' });
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await ask());
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    shop.clock.advance(30 * 60_000);
    expect(await ask()).toBe(200);
  },
);
