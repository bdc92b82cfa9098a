import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const OLD = 'sinbaljang1!';
const NEW = 'walking-2-work!';
const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const PASSWORD = '/api/users/me/password';

beforeEach(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
});
afterEach(() => shop.close());

const idOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const logIn = async (password: string, email = MINE) =>
  (await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } }))
    .statusCode;
const mails = () => shop.db.selectFrom('mails').select(['kind', 'recipient', 'text']).orderBy('id').execute();
const change = (currentPassword: string | undefined, newPassword: string) => ({
  ...(currentPassword === undefined ? {} : { currentPassword }),
  newPassword,
});

describe('password change', () => {
  it('ends all other sessions, keeps this one, sends an e-mail and affects nobody else', async () => {
    const [here, there, other] = [
      await shop.asMember(MINE),
      await shop.asMember(MINE),
      await shop.asMember(THEIRS),
    ];
    const answer = await here.put(PASSWORD, change(OLD, NEW));
    expect([answer.status, answer.body.data]).toEqual([200, { endedSessions: 1 }]);
    const after = await Promise.all([here, there, other].map((one) => one.get('/api/users/me/profile')));
    expect(after.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect([await logIn(OLD), await logIn(NEW), await logIn(OLD, THEIRS)]).toEqual([400, 200, 200]);
    const [mail, ...more] = await mails();
    expect([mail?.kind, mail?.recipient, more]).toEqual(['password-changed', MINE, []]);
    expect(mail?.text).not.toContain(NEW);
    expect(await actionsOf(shop, 'MEMBER', await idOf(MINE))).toContain('PASSWORD_CHANGED');
    expect(await actionsOf(shop, 'MEMBER', await idOf(THEIRS))).not.toContain('PASSWORD_CHANGED');
  });

  it('requires step-up authentication', async () => {
    const here = await shop.asMember(MINE);
    shop.clock.advance(11 * 60_000);
    const answer = await here.put(PASSWORD, change(OLD, NEW));
    expect([answer.status, answer.body.code]).toEqual([403, 'ELEVATION_REQUIRED']);
    expect(await logIn(OLD)).toBe(200);
  });

  it('refuses a missing, wrong or 10 kB present password', async () => {
    const here = await shop.asMember(MINE);
    const answers = [
      await here.put(PASSWORD, change(undefined, NEW)),
      await here.put(PASSWORD, change('wrong', NEW)),
      await here.put(PASSWORD, change('x'.repeat(10_240), NEW)),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors[0]?.field])).toEqual(
      Array(3).fill([400, 'currentPassword']),
    );
    expect([await logIn(OLD), await mails()]).toEqual([200, []]);
  });

  it.each(['short1!', 'no digits here!', 'nospecial1x', '12345678!', 'password1!', 'minjun-1!'])(
    'refuses %j as the new one',
    async (weak) => {
      const here = await shop.asMember(MINE);
      const answer = await here.put(PASSWORD, change(OLD, weak));
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'newPassword']);
    },
  );

  it('counts wrong ones as failed logins', async () => {
    // A limit of its own must not hide the one that is shared with the log-in.
    const callers = [];
    for (let index = 0; index < 3; index += 1)
      callers.push(shop.withToken(await openSession(shop.db, MINE, shop.clock.now())));
    const tried = [];
    for (let index = 0; index < 6; index += 1)
      tried.push((await callers[index % 3]?.put(PASSWORD, change('wrong', NEW)))?.status);
    // The new one is looked at too, for a call that was sent again: it counts as well.
    expect(tried).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await logIn(OLD)).toBe(429);
    expect(await logIn(OLD, THEIRS)).toBe(200);
  });

  it('repeated after a lost answer is applied once', async () => {
    const here = await shop.asMember(MINE);
    const answers = [await here.put(PASSWORD, change(OLD, NEW)), await here.put(PASSWORD, change(OLD, NEW))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mails()).toHaveLength(1);
  });

  it('succeeds once for two at the same time', async () => {
    const here = await shop.asMember(MINE);
    const answers = await Promise.all(
      ['first-pass-1!', 'second-pass-2!'].map((next) => here.put(PASSWORD, change(OLD, next))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('sets the first one of a member without a password', async () => {
    await shop.db.updateTable('users').set({ password_hash: null }).where('email', '=', MINE).execute();
    const here = await shop.asMember(MINE);
    expect((await here.get(PASSWORD)).body.data).toEqual({ hasPassword: false });
    expect((await here.put(PASSWORD, change(undefined, NEW))).status).toBe(200);
    expect((await here.get(PASSWORD)).body.data).toEqual({ hasPassword: true });
    expect(await logIn(NEW)).toBe(200);
  });
});
