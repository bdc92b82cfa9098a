import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeAt,
  complete,
  elsewhere,
  forgetSteps,
  logInBy,
  withSecondStep,
} from '../../../support/members/mfa.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const ME = 'user@sinbaljang.test';
const OTHER = 'minjun@sinbaljang.test';
const MINUTE = 60_000;

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1, config: { trustProxy: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(() => forgetSteps(shop));

const now = (steps = 0) => ({ at: shop.clock.now(), steps });
const code = (secret: string, steps = 0) => codeAt(secret, now().at, steps);
const tempOf = async (email = ME, more = {}) =>
  (await logInBy(shop, email, more)).body.data.tempToken as string;

describe('second step of a login', () => {
  it('returns a token for this step only, and a cookie for legacy clients', async () => {
    const { secret } = await withSecondStep(shop, ME);
    const first = await logInBy(shop, ME);
    expect(first.body.data).toMatchObject({ requiresMfa: true, token: null, name: null, email: ME });
    expect(first.headers['set-cookie']).toMatch(
      /^mfa_step=[\w-]{43}; Max-Age=300; Path=\/api\/admin\/mfa; HttpOnly; SameSite=Strict$/,
    );
    const temp = first.body.data.tempToken;
    const thief = shop.withToken(temp);
    for (const path of ['/api/users/me/profile', '/api/users/cart', '/api/users/me/mfa/status'])
      expect((await thief.get(path)).status).toBe(401);
    for (const path of ['/api/auth/logout', '/api/users/me/elevate', '/api/users/me/mfa/setup'])
      expect((await thief.post(path, { password: 'x' }, elsewhere())).status).toBe(401);
    const done = await complete(shop, temp, code(secret));
    expect(done.body.data).toMatchObject({ requiresMfa: false, tempToken: null, email: ME });
    expect((await shop.withToken(done.body.data.token).get('/api/users/me/profile')).status).toBe(200);
    expect((await complete(shop, temp, code(secret, 1))).body.code).toBe('CHALLENGE_EXPIRED');
  });

  it('works for a legacy client: verify and complete with e-mail and cookie', async () => {
    const { codes } = await withSecondStep(shop, ME);
    const first = await logInBy(shop, ME);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    const { headers } = elsewhere();
    const visitor = shop.as('visitor');
    const ask = (path: string, email: string, token: string) =>
      visitor.post(path, { email, token }, { headers: { ...headers, cookie } });
    expect((await ask('/api/admin/mfa/verify', ME, '000000')).status).toBe(400);
    const right = await ask('/api/admin/mfa/verify', OTHER, codes[0] ?? '');
    expect([right.status, right.body.data]).toEqual([200, true]);
    const done = await ask('/api/admin/mfa/complete', OTHER, codes[0] ?? '');
    expect([done.status, done.body.data.email]).toEqual([200, ME]);
    const other = await visitor.post('/api/admin/mfa/complete', { email: ME, token: codes[1] }, { headers });
    expect([other.status, other.body.code]).toEqual([400, 'CHALLENGE_EXPIRED']);
  });

  it('accepts each time step once, the previous and the next included', async () => {
    const { secret } = await withSecondStep(shop, ME);
    const right = code(secret);
    expect((await complete(shop, await tempOf(), right)).status).toBe(200);
    expect((await complete(shop, await tempOf(), right)).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), code(secret, -1))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), code(secret, 2))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), `${code(secret, 1)} `)).status).toBe(200);
  });

  it('checks five codes of an account in a quarter of an hour, over all sessions', async () => {
    const { secret } = await withSecondStep(shop, ME);
    for (let index = 0; index < 5; index += 1)
      expect((await complete(shop, await tempOf(), '000000')).status).toBe(400);
    const late = await complete(shop, await tempOf(), code(secret));
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    shop.clock.advance(15 * MINUTE);
    expect((await complete(shop, await tempOf(), code(secret))).status).toBe(200);
  });

  it('ends after five attempts of one login, and after five minutes', async () => {
    const { secret } = await withSecondStep(shop, ME);
    const temp = await tempOf();
    for (let index = 0; index < 5; index += 1) await complete(shop, temp, '000000');
    await shop.db.deleteFrom('action_counts').execute();
    expect((await complete(shop, temp, code(secret))).body.code).toBe('CHALLENGE_EXPIRED');
    const slow = await tempOf();
    shop.clock.advance(5 * MINUTE);
    expect((await complete(shop, slow, code(secret))).body.code).toBe('CHALLENGE_EXPIRED');
  });

  it('requires the code of this member', async () => {
    const mine = await withSecondStep(shop, ME);
    const theirs = await withSecondStep(shop, OTHER);
    expect((await complete(shop, await tempOf(), code(theirs.secret))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), theirs.codes[0] ?? '')).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(OTHER), code(mine.secret))).body.code).toBe(
      'INVALID_MFA_TOKEN',
    );
  });

  it('is skipped for thirty days in a trusted browser', async () => {
    const { me, secret } = await withSecondStep(shop, ME);
    const device = 'd'.repeat(43);
    const temp = await tempOf(ME, { device });
    expect((await complete(shop, temp, code(secret), { trustDevice: true })).status).toBe(200);
    expect((await logInBy(shop, ME, { device })).body.data.requiresMfa).toBe(false);
    expect((await logInBy(shop, ME, { device: 'e'.repeat(43) })).body.data.requiresMfa).toBe(true);
    shop.clock.advance(30 * 24 * 60 * MINUTE);
    expect((await logInBy(shop, ME, { device })).body.data.requiresMfa).toBe(true);
    expect(me).toBeDefined();
  });
});
