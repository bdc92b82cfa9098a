import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepOf } from '#server/members/mfa/totp.ts';
import { codeAt, elsewhere, forgetSteps, logInBy, withSecondStep } from '../../../support/members/mfa.ts';
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
const kinds = async () =>
  (await shop.db.selectFrom('mails').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

describe('TOTP codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('equal those of the standard at %i', (seconds, right) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const step = Math.floor(seconds / 30);
    const at = (moved: number) => new Date((seconds + moved * 30) * 1_000);
    expect(stepOf(secret, right, at(0))).toBe(step);
    expect([-1, 1].map((moved) => stepOf(secret, right, at(moved)))).toEqual([step, step]);
    expect([-2, 2].map((moved) => stepOf(secret, right, at(moved)))).toEqual([null, null]);
  });

  it('have six digits', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    const at = new Date(59_000);
    for (const text of ['２８７０８２', '28708', '2870820', '', 'abcdef', '000000'])
      expect(stepOf(secret, text, at)).toBeNull();
  });
});

describe('MFA setup', () => {
  it('returns secret and QR code without recovery codes; it is active after the first code', async () => {
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

  it('is for the own account, with step-up authentication', async () => {
    const me = await shop.asMember(ME);
    expect((await me.post('/api/users/me/mfa/setup', { email: OTHER }, elsewhere())).status).toBe(403);
    expect((await me.post('/api/admin/mfa/setup', {}, elsewhere())).status).toBe(403);
    expect((await shop.as('admin').get(`/api/admin/mfa/status/${ME}`)).status).toBe(404);
    const { data } = (await me.post('/api/users/me/mfa/setup', {}, elsewhere())).body;
    shop.clock.advance(11 * MINUTE);
    const late = await me.post('/api/users/me/mfa/enable', { token: code(data.secret) }, elsewhere());
    expect([late.status, late.body.code]).toEqual([403, 'ELEVATION_REQUIRED']);
  });

  it('shows ten recovery codes once, stores hashes, and notifies the owner', async () => {
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
