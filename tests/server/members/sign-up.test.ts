import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestOf } from '#domain/members/documents.ts';
import { answerStrangers, mailsTo, signUpBody, tokenTo } from '../../support/joining.ts';
import { rounds } from '../../support/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const SIGN_UP = '/api/auth/signup';
const join = (body: object) => shop.withToken('').post(SIGN_UP, body);
const accounts = (email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).execute();
/** Joins and has it done; answers the account. */
async function joined(own: Record<string, unknown> = {}) {
  const body = signUpBody(own);
  const { status } = await join(body);
  expect(status).toBe(200);
  await answerStrangers(shop);
  const [account] = await accounts(String(body.email).trim().toLowerCase());
  if (!account) throw new Error('nobody has joined');
  return { body, account };
}
const problemOf = ({
  status,
  body,
}: {
  status: number;
  body: { errors?: { field: string }[]; code?: string };
}) => [status, body.code, body.errors?.[0]?.field];

describe('a stranger who joins', () => {
  it('is a plain member who waits for the mail, whatever else the form says', async () => {
    const { account, body } = await joined({
      ...{ role: 'admin', userType: 'admin', status: 'ACTIVE', activityPoints: 900, loginId: 'boss' },
      ...{ email_verified: true, email_verified_at: '2020-01-01', phone_verified_at: '2020-01-01' },
    });
    expect(account).toMatchObject({
      ...{
        role: 'user',
        status: 'PENDING',
        activity_points: 0,
        email_verified_at: null,
        phone_verified_at: null,
      },
      ...{ name: '문새봄', nickname: body.nickname, phone: '01023456789', birth_date: null },
    });
    expect(account.login_id).not.toBe('boss');
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect((await mailsTo(shop, account.email)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['verify', '신발장 이메일 인증'],
    ]);
    expect((await shop.withToken('').post('/api/auth/login', body)).body.code).toBe('ACCOUNT_NOT_VERIFIED');
  });

  it('leaves nothing of what was typed but the account', async () => {
    const { account } = await joined();
    const rows = await shop.db.selectFrom('sign_ups').selectAll().execute();
    expect(rows.map(({ wish }) => wish)).toEqual(rows.map(() => null));
    expect(JSON.stringify(rows)).not.toContain(account.email);
  });

  it('gets the same answer as everybody: a member, a stranger, who waits, who has left', async () => {
    const waiting = (await joined()).account.email;
    const left = (await joined()).account.email;
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

  it('who is a member already is told so by mail alone, and nothing changes', async () => {
    const [before] = await accounts('minjun@sinbaljang.test');
    await join(signUpBody({ email: ' MINJUN@Sinbaljang.test ' }));
    await answerStrangers(shop);
    expect(await accounts('minjun@sinbaljang.test')).toEqual([before]);
    const [mail] = await mailsTo(shop, 'minjun@sinbaljang.test');
    expect(mail).toMatchObject({ kind: 'already-member', subject: '이미 가입된 이메일이에요' });
    expect(mail?.text).toMatch(/\/login\n[\s\S]*\/find-password/);
  });

  it('and asks again before proving the address, is who asked last, by the link that came last', async () => {
    const { account, body } = await joined();
    const first = await tokenTo(shop, account.email);
    const again = await joined({
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

  it('with the address of somebody who has left, is somebody new', async () => {
    const { account, body } = await joined();
    await shop.db
      .updateTable('users')
      .set({ status: 'DELETED', withdrawn_at: shop.clock.now(), activity_points: 70 })
      .where('id', '=', account.id)
      .execute();
    const again = await joined({ email: body.email });
    expect(again.account.id).not.toBe(account.id);
    expect(again.account.activity_points).toBe(0);
  });

  it.each([
    ['letter case and blanks', (email: string) => ` ${email.toUpperCase()} `],
    ['letters put together', (email: string) => email.replace('k', '\u212a')],
  ])('is one account under every spelling of an address: %s', async (_, twin) => {
    const email = `walk-${Math.random().toString(36).slice(2)}@x.kr`;
    await joined({ email });
    const { account } = await joined({ email: twin(email) });
    expect(account.email).toBe(email);
    expect(await accounts(email)).toHaveLength(1);
  });

  it('twenty at once with one address are one account, and all get one answer', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const email = `race-${round}@x.kr`;
      const spelt = (index: number) => (index % 2 ? email : email.toUpperCase());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => join(signUpBody({ email: spelt(index), nickname: '' }))),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.email}`))).toEqual(
        new Set([`200 ${email}`]),
      );
      await answerStrangers(shop);
      expect(await accounts(email)).toHaveLength(1);
    }
  }, 120_000);
});

describe('what is typed', () => {
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
  ])('is refused at its field: %s', async (_, own, field) => {
    expect(problemOf(await join(signUpBody(own)))).toEqual([400, 'INVALID_INPUT_VALUE', field]);
  });

  it('is refused for a password that everybody tries, before anything is spent on it', async () => {
    const started = performance.now();
    for (const password of ['password1!', '!Qwerty123', 'P@ssw0rd!!', 'Iloveyou2!', 'dragon2024!'])
      expect([password, problemOf(await join(signUpBody({ password })))]).toEqual([
        password,
        [400, 'PASSWORD_TOO_WEAK', 'password'],
      ]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('counts as the exact text, in one form of its letters', async () => {
    const password = ' 비밀 Café 9! 👟 ';
    const { account } = await joined({ password: password.normalize('NFD') });
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', account.id).execute();
    const logIn = async (typed: string) =>
      (await shop.withToken('').post('/api/auth/login', { email: account.email, password: typed })).status;
    expect([await logIn(password), await logIn(password.normalize('NFD'))]).toEqual([200, 200]);
    expect([await logIn(password.trim()), await logIn(password.toLowerCase())]).toEqual([400, 400]);
  });

  it('tells who is not fourteen yet, here and in the profile', async () => {
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

  it('takes a program for what it is: too fast, or with what nobody sees', async () => {
    for (const own of [{ website: 'https://x.kr' }, { openFor: 1_999 }])
      expect((await join(signUpBody(own))).body.code).toBe('BOT_CHECK_FAILED');
    expect((await join(signUpBody({ openFor: 2_000, website: '' }))).status).toBe(200);
  });
});

describe('a nickname', () => {
  const isFree = async (value: string) =>
    (await shop.withToken('').get(`/api/auth/nickname?value=${encodeURIComponent(value)}`)).body.data
      ?.available;

  it('is taken by a member, by who waits for the mail, and for a month by who has left', async () => {
    const { account, body } = await joined({ nickname: '구름신발' });
    await shop.db.deleteFrom('sign_ups').execute();
    expect([await isFree('구름 신발'), await isFree('구름신발'), await isFree('구\u200b름신발')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(problemOf(await join(signUpBody({ nickname: '구름신발' })))).toEqual([
      409,
      'NICKNAME_TAKEN',
      'nickname',
    ]);
    const taken = await shop
      .as('user')
      .put('/api/users/me/profile', { name: '김하루', nickname: '구름신발' });
    expect(problemOf(taken)).toEqual([409, 'NICKNAME_TAKEN', 'nickname']);
    const leave = (at: Date) =>
      shop.db
        .updateTable('users')
        .set({ status: 'DELETED', withdrawn_at: at })
        .where('email', '=', body.email)
        .execute();
    const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * 86_400_000);
    await leave(daysAgo(29));
    expect(await isFree('구름신발')).toBe(false);
    await leave(daysAgo(31));
    expect(await isFree('구름신발')).toBe(true);
    expect(account.nickname).toBe('구름신발');
  });

  it('tells nothing of the address that it was asked for with', async () => {
    const kinds = ['minjun@sinbaljang.test', 'nobody-at-all@sinbaljang.test'];
    const told = [];
    for (const [index, email] of kinds.entries()) {
      const nickname = `살펴보기${index}`;
      const form = () => signUpBody({ email, nickname });
      told.push([
        (await join(form())).status,
        await answerStrangers(shop),
        await isFree(nickname),
        (await join(form())).status,
        (await join(signUpBody({ nickname }))).body.code,
      ]);
    }
    expect(told[0]).toEqual([200, undefined, false, 200, 'NICKNAME_TAKEN']);
    expect(told[1]).toEqual(told[0]);
  });

  it('that was left empty, or is the name, gets a number where somebody has it', async () => {
    const names = [];
    for (const nickname of ['', '도윤길', undefined, '도윤길'])
      names.push((await joined({ name: '도윤길', nickname })).account.nickname);
    expect(names).toEqual(['도윤길', '도윤길2', '도윤길3', '도윤길4']);
    expect((await joined({ name: '관리자', nickname: '' })).account.nickname).toMatch(/^회원\d+$/);
  });
});

describe('consents', () => {
  const consent = (document: Parameters<typeof latestOf>[0], agreed = true) => ({
    document,
    version: latestOf(document).version,
    agreed,
  });
  const required = [consent('AGE_14'), consent('TERMS'), consent('PRIVACY')];
  const kept = (userId: number) =>
    shop.db
      .selectFrom('consents')
      .select(['document', 'version', 'agreed', 'via'])
      .where('user_id', '=', userId)
      .execute();

  it('are kept with version and place, those that were refused too', async () => {
    const consents = [...required, consent('MARKETING', false)];
    const { account } = await joined({ consents });
    expect(await kept(account.id)).toEqual(consents.map((row) => ({ ...row, via: 'SIGN_UP' })));
  });

  it('are not asked of a client that knows none, and nothing is kept', async () => {
    const { account } = await joined();
    expect(await kept(account.id)).toEqual([]);
  });

  it.each([
    ['none', []],
    ['one is missing', required.slice(1)],
    ['one is refused', [...required.slice(1), consent('AGE_14', false)]],
    ['one is of another version', [...required.slice(1), { ...consent('AGE_14'), version: '2020-01-01' }]],
    ['night alone', [...required, consent('MARKETING_NIGHT')]],
    ['twice', [...required, consent('AGE_14')]],
  ])('must hold what nobody joins without: %s', async (_, consents) => {
    expect(problemOf(await join(signUpBody({ consents })))).toEqual([400, 'CONSENT_REQUIRED', 'consents']);
  });
});

describe('an older client', () => {
  it('tells refusals apart by their words', async () => {
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
    await joined({ nickname: '하나뿐인이름표' });
    expect(await firstWord({ nickname: '하나뿐인이름표' })).toBe(null);
  });
});
