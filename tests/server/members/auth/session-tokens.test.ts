import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, isSessionToken, newToken, sessionToken } from '#server/members/tokens/tokens.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const PROFILE = '/api/users/me/profile';
const logIn = async (email: string): Promise<string> =>
  (await shop.as('visitor').post('/api/auth/login', { email, password: 'sinbaljang1!' })).body.data.token;

/** Decodes a token byte by byte, as legacy clients do. */
const saidBy = (token: string): { sub: string; role: string; exp: number } =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

describe('session token', () => {
  it('has the owner’s data for legacy clients', async () => {
    const token = await logIn('seller@sinbaljang.test');
    expect(token.split('.')).toHaveLength(3);
    const { sub, role, exp } = saidBy(token);
    expect([sub, role]).toEqual(['seller@sinbaljang.test', 'SELLER']);
    const { absolute_expires_at } = await shop.db
      .selectFrom('sessions')
      .select('absolute_expires_at')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    expect(exp).toBe(Math.floor(absolute_expires_at.getTime() / 1000));
    expect((await shop.withToken(token).get(PROFILE)).status).toBe(200);
  });

  it('is valid only as a whole: another middle, a part or an addition is refused', async () => {
    const token = await logIn('minjun@sinbaljang.test');
    const [header = '', middle = '', secret = ''] = token.split('.');
    const admin = Buffer.from(JSON.stringify({ sub: 'admin@sinbaljang.test', role: 'ADMIN' })).toString(
      'base64url',
    );
    const forged = [
      [header, admin, secret].join('.'),
      [header, middle, newToken()].join('.'),
      secret,
      `${header}.${secret}`,
      `${token}.${secret}`,
      `${token}a`,
      token.slice(0, -1),
      token.toUpperCase(),
    ];
    for (const other of forged) expect((await shop.withToken(other).get(PROFILE)).status).toBe(401);
  });

  it('ends with 256 random bits, and has room for any address', () => {
    const says = { email: `${'가'.repeat(250)}@x.kr`, role: 'user', end: new Date(0) };
    const [one, two] = [sessionToken(says), sessionToken(says)];
    expect(one.split('.')[2]).not.toBe(two.split('.')[2]);
    expect(Buffer.from(one.split('.')[2] ?? '', 'base64url')).toHaveLength(32);
    expect(saidBy(one).sub).toBe(says.email);
    expect(isSessionToken(one)).toBe(true);
    expect(isSessionToken(newToken())).toBe(true);
    expect(isSessionToken(`${one}${'a'.repeat(2_400)}`)).toBe(false);
  });
});
