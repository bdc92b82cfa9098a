import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountsOf,
  answerAnonymousSignups,
  joined,
  mailsTo,
  requestSignup,
  signUpBody,
  tokenTo,
} from '../../../support/members/signup.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const join = (body: object) => requestSignup(shop, body);

describe('sign-up', () => {
  it('creates an unverified shopper, whatever else the form says', async () => {
    const { account, body } = await joined(shop, {
      role: 'admin',
      userType: 'admin',
      status: 'ACTIVE',
      activityPoints: 900,
      loginId: 'boss',
      email_verified: true,
      email_verified_at: '2020-01-01',
      phone_verified_at: '2020-01-01',
    });
    expect(account).toMatchObject({
      role: 'user',
      status: 'PENDING',
      activity_points: 0,
      email_verified_at: null,
      phone_verified_at: null,
      name: '문새봄',
      nickname: body.nickname,
      phone: '01023456789',
      birth_date: null,
    });
    expect(account.login_id).not.toBe('boss');
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect((await mailsTo(shop, account.email)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['verify', '신발장 이메일 인증'],
    ]);
    expect((await shop.withToken('').post('/api/auth/login', body)).body.code).toBe('ACCOUNT_NOT_VERIFIED');
  });

  it('stores nothing of the form but the account', async () => {
    const { account } = await joined(shop);
    const rows = await shop.db.selectFrom('sign_ups').selectAll().execute();
    expect(rows.map(({ wish }) => wish)).toEqual(rows.map(() => null));
    expect(JSON.stringify(rows)).not.toContain(account.email);
  });

  it('returns the same for a member, an unknown, a pending and a withdrawn address', async () => {
    const waiting = (await joined(shop)).account.email;
    const left = (await joined(shop)).account.email;
    await shop.db.updateTable('users').set({ status: 'DELETED' }).where('email', '=', left).execute();
    const answers = [];
    for (const email of ['nobody@sinbaljang.test', 'minjun@sinbaljang.test', waiting, left]) {
      const { status, body } = await join(signUpBody({ email }));
      const { requestId: _, timestamp: __, ...said } = body;
      answers.push({ status, ...said, data: { ...said.data, email: '' } });
      expect(body.data.email).toBe(email);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('of an existing member changes nothing and informs the member by e-mail only', async () => {
    const [before] = await accountsOf(shop, 'minjun@sinbaljang.test');
    await join(signUpBody({ email: ' MINJUN@Sinbaljang.test ' }));
    await answerAnonymousSignups(shop);
    expect(await accountsOf(shop, 'minjun@sinbaljang.test')).toEqual([before]);
    const [mail] = await mailsTo(shop, 'minjun@sinbaljang.test');
    expect(mail).toMatchObject({ kind: 'already-member', subject: '이미 가입된 이메일이에요' });
    expect(mail?.text).toMatch(/\/login\n[\s\S]*\/find-password/);
  });

  it('repeated before verification uses the last request and the last link', async () => {
    const { account, body } = await joined(shop);
    const first = await tokenTo(shop, account.email);
    const again = await joined(shop, {
      ...body,
      password: 'other-Steps 9!',
      confirmPassword: 'other-Steps 9!',
      name: '한봄',
    });
    expect(again.account).toMatchObject({ id: account.id, name: '한봄', status: 'PENDING' });
    expect(again.account.password_hash).not.toBe(account.password_hash);
    const last = (await mailsTo(shop, account.email)).at(-1);
    expect(last?.subject).toContain('재인증');
    const verify = (token: string) => shop.withToken('').post('/api/auth/verify-email', { token });
    expect((await verify(first)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
    expect((await verify(await tokenTo(shop, account.email))).status).toBe(200);
  });

  it('with the address of a withdrawn member creates a new one', async () => {
    const { account, body } = await joined(shop);
    await shop.db
      .updateTable('users')
      .set({ status: 'DELETED', withdrawn_at: shop.clock.now(), activity_points: 70 })
      .where('id', '=', account.id)
      .execute();
    const again = await joined(shop, { email: body.email });
    expect(again.account.id).not.toBe(account.id);
    expect(again.account.activity_points).toBe(0);
  });

  it.each([
    ['letter case and blanks', (email: string) => ` ${email.toUpperCase()} `],
    ['letters put together', (email: string) => email.replace('k', '\u212a')],
  ])('is one account for every spelling of an address: %s', async (_, twin) => {
    const email = `walk-${Math.random().toString(36).slice(2)}@x.kr`;
    await joined(shop, { email });
    const { account } = await joined(shop, { email: twin(email) });
    expect(account.email).toBe(email);
    expect(await accountsOf(shop, email)).toHaveLength(1);
  });

  it('twenty times at once with one address creates one account, all with the same answer', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const email = `race-${round}@x.kr`;
      const spelt = (index: number) => (index % 2 ? email : email.toUpperCase());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => join(signUpBody({ email: spelt(index), nickname: '' }))),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.email}`))).toEqual(
        new Set([`200 ${email}`]),
      );
      await answerAnonymousSignups(shop);
      expect(await accountsOf(shop, email)).toHaveLength(1);
    }
  }, 120_000);
});
