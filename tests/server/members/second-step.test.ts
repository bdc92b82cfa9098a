import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { stepOf } from '#server/members/totp.ts';
import { codeAt, complete, elsewhere, logInBy, withSecondStep } from '../../support/second-step.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { openSession } from '../../support/sessions.ts';

let shop: TestShop;
const ME = 'user@sinbaljang.test';
const OTHER = 'minjun@sinbaljang.test';
const MINUTE = 60_000;

beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1, config: { trustProxy: 'loopback' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [
    'action_counts',
    'mfa',
    'recovery_codes',
    'mails',
    'login_attempts',
    'login_challenges',
  ] as const)
    await shop.db.deleteFrom(table).execute();
});

const now = (steps = 0) => ({ at: shop.clock.now(), steps });
const code = (secret: string, steps = 0) => codeAt(secret, now().at, steps);
const tempOf = async (email = ME, more = {}) =>
  (await logInBy(shop, email, more)).body.data.tempToken as string;
const kinds = async () =>
  (await shop.db.selectFrom('mails').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

describe('codes by app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i', (seconds, right) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const step = Math.floor(seconds / 30);
    const at = (moved: number) => new Date((seconds + moved * 30) * 1_000);
    expect(stepOf(secret, right, at(0))).toBe(step);
    expect([-1, 1].map((moved) => stepOf(secret, right, at(moved)))).toEqual([step, step]);
    expect([-2, 2].map((moved) => stepOf(secret, right, at(moved)))).toEqual([null, null]);
  });

  it('are six plain digits', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const at = new Date(59_000);
    for (const text of ['２８７０８２', '28708', '2870820', '', 'abcdef', '000000'])
      expect(stepOf(secret, text, at)).toBeNull();
  });
});

describe('setting it up', () => {
  it('answers a secret, its picture and no codes; nothing is on before the first code', async () => {
    const me = await shop.asMember(ME);
    const { data } = (await me.post('/api/users/me/mfa/setup', { email: ME }, elsewhere())).body;
    expect(data).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUrl: expect.stringMatching(/^otpauth:\/\/totp\/.*issuer=.*secret=/),
      qrUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      backupCodes: [],
    });
    expect(Buffer.from(data.qrCodeImage, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await me.get('/api/users/me/mfa/status')).body.data).toMatchObject({
      enabled: false,
      setupRequired: true,
      hasBackupCodes: false,
    });
    expect((await logInBy(shop, ME)).body.data.requiresMfa).toBe(false);
    const stored = JSON.stringify(await shop.db.selectFrom('mfa').selectAll().execute());
    expect(stored).not.toContain(data.secret);
    expect((await me.post('/api/users/me/mfa/enable', { token: '000000' }, elsewhere())).body).toMatchObject({
      code: 'INVALID_MFA_TOKEN',
    });
  });

  it('is one’s own alone, and fresh', async () => {
    const me = await shop.asMember(ME);
    expect((await me.post('/api/users/me/mfa/setup', { email: OTHER }, elsewhere())).status).toBe(403);
    expect((await me.post('/api/admin/mfa/setup', {}, elsewhere())).status).toBe(403);
    expect((await shop.as('admin').get(`/api/admin/mfa/status/${ME}`)).status).toBe(403);
    const { data } = (await me.post('/api/users/me/mfa/setup', {}, elsewhere())).body;
    shop.clock.advance(11 * MINUTE);
    const late = await me.post('/api/users/me/mfa/enable', { token: code(data.secret) }, elsewhere());
    expect([late.status, late.body.code]).toEqual([403, 'ELEVATION_REQUIRED']);
  });

  it('shows ten codes once, keeps them as tags, and tells the owner', async () => {
    const { me, codes } = await withSecondStep(shop, ME);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^\d{8}$/);
    const stored = JSON.stringify(await shop.db.selectFrom('recovery_codes').selectAll().execute());
    for (const one of codes) expect(stored).not.toContain(one);
    expect((await me.get('/api/users/me/mfa/status')).body.data).toMatchObject({
      enabled: true,
      codesLeft: 10,
    });
    expect(await kinds()).toEqual(['mfa-changed']);
    expect((await me.post('/api/users/me/mfa/setup', {}, elsewhere())).body.code).toBe('MFA_ALREADY_ENABLED');
  });
});

describe('logging in with a second step', () => {
  it('answers a token that opens nothing else, and a cookie for older clients', async () => {
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

  it('is played by an older client: verify and complete with an e-mail and the cookie alone', async () => {
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

  it('takes each step once and only one before and after now, whoever asks', async () => {
    const { secret } = await withSecondStep(shop, ME);
    const right = code(secret);
    expect((await complete(shop, await tempOf(), right)).status).toBe(200);
    expect((await complete(shop, await tempOf(), right)).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), code(secret, -1))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), code(secret, 2))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), `${code(secret, 1)} `)).status).toBe(200);
  });

  it('looks at five codes of an account in a quarter of an hour, over all its sessions', async () => {
    const { secret } = await withSecondStep(shop, ME);
    for (let index = 0; index < 5; index += 1)
      expect((await complete(shop, await tempOf(), '000000')).status).toBe(400);
    const late = await complete(shop, await tempOf(), code(secret));
    expect([late.status, late.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    shop.clock.advance(15 * MINUTE);
    expect((await complete(shop, await tempOf(), code(secret))).status).toBe(200);
  });

  it('ends after five tries of one log-in, and after five minutes', async () => {
    const { secret } = await withSecondStep(shop, ME);
    const temp = await tempOf();
    for (let index = 0; index < 5; index += 1) await complete(shop, temp, '000000');
    await shop.db.deleteFrom('action_counts').execute();
    expect((await complete(shop, temp, code(secret))).body.code).toBe('CHALLENGE_EXPIRED');
    const slow = await tempOf();
    shop.clock.advance(5 * MINUTE);
    expect((await complete(shop, slow, code(secret))).body.code).toBe('CHALLENGE_EXPIRED');
  });

  it('is asked again of who has a session only: the other member’s code is no good', async () => {
    const mine = await withSecondStep(shop, ME);
    const theirs = await withSecondStep(shop, OTHER);
    expect((await complete(shop, await tempOf(), code(theirs.secret))).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(), theirs.codes[0] ?? '')).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await complete(shop, await tempOf(OTHER), code(mine.secret))).body.code).toBe(
      'INVALID_MFA_TOKEN',
    );
  });

  it('is not asked for thirty days of a browser that its owner trusts', async () => {
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

describe('across two servers', () => {
  it('one code opens one session, however many come with it at once', async () => {
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

  it('ten who come with one recovery code at once: one gets in', async () => {
    const { codes } = await withSecondStep(shop, ME);
    const { spendRecoveryCode } = await import('#server/members/mfa-store.ts');
    const { recoveryTag } = await import('#server/members/second-step.ts');
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

describe('losing the phone', () => {
  it('recovery codes get in once each in any order, and the owner hears of each', async () => {
    const { codes } = await withSecondStep(shop, ME);
    for (const one of [codes[7], codes[0]])
      expect((await complete(shop, await tempOf(), one ?? '')).status).toBe(200);
    expect((await complete(shop, await tempOf(), codes[7] ?? '')).body.code).toBe('INVALID_MFA_TOKEN');
    expect((await kinds()).filter((kind) => kind === 'recovery-used')).toHaveLength(2);
    await shop.db.updateTable('recovery_codes').set({ used_at: now().at }).execute();
    expect((await complete(shop, await tempOf(), codes[1] ?? '')).body.code).toBe('BACKUP_CODES_EXHAUSTED');
  });

  it('turning it off wants password and code just proven; a stolen session with one of them has no luck', async () => {
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

describe('administrators where the shop wants a second step', () => {
  it('can look at themselves, set it up and leave, until it is on', async () => {
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
