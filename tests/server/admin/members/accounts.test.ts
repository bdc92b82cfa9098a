import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeSecondSteps } from '#server/members/mfa/mfa-reset-service.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { actionsOf } from '../../../support/audit-log.ts';
import { secondAdmin } from '../../../support/care.ts';
import { forgetSteps, logInBy, withSecondStep } from '../../../support/members/mfa.ts';
import { type Person, person } from '../../../support/members/people.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
let me = 0;
let minjun: Person;
let seoyeon: Person;
const HOUR = 3_600_000;
beforeAll(async () => {
  shop = await startTestShop();
  minjun = await person(shop, 'minjun');
  seoyeon = await person(shop, 'seoyeon');
});
beforeEach(async () => {
  admin = await shop.asMember('admin@sinbaljang.test');
  me = (await admin.get('/api/users/me/profile')).body.data.userId;
  minjun = await person(shop, 'minjun');
});
afterAll(() => shop.close());

const act = (id: number, path: string, body: object = {}, by = admin) =>
  by.post(`/api/admin/users/${id}/${path}`, body);
const mailTo = async (kind: string, email: string) =>
  shop.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('kind', '=', kind)
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const lastDeed = async (id: number) => (await actionsOf(shop, 'MEMBER', id)).at(-1);

describe('admin actions on an account', () => {
  it('unlock this account only', async () => {
    const row = { network: 'x', mark_hash: null, attempted_at: shop.clock.now() };
    for (const { email } of [minjun, seoyeon])
      await shop.db
        .insertInto('login_attempts')
        .values({ ...row, email })
        .execute();
    expect((await act(minjun.id, 'unlock')).status).toBe(200);
    const left = await shop.db.selectFrom('login_attempts').select('email').execute();
    expect(left.map(({ email }) => email)).toEqual([seoyeon.email]);
    expect(await lastDeed(minjun.id)).toBe('MEMBER_UNLOCKED');
    await shop.db.deleteFrom('login_attempts').execute();
  });

  it('end the sessions of this account only', async () => {
    const other = await shop.asMember(seoyeon.email);
    const { body } = await admin.delete(`/api/admin/users/${minjun.id}/sessions`);
    expect(body.data.ended).toBeGreaterThan(0);
    expect((await minjun.call.get('/api/users/cart')).status).toBe(401);
    expect((await other.get('/api/users/cart')).status).toBe(200);
    expect(await lastDeed(minjun.id)).toBe('MEMBER_SESSIONS_ENDED');
  });

  it('resend the verification link to this unverified account only', async () => {
    expect((await act(minjun.id, 'verification')).body.code).toBe('NOTHING_TO_DECIDE');
    await minjun.set({ status: 'PENDING' });
    expect((await act(minjun.id, 'verification')).status).toBe(200);
    expect((await mailTo('verify', minjun.email))?.text).toMatch(/verify-email#token=/);
    await minjun.set({ status: 'ACTIVE' });
  });

  it('invalidate the password and send a reset link', async () => {
    const answer = await act(minjun.id, 'password-reset');
    expect(answer.status).toBe(200);
    expect((await logInBy(shop, minjun.email)).status).toBe(400);
    expect((await minjun.call.get('/api/users/cart')).status).toBe(401);
    expect((await logInBy(shop, seoyeon.email)).status).toBe(200);
    const mail = await mailTo('reset', minjun.email);
    expect(mail?.text).toContain('쓸 수 없게');
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const set = { token, newPassword: 'walking-in-rain-7' };
    expect((await shop.as('visitor').post('/api/auth/reset-password', set)).status).toBe(200);
    expect((await logInBy(shop, minjun.email, { password: 'walking-in-rain-7' })).status).toBe(200);
    expect((await logInBy(shop, minjun.email, { password: DEMO_PASSWORD })).status).toBe(400);
  });

  it('are refused for the own account', async () => {
    for (const path of ['unlock', 'verification', 'password-reset', 'mfa-reset'])
      expect([path, (await act(me, path)).body.code]).toEqual([path, 'SELF_SANCTION']);
    expect((await admin.delete(`/api/admin/users/${me}/sessions`)).body.code).toBe('SELF_SANCTION');
    for (const path of ['unlock', 'verification', 'password-reset', 'mfa-reset'])
      expect((await act(999_999, path)).status).toBe(404);
  });

  it('require step-up authentication where they are dangerous', async () => {
    const [elevated_until, session] = [null, 'sessions'] as const;
    await shop.db.updateTable(session).set({ elevated_until }).where('user_id', '=', me).execute();
    for (const path of ['password-reset', 'mfa-reset', 'role'])
      expect([path, (await act(minjun.id, path)).body.code]).toEqual([path, 'ELEVATION_REQUIRED']);
    expect((await admin.delete(`/api/users/admin/by-email/${minjun.email}`)).body.code).toBe(
      'ELEVATION_REQUIRED',
    );
  });
});

describe('admin reset of a second factor', () => {
  const hasStep = async (id: number) =>
    (await shop.db.selectFrom('mfa').select('user_id').where('user_id', '=', id).execute()).length > 0;
  const refusal = async (email: string) =>
    /\/mfa-reset\?token=[\w-]+/.exec((await mailTo('mfa-reset', email))?.text ?? '')?.[0] ?? '';
  const page = (method: 'GET' | 'POST', url: string) => shop.app.inject({ method, url });
  beforeEach(async () => {
    await forgetSteps(shop);
    await shop.db.deleteFrom('mfa_resets').execute();
    await withSecondStep(shop, minjun.email);
    admin = await shop.asMember('admin@sinbaljang.test');
  });

  it('takes effect after a day, and not before', async () => {
    const asked = await act(minjun.id, 'mfa-reset');
    expect(new Date(asked.body.data.dueAt).getTime() - shop.clock.now().getTime()).toBe(24 * HOUR);
    expect((await act(minjun.id, 'mfa-reset')).body.code).toBe('MFA_RESET_WAITING');
    expect((await act(seoyeon.id, 'mfa-reset')).body.code).toBe('MFA_NOT_FOUND');
    shop.clock.advance(24 * HOUR - 1_000);
    await takeSecondSteps(shop.ports);
    expect(await hasStep(minjun.id)).toBe(true);
    shop.clock.advance(1_000);
    await Promise.all([1, 2, 3].map(() => takeSecondSteps(shop.ports)));
    expect(await hasStep(minjun.id)).toBe(false);
    const deeds = (await actionsOf(shop, 'MEMBER', minjun.id)).slice(-2);
    expect(deeds).toEqual(['MEMBER_MFA_RESET_ASKED', 'MEMBER_MFA_RESET_DONE']);
    expect(await mailTo('mfa-changed', minjun.email)).toBeDefined();
  });

  it('is cancelled by the link in the e-mail to the member', async () => {
    await act(minjun.id, 'mfa-reset');
    const url = await refusal(minjun.email);
    expect((await page('GET', url)).body).toContain('초기화 막기');
    expect((await page('GET', url)).statusCode).toBe(200);
    const shown = (await admin.get(`/api/admin/users/${minjun.id}`)).body.data.mfaReset;
    expect(shown).toMatchObject({ byMe: true });
    expect((await page('POST', url)).statusCode).toBe(200);
    expect((await page('POST', url)).statusCode).toBe(400);
    expect((await page('GET', '/mfa-reset?token=x')).statusCode).toBe(400);
    shop.clock.advance(25 * HOUR);
    await takeSecondSteps(shop.ports);
    expect(await hasStep(minjun.id)).toBe(true);
    expect(await lastDeed(minjun.id)).toBe('MEMBER_MFA_RESET_REFUSED');
  });

  it('has one result if two administrators decide at once', async () => {
    await act(minjun.id, 'mfa-reset');
    const url = await refusal(minjun.email);
    shop.clock.advance(24 * HOUR - 1);
    const clock = { ...shop.ports, clock: { now: () => new Date(shop.clock.now().getTime() + 1) } };
    const [refused] = await Promise.all([page('POST', url), takeSecondSteps(clock)]);
    expect(await hasStep(minjun.id)).toBe(refused.statusCode === 200);
    shop.clock.advance(1);
  });

  it('of a member waits a day whoever confirms; of an administrator a second one may confirm it at once', async () => {
    const second = await secondAdmin(shop);
    const { resetId } = (await act(minjun.id, 'mfa-reset')).body.data;
    const decide = (by: typeof admin, id: number, confirm: boolean) =>
      by.post(`/api/admin/mfa-resets/${id}/decision`, { confirm });
    expect((await decide(second.call, resetId, true)).body.code).toBe('NOTHING_TO_DECIDE');
    expect((await decide(second.call, resetId, false)).status).toBe(200);
    expect((await decide(second.call, resetId, false)).body.code).toBe('NOTHING_TO_DECIDE');
    await shop.db.updateTable('users').set({ role: 'admin' }).where('id', '=', minjun.id).execute();
    const again = (await act(minjun.id, 'mfa-reset')).body.data.resetId;
    expect((await decide(admin, again, true)).body.code).toBe('SECOND_ADMIN_REQUIRED');
    expect((await decide((await person(shop, 'minjun')).call, again, true)).body.code).toBe(
      'SECOND_ADMIN_REQUIRED',
    );
    expect((await decide(second.call, again, true)).status).toBe(200);
    expect(await hasStep(minjun.id)).toBe(false);
    await shop.db
      .updateTable('users')
      .set({ role: 'user' })
      .where('id', 'in', [minjun.id, second.id])
      .execute();
  });
});

describe('account closed by an administrator', () => {
  it('is closed once, whoever else closes it', async () => {
    await shop.db.deleteFrom('stores').where('seller_id', '=', seoyeon.id).execute();
    const { settleAll } = await import('../../../support/members/withdrawal.ts');
    await settleAll(shop, seoyeon);
    const close = () => admin.delete(`/api/users/admin/by-email/${encodeURIComponent(seoyeon.email)}`);
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await close()).status).toBe(404);
  });
});
