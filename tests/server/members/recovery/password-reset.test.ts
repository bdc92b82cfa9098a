import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countJobs, forgetJobs } from '../../../support/jobs.ts';
import { emailFor, lastMail } from '../../../support/members/emails.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const EMAIL = 'minjun@sinbaljang.test';
const OTHER = 'jiwoo@sinbaljang.test';
const OLD = 'sinbaljang1!';
const NEW = 'other-shoes-2!';
const RESET = '/api/auth/reset-password';
const PROFILE = '/api/users/me/profile';
const MINUTE = 60_000;

const visitor = () => shop.as('visitor');
const reset = (token: string, newPassword = NEW) => visitor().post(RESET, { token, newPassword });
const codeOf = async (answer: Promise<{ status: number; body: { message?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.message];
};
const WRONG = [400, '재설정 링크가 올바르지 않거나 이미 사용됐어요.'];
const LATE = [400, '재설정 시간이 지났어요.'];
const logIn = (password: string, email = EMAIL) => visitor().post('/api/auth/login', { email, password });
const setStatus = (status: string) =>
  shop.db.updateTable('users').set({ status }).where('email', '=', EMAIL).execute();
const link = () => emailFor(shop, 'reset', EMAIL);
const idOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

beforeEach(async () => {
  await setStatus('ACTIVE');
  await reset(await link(), OLD);
});

describe('password reset', () => {
  it('works once by the link of an e-mail, with a notification', async () => {
    const token = await link();
    expect((await visitor().post(`${RESET}/validate`, { token })).status).toBe(200);
    for (const path of [RESET, `${RESET}/validate`])
      expect((await visitor().get(`${path}?token=${token}`)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect([(await logIn(OLD)).status, (await logIn(NEW)).status]).toEqual([400, 200]);
    expect(await lastMail(shop, EMAIL)).toMatchObject({ kind: 'password-changed' });
    expect(await codeOf(reset(token))).toEqual(WRONG);
    expect(await codeOf(visitor().get(`${RESET}?token=${token}`))).toEqual(WRONG);
  });

  it('succeeds once for twenty requests at once', async () => {
    const token = await link();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `${NEW}${index}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await logIn(`${NEW}${winners[0]}`)).status).toBe(200);
  });

  it('refuses older links, and links after half an hour', async () => {
    const older = await link();
    const newer = await link();
    expect(await codeOf(reset(older))).toEqual(WRONG);
    shop.clock.advance(30 * MINUTE - 1);
    expect((await visitor().post(`${RESET}/validate`, { token: newer })).status).toBe(200);
    shop.clock.advance(1);
    expect(await codeOf(reset(newer))).toEqual(LATE);
    expect(await codeOf(visitor().post(`${RESET}/validate`, { token: newer }))).toEqual(LATE);
    expect((await logIn(OLD)).status).toBe(200);
  });

  it.each([
    ['nothing', () => ''],
    ['another case', (token: string) => token.toUpperCase()],
    ['a letter less', (token: string) => token.slice(1)],
    ['a letter more', (token: string) => `${token}a`],
  ])('refuses a token with %s', async (_, change) => {
    const token = await link();
    expect(await codeOf(reset(change(token)))).toEqual(WRONG);
    expect(await codeOf(visitor().get(`${RESET}?token=${change(token)}`))).toEqual(WRONG);
  });

  it.each(['BLOCKED', 'SUSPENDED', 'PENDING', 'DELETED'])(
    'is refused for a member who is %s',
    async (status) => {
      const token = await link();
      await setStatus(status);
      expect(await codeOf(reset(token))).toEqual(WRONG);
      await shop.db.deleteFrom('mails').execute();
      await expect(link()).rejects.toThrow('no link');
      await setStatus('ACTIVE');
      expect((await logIn(OLD)).status).toBe(200);
    },
  );

  it('follows the password rules', async () => {
    const token = await link();
    for (const weak of ['short', 'password1!', 'about-minjun-1!']) {
      const { status, body } = await reset(token, weak);
      expect([weak, status, body.errors[0].field]).toEqual([weak, 400, 'newPassword']);
    }
    // A refused call does not use up the link.
    expect((await reset(token)).status).toBe(200);
  });

  it('sets the first password of a social account', async () => {
    await shop.db.updateTable('users').set({ password_hash: null }).where('email', '=', EMAIL).execute();
    expect((await logIn(OLD)).status).toBe(400);
    expect((await reset(await link())).status).toBe(200);
    expect((await logIn(NEW)).status).toBe(200);
  });
});

describe('completed password reset', () => {
  it('ends every session at once, of this member only', async () => {
    const tokens = await Promise.all([logIn(OLD), logIn(OLD), logIn(OLD)]);
    const sessions = tokens.map(({ body }) => shop.withToken(body.data.token));
    const other = shop.withToken((await logIn(OLD, OTHER)).body.data.token);
    expect((await Promise.all(sessions.map((one) => one.get(PROFILE)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const [, underWay] = await Promise.all([reset(await link()), sessions[0]?.get(PROFILE)]);
    // A call that arrived before the reset is answered; later calls are refused.
    expect([200, 401]).toContain(underWay?.status);
    for (const one of sessions) expect((await one.get(PROFILE)).status).toBe(401);
    expect((await other.get(PROFILE)).status).toBe(200);
  });

  it('keeps second factor and recovery codes, which are asked for everywhere', async () => {
    const user_id = await idOf(EMAIL);
    const now = shop.clock.now();
    await shop.db
      .insertInto('mfa')
      .values({ user_id, secret_sealed: 'sealed', pending_sealed: null, enabled_at: now, last_step: 7 })
      .execute();
    await shop.db.insertInto('recovery_codes').values({ user_id, code_tag: 'tag', used_at: null }).execute();
    await shop.db
      .insertInto('known_devices')
      .values({ user_id, mark_hash: Buffer.alloc(32, 1), seen_at: now, trusted_until: now })
      .execute();
    expect((await reset(await link())).status).toBe(200);
    const mfa = await shop.db.selectFrom('mfa').selectAll().where('user_id', '=', user_id).execute();
    expect(mfa).toMatchObject([{ secret_sealed: 'sealed', last_step: 7 }]);
    expect(await shop.db.selectFrom('recovery_codes').selectAll().execute()).toMatchObject([
      { used_at: null },
    ]);
    const trusted = await shop.db
      .selectFrom('known_devices')
      .select('trusted_until')
      .where('user_id', '=', user_id)
      .where('trusted_until', 'is not', null)
      .execute();
    expect(trusted).toEqual([]);
    await shop.db.deleteFrom('mfa').execute();
  });

  it('ends a lockout', async () => {
    const row = { email: EMAIL, network: '127.0.0.1', attempted_at: shop.clock.now() };
    await shop.db.insertInto('login_attempts').values(Array(10_000).fill(row)).execute();
    expect((await logIn(OLD)).status).toBe(429);
    expect((await reset(await link())).status).toBe(200);
    expect((await logIn(NEW)).status).toBe(200);
  });
});

describe('password-reset e-mail', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      headers,
      payload: { email },
    });

  it('links to the configured address, whatever host was requested', async () => {
    await forgetJobs(shop);
    const evil = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
    expect((await ask(EMAIL, evil)).statusCode).toBe(200);
    const absolute = await shop.app.inject({
      method: 'POST',
      url: 'http://evil.test/api/auth/forgot-password',
      payload: { email: EMAIL },
    });
    expect(absolute.statusCode).toBe(200);
    expect(await countJobs(shop, 'write-letter', 'created')).toBe(1);
    await link();
    const { text } = (await lastMail(shop, EMAIL)) ?? { text: '' };
    expect(text).toContain(`${shop.config.publicUrl}/reset-password#token=`);
    expect(text).not.toContain('evil');
  });
});
