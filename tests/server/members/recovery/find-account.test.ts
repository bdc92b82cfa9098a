import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { maskedEmail } from '#domain/members/recovery/masked-email.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const sent: { phone: string; code: string }[] = [];
const phoneCheck = {
  sendCode: vi.fn(async (phone: string, code: string) => void sent.push({ phone, code })),
};
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ ports: { phoneCheck } });
});
afterAll(() => shop.close());
beforeEach(() => void sent.splice(0));

const FIND = '/api/auth/find-account';
const MINE = '/api/users/me/phone';
const MINUTE = 60_000;
const visitor = () => shop.as('visitor');
const lastCode = () => sent.at(-1)?.code ?? '';
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const seeded = async (email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const ask = (name: string, phoneNumber: string) => visitor().post(FIND, { name, phoneNumber });
const confirm = (name: string, phoneNumber: string, code: string) =>
  visitor().post(`${FIND}/confirm`, { name, phoneNumber, code });

describe('account search', () => {
  it('returns masked addresses after a text-message code, in any spelling of the name', async () => {
    const { name, phone } = await seeded('minjun@sinbaljang.test');
    const spelt = phone.replace(/^(\d{3})(\d{4})/, '$1-$2-');
    expect((await ask(name, spelt)).body.data).toEqual([]);
    expect(sent).toEqual([{ phone, code: expect.stringMatching(/^\d{6}$/) }]);
    const { status, body } = await confirm(name, spelt, lastCode());
    expect([status, body.data]).toEqual([
      200,
      [
        {
          email: 'm****n@sinbaljang.test',
          joinedMonth: expect.stringMatching(/^\d{4}-\d\d$/),
          state: 'VERIFIED',
        },
      ],
    ]);
    // A code is read once.
    expect((await confirm(name, spelt, lastCode())).status).toBe(400);
  });

  it('returns the same for any name and number without the code, also in the legacy API', async () => {
    const { name, phone } = await seeded('minjun@sinbaljang.test');
    const answers = [
      await ask(name, phone),
      await ask('아무개', '01099990000'),
      await visitor().get(`${FIND}?username=${encodeURIComponent(name)}&phoneNumber=${phone}`),
    ];
    expect(answers.map(({ status, body }) => [status, { ...body, timestamp: '' }])).toEqual(
      Array(3).fill([200, expect.objectContaining({ data: [] })]),
    );
    expect(sent.map((one) => one.phone)).toEqual([phone, '01099990000']);
  });

  it('leaves out withdrawn accounts, and marks unverified addresses', async () => {
    const { name, phone, email } = await seeded('jiwoo@sinbaljang.test');
    const found = async () => {
      await ask(name, phone);
      return (await confirm(name, phone, lastCode())).body.data;
    };
    const set = (status: string) =>
      shop.db.updateTable('users').set({ status }).where('email', '=', email).execute();
    await set('PENDING');
    expect(await found()).toMatchObject([{ state: 'PENDING' }]);
    await set('DELETED');
    expect(await found()).toEqual([]);
    await set('ACTIVE');
  });

  it('has five attempts in five minutes, for the last code only', async () => {
    const { name, phone } = await seeded('minjun@sinbaljang.test');
    await ask(name, phone);
    const first = lastCode();
    await ask(name, phone);
    if (first !== lastCode()) expect((await confirm(name, phone, first)).status).toBe(400);
    for (let time = 0; time < 5; time += 1) await confirm(name, phone, other(lastCode()));
    expect((await confirm(name, phone, lastCode())).status).toBe(400);
    await ask(name, phone);
    shop.clock.advance(5 * MINUTE);
    expect((await confirm(name, phone, lastCode())).status).toBe(400);
  });

  it('succeeds once for twenty requests at once', async () => {
    const { name, phone } = await seeded('minjun@sinbaljang.test');
    await ask(name, phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(name, phone, lastCode())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('stores hashes only', async () => {
    const { name, phone } = await seeded('minjun@sinbaljang.test');
    await ask(name, phone);
    const rows = JSON.stringify(await shop.db.selectFrom('phone_checks').selectAll().execute());
    expect(rows).not.toContain(phone);
    expect(rows).not.toContain(`"${lastCode()}"`);
  });

  it('waits if no message can be sent', async () => {
    phoneCheck.sendCode.mockRejectedValueOnce(new Error('down'));
    expect((await ask('아무개', '01099990001')).status).toBe(503);
  });

  it.each([
    ['minjun@x.kr', 'm****n@x.kr'],
    ['ab@x.kr', 'a*@x.kr'],
    ['a@x.kr', 'a*@x.kr'],
    ['abc@x.kr', 'a*c@x.kr'],
  ])('masks %s as %s', (email, masked) => {
    expect(maskedEmail(email)).toBe(masked);
  });
});

describe('phone verification', () => {
  afterEach(() => shop.db.deleteFrom('action_counts').execute());

  const prove = async (email: string, phone: string) => {
    const member = await shop.asMember(email);
    await member.post(`${MINE}/code`, { phone });
    return member.post(`${MINE}/confirm`, { code: lastCode() });
  };

  it('lasts until another number is set', async () => {
    expect((await prove('minjun@sinbaljang.test', '010-7777-0001')).status).toBe(200);
    const member = await shop.asMember('minjun@sinbaljang.test');
    expect((await member.get(MINE)).body.data).toEqual({
      phone: '01077770001',
      verifiedAt: expect.any(String),
    });
    const profile = (await member.get('/api/users/me/profile')).body.data;
    const save = (phone: string) => member.put('/api/users/me/profile', { ...profile, phone });
    expect((await save('01077770001')).status).toBe(200);
    expect((await member.get(MINE)).body.data.verifiedAt).not.toBeNull();
    await save('01077770002');
    expect((await member.get(MINE)).body.data.verifiedAt).toBeNull();
  });

  it('belongs to one active account; another one needs the code', async () => {
    expect((await prove('minjun@sinbaljang.test', '01077770003')).status).toBe(200);
    const { status, body } = await prove('jiwoo@sinbaljang.test', '01077770003');
    expect([status, body.message]).toEqual([409, '다른 계정에서 인증한 번호예요.']);
    const withdraw = { status: 'DELETED' };
    await shop.db.updateTable('users').set(withdraw).where('email', '=', 'minjun@sinbaljang.test').execute();
    expect((await prove('jiwoo@sinbaljang.test', '01077770003')).status).toBe(200);
    await shop.db
      .updateTable('users')
      .set({ status: 'ACTIVE', phone_verified_at: null })
      .where('email', '=', 'minjun@sinbaljang.test')
      .execute();
  });

  it('accepts the code of this member only', async () => {
    const [one, two] = [
      await shop.asMember('minjun@sinbaljang.test'),
      await shop.asMember('jiwoo@sinbaljang.test'),
    ];
    await one.post(`${MINE}/code`, { phone: '01077770004' });
    expect((await two.post(`${MINE}/confirm`, { code: lastCode() })).status).toBe(400);
    expect((await confirm('김민준', '01077770004', lastCode())).status).toBe(400);
    expect((await one.post(`${MINE}/confirm`, { code: lastCode() })).status).toBe(200);
  });
});
