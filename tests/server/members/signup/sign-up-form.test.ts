import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, problemOf, requestSignup, signUpBody } from '../../../support/members/signup.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const join = (body: object) => requestSignup(shop, body);

describe('sign-up form', () => {
  it.each([
    ['a quoted local part', { email: '"a b"@x.kr' }, 'email'],
    ['a twin in another script', { email: 'ехample@x.kr' }, 'email'],
    ['a letter that counts as s', { email: 'ſam@x.kr' }, 'email'],
    ['a header', { email: 'a@x.kr\r\nBcc: b@x.kr' }, 'email'],
    ['two @', { email: 'a@b@x.kr' }, 'email'],
    ['255 characters', { email: `${'a'.repeat(250)}@x.kr` }, 'email'],
    ['a header in the name', { name: '문\r\nBcc: b@x.kr' }, 'name'],
    ['a header in the nickname', { nickname: '새봄\nBcc: b@x.kr' }, 'nickname'],
    ['a name of staff', { nickname: 'аdmin' }, 'nickname'],
    ['tag characters alone', { nickname: '\u{e0041}\u{e0042}\u3164\u2060' }, 'nickname'],
    ['no telephone', { phone: '02-123-4567' }, 'phone'],
    ['two passwords', { confirmPassword: 'x' }, 'confirmPassword'],
    ['a password with NUL', { password: 'walk-Steps\u0000 9!' }, 'password'],
    ['a short password', { password: 'aB3$567' }, 'password'],
    ['a password without a figure', { password: 'walking-Steps!' }, 'password'],
    ['a password of 256', { password: `aB3$${'x'.repeat(252)}` }, 'password'],
    ['a password with the nickname', { nickname: 'happyfeet', password: 'my-HappyFeet-9' }, 'password'],
    ['a password with the address', { email: 'walker77@x.kr', password: '!Walker77-now' }, 'password'],
    ['a birthday that is none', { birthDate: '2001-02-30' }, 'birthDate'],
  ])('refuses with a field problem: %s', async (_, own, field) => {
    expect(problemOf(await join(signUpBody(own)))).toEqual([400, 'INVALID_INPUT_VALUE', field]);
  });

  it('refuses a common password before any costly check', async () => {
    const started = performance.now();
    for (const password of ['password1!', '!Qwerty123', 'P@ssw0rd!!', 'Iloveyou2!', 'dragon2024!'])
      expect([password, problemOf(await join(signUpBody({ password })))]).toEqual([
        password,
        [400, 'PASSWORD_TOO_WEAK', 'password'],
      ]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('compares the password as exact normalised text', async () => {
    const password = ' 비밀 Café 9! 👟 ';
    const { account } = await joined(shop, { password: password.normalize('NFD') });
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', account.id).execute();
    const logIn = async (typed: string) =>
      (await shop.withToken('').post('/api/auth/login', { email: account.email, password: typed })).status;
    expect([await logIn(password), await logIn(password.normalize('NFD'))]).toEqual([200, 200]);
    expect([await logIn(password.trim()), await logIn(password.toLowerCase())]).toEqual([400, 400]);
  });

  it('refuses members under fourteen, as does the profile', async () => {
    const today = shop.clock.now();
    const day = (years: number, days: number) =>
      new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days))
        .toISOString()
        .slice(0, 10);
    const refused = [400, 'UNDER_AGE', 'birthDate'];
    expect(problemOf(await join(signUpBody({ birthDate: day(14, 2) })))).toEqual(refused);
    expect((await join(signUpBody({ birthDate: day(14, -2) }))).status).toBe(200);
    const profile = { name: '김하루', nickname: '', birthDate: day(13, 0) };
    expect(problemOf(await shop.as('user').put('/api/users/me/profile', profile))).toEqual(refused);
  });

  it('refuses bots: too fast, or with the honeypot filled in', async () => {
    for (const own of [{ website: 'https://x.kr' }, { openFor: 1_999 }])
      expect((await join(signUpBody(own))).body.code).toBe('BOT_CHECK_FAILED');
    expect((await join(signUpBody({ openFor: 2_000, website: '' }))).status).toBe(200);
  });
});

describe('legacy client of the sign-up', () => {
  it('distinguishes refusals by their messages', async () => {
    const words = [
      '인증이 필요',
      '재인증',
      '이미 존재',
      '중복',
      '비밀번호',
      'password',
      '이메일',
      'email',
      '이름',
      'name',
      '전화번호',
      'phone',
    ];
    const firstWord = async (own: Record<string, unknown>) => {
      const { message } = (await join(signUpBody(own))).body;
      return words.find((word) => message.includes(word)) ?? null;
    };
    for (const password of ['short', 'password1!', 'no-figure-here!'])
      expect(await firstWord({ password })).toBe('비밀번호');
    expect(await firstWord({ nickname: 'happyfeet', password: 'my-HappyFeet-9' })).toBe('비밀번호');
    expect(await firstWord({ confirmPassword: 'x' })).toBe('비밀번호');
    for (const email of ['', 'x', `${'a'.repeat(255)}@x.kr`, undefined])
      expect(await firstWord({ email })).toBe('이메일');
    for (const name of ['', '문', 'x'.repeat(51), undefined]) expect(await firstWord({ name })).toBe('이름');
    for (const phone of ['', '12', undefined]) expect(await firstWord({ phone })).toBe('전화번호');
    await joined(shop, { nickname: '하나뿐인이름표' });
    expect(await firstWord({ nickname: '하나뿐인이름표' })).toBe(null);
  });
});
