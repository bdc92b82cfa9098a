import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { emailFor } from '../../../support/members/emails.ts';
import {
  codeAt,
  complete,
  elsewhere,
  forgetSteps,
  logInBy,
  withSecondStep,
} from '../../../support/members/mfa.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const ME = 'user@sinbaljang.test';
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
const kinds = async () =>
  (await shop.db.selectFrom('mails').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

describe('second factor on two servers', () => {
  it('one code opens one session for concurrent logins', async () => {
    const second = await buildApp(shop.ports);
    const { secret, codes } = await withSecondStep(shop, ME);
    const race = async (token: string) => {
      const temps = [];
      for (let index = 0; index < 4; index += 1) temps.push(await tempOf());
      await shop.db.deleteFrom('action_counts').execute();
      const answers = await Promise.all(
        temps.map((tempToken, index) =>
          [shop.app, second][index % 2]?.inject({
            method: 'POST',
            url: '/api/admin/mfa/complete',
            headers: elsewhere().headers,
            payload: { tempToken, token },
          }),
        ),
      );
      return answers.filter((answer) => answer?.statusCode === 200);
    };
    expect(await race(code(secret))).toHaveLength(1);
    await shop.db.deleteFrom('action_counts').execute();
    expect(await race(codes[0] ?? '')).toHaveLength(1);
    await second.close();
  });

  it('one recovery code lets in one of ten concurrent logins', async () => {
    const { codes } = await withSecondStep(shop, ME);
    const { spendRecoveryCode } = await import('#server/members/mfa/mfa-store.ts');
    const { recoveryTag } = await import('#server/members/mfa/mfa-code.ts');
    const row = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', ME)
      .executeTakeFirstOrThrow();
    const tag = recoveryTag(shop.ports, row.id, codes[3] ?? '');
    const spent = await Promise.all(
      Array.from({ length: 10 }, () => spendRecoveryCode(shop.db, row.id, tag, now().at)),
    );
    expect(spent.filter(Boolean)).toHaveLength(1);
  });
});

describe('lost phone', () => {
  it('recovery codes work once each in any order, with an e-mail to the owner', async () => {
    const { codes } = await withSecondStep(shop, ME);
    for (const one of [codes[7], codes[0]])
      expect((await complete(shop, await tempOf(), one ?? '')).status).toBe(200);
    expect((await complete(shop, await tempOf(), codes[7] ?? '')).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await kinds()).filter((kind) => kind === 'recovery-used')).toHaveLength(2);
    await shop.db.updateTable('recovery_codes').set({ used_at: now().at }).execute();
    expect((await complete(shop, await tempOf(), codes[1] ?? '')).body.code).toBe('BACKUP_CODES_EXHAUSTED');
  });

  it('turning the second factor off requires step-up with password and code', async () => {
    const { me, secret, codes } = await withSecondStep(shop, ME);
    const off = () => me.delete('/api/users/me/mfa/disable', undefined, elsewhere());
    const prove = (proof: object) => me.post('/api/users/me/elevate', proof, elsewhere());
    expect((await off()).body.code).toBe('ELEVATION_REQUIRED');
    shop.clock.advance(11 * MINUTE);
    expect((await off()).body.code).toBe('ELEVATION_REQUIRED');
    expect((await prove({ password: 'sinbaljang1!' })).status).toBe(200);
    expect((await off()).body.code).toBe('ELEVATION_REQUIRED');
    expect(
      (await prove({ password: 'sinbaljang1!', code: codeAt(secret, now().at, -3) })).body.errors,
    ).toEqual([{ field: 'code', message: '인증 코드가 올바르지 않아요.' }]);
    await complete(shop, await tempOf(), codes[2] ?? '');
    expect((await prove({ code: codes[2] })).status).toBe(400);
    expect((await me.post('/api/users/me/mfa/recovery-codes', undefined, elsewhere())).body.code).toBe(
      'ELEVATION_REQUIRED',
    );
    expect((await prove({ password: 'sinbaljang1!', code: code(secret) })).status).toBe(200);
    const renewed = await me.post('/api/users/me/mfa/recovery-codes', undefined, elsewhere());
    expect(renewed.body.data.backupCodes).toHaveLength(10);
    expect((await off()).status).toBe(200);
    expect((await logInBy(shop, ME)).body.data.requiresMfa).toBe(false);
    const told = await kinds();
    expect([told.filter((kind) => kind === 'mfa-changed').length, await deeds()]).toEqual([
      3,
      ['MFA_DISABLED', 'MFA_ENABLED', 'RECOVERY_CODES_RENEWED'],
    ]);
  });

  const deeds = async () => [
    ...new Set(
      (
        await shop.db
          .selectFrom('audit_entries')
          .select('action')
          .where('action', 'in', ['MFA_ENABLED', 'MFA_DISABLED', 'RECOVERY_CODES_RENEWED'])
          .orderBy('action')
          .execute()
      ).map(({ action }) => action),
    ),
  ];
});

describe('forgotten password', () => {
  it('reset keeps the second factor and its recovery codes', async () => {
    const { me, secret } = await withSecondStep(shop, ME);
    const token = await emailFor(shop, 'reset', ME);
    const password = 'other-shoes-2!';
    const reset = await shop
      .as('visitor')
      .post('/api/auth/reset-password', { token, newPassword: password }, elsewhere());
    expect(reset.status).toBe(200);
    expect((await me.get('/api/users/me/mfa/status')).status).toBe(401);
    const first = await logInBy(shop, ME, { password });
    expect(first.body.data).toMatchObject({ requiresMfa: true, token: null });
    const done = await complete(shop, first.body.data.tempToken, code(secret));
    const mine = shop.withToken(done.body.data.token);
    expect((await mine.get('/api/users/me/mfa/status')).body.data).toMatchObject({ codesLeft: 10 });
    const back = await emailFor(shop, 'reset', ME);
    await shop
      .as('visitor')
      .post('/api/auth/reset-password', { token: back, newPassword: DEMO_PASSWORD }, elsewhere());
  });
});

describe('administrator without the required second factor', () => {
  it('can read the own account, set it up and leave, and nothing else', async () => {
    const strict = await buildApp({ ...shop.ports, config: { ...shop.config, adminMfaRequired: true } });
    const admin = await openSession(shop.db, 'admin@sinbaljang.test', now().at);
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
      strict.inject({
        method,
        url,
        headers: { authorization: `Bearer ${admin}`, ...elsewhere().headers },
        ...(payload ? { payload } : {}),
      });
    for (const url of ['/api/users/me/profile', '/api/admin/mfa/status', '/api/users/me/elevate'])
      expect((await ask('GET', url)).statusCode).toBe(200);
    for (const url of ['/api/users/cart', '/api/coupons?email=user@sinbaljang.test', '/api/products'])
      expect([url, (await ask('GET', url)).json().code]).toEqual([url, 'MFA_SETUP_REQUIRED']);
    await withSecondStep(shop, 'admin@sinbaljang.test');
    expect((await ask('GET', '/api/products')).statusCode).toBe(200);
    expect((await ask('POST', '/api/auth/logout')).statusCode).toBe(200);
    await strict.close();
  });
});
