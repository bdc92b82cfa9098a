import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { answerAnonymousSignups, mailsTo, signUpBody, tokenTo } from '../../../support/members/signup.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const visitor = () => shop.withToken('');
const verify = (token: string) => visitor().post('/api/auth/verify-email', { token });
/** Signs up and receives the link. */
async function waiting() {
  const body = signUpBody();
  await visitor().post('/api/auth/signup', body);
  await answerAnonymousSignups(shop);
  return { ...body, token: await tokenTo(shop, body.email) };
}
const account = (email: string) =>
  shop.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Number of entries of the audit log about a proven address. */
const proven = async (id: number) =>
  (await actionsOf(shop, 'MEMBER', id)).filter((action) => action === 'EMAIL_VERIFIED').length;

describe('e-mail verification link', () => {
  it('verifies the account without opening a session', async () => {
    const { email, password, token } = await waiting();
    const { status, body, headers } = await verify(token);
    expect([status, body.data]).toEqual([
      200,
      { email, message: '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.' },
    ]);
    expect(headers['set-cookie']).toBeUndefined();
    const { id, status: state, email_verified_at } = await account(email);
    expect([state, email_verified_at]).toEqual(['ACTIVE', shop.clock.now()]);
    expect(await proven(id)).toBe(1);
    expect((await visitor().post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('used again within its hour returns the same, afterwards it is unknown', async () => {
    const { token } = await waiting();
    await verify(token);
    expect((await verify(token)).body.data.message).toBe('이미 인증했어요. 로그인해 주세요.');
    shop.clock.advance(61 * MINUTE);
    expect((await verify(token)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
  });

  it('works for an hour', async () => {
    const [early, late] = [await waiting(), await waiting()];
    shop.clock.advance(59 * MINUTE);
    expect((await verify(early.token)).status).toBe(200);
    shop.clock.advance(2 * MINUTE);
    const { status, body } = await verify(late.token);
    expect([status, body.code]).toEqual([400, 'VERIFICATION_TOKEN_EXPIRED']);
    expect((await account(late.email)).status).toBe('PENDING');
  });

  it('works by GET for other clients, with a message', async () => {
    const { token } = await waiting();
    const read = await visitor().get(`/api/auth/verify-email?token=${token}`);
    expect([read.status, read.body.data]).toEqual([200, '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.']);
    expect(read.headers['cache-control']).toContain('no-store');
  });

  it('has 256 random bits, stored as a hash, in the fragment of the address', async () => {
    const { email, token } = await waiting();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await mailsTo(shop, email))[0]?.text).toContain(`/verify-email#token=${token}\n`);
    const rows = await shop.db.selectFrom('mail_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['in capitals', (token: string) => token.toUpperCase()],
    ['cut by one', (token: string) => token.slice(0, -1)],
    ['empty', () => ''],
    ['of 256 signs', () => 'a'.repeat(256)],
    ['with NUL', (token: string) => `${token}\u0000`],
  ])('is unknown %s', async (_, changed) => {
    const { email, token } = await waiting();
    const { status, body } = await verify(changed(token));
    expect([status, body.code]).toEqual([400, 'INVALID_VERIFICATION_TOKEN']);
    expect((await account(email)).status).toBe('PENDING');
  });

  it('verifies the address that it was sent to, and no later one', async () => {
    const { email, token } = await waiting();
    await shop.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('email', '=', email)
      .execute();
    expect((await verify(token)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
    expect((await account(`new-${email}`)).status).toBe('PENDING');
  });

  it('verifies its own account, and no banned one', async () => {
    const [one, other] = [await waiting(), await waiting()];
    await verify(one.token);
    expect((await account(other.email)).status).toBe('PENDING');
    await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('email', '=', other.email).execute();
    expect((await verify(other.token)).status).toBe(400);
    expect((await account(other.email)).status).toBe('BLOCKED');
  });

  it('used twenty times at once verifies once', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const { email, token } = await waiting();
      const answers = await Promise.all(Array.from({ length: 20 }, () => verify(token)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      const first = answers.filter(({ body }) => !body.data.message.startsWith('이미'));
      expect(first).toHaveLength(1);
      expect(await proven((await account(email)).id)).toBe(1);
    }
  }, 120_000);
});

describe('request of another verification link', () => {
  const resend = (email: string, remoteAddress?: string, from = shop) =>
    from.app.inject({
      method: 'POST',
      url: '/api/auth/resend-verification',
      payload: { email },
      ...(remoteAddress ? { remoteAddress } : {}),
    });

  it('voids the earlier one, and returns the same for every address', async () => {
    const { email, token } = await waiting();
    const answers = [];
    for (const asked of [email, 'nobody@x.kr', 'minjun@sinbaljang.test']) answers.push(await resend(asked));
    const said = answers.map((answer) => {
      const { requestId: _, timestamp: __, ...rest } = answer.json();
      return [answer.statusCode, rest];
    });
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    await answerAnonymousSignups(shop);
    expect((await verify(token)).status).toBe(400);
    expect((await verify(await tokenTo(shop, email))).status).toBe(200);
    expect(await mailsTo(shop, 'nobody@x.kr')).toEqual([]);
  });

  it('is limited to five in half an hour per address and per network, pending or not', async () => {
    const strict = await startTestShop({ rateLimitFactor: 1 });
    const allowed = Array(5).fill(200);
    for (const email of ['minjun@sinbaljang.test', 'nobody@x.kr']) {
      const statuses = [];
      for (let index = 0; index < 50; index += 1)
        statuses.push((await resend(email, `10.1.${email.length}.${index}`, strict)).statusCode);
      expect(statuses).toEqual([...allowed, ...Array(45).fill(429)]);
    }
    const statuses = [];
    for (let index = 0; index < 50; index += 1) {
      statuses.push((await resend(`other-${index}@x.kr`, '2001:db8::1', strict)).statusCode);
      // The limit per minute and address is a different one.
      strict.clock.advance(7_000);
    }
    expect(statuses.slice(0, 10)).toEqual([...allowed, ...Array(5).fill(429)]);
    await strict.close();
  });
});
