import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../../support/audit-log.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const PASSWORD = 'sinbaljang1!';
const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const NEW = 'minjun.runs@example.test';
const EMAIL = '/api/users/me/email';
const MINUTE = 60_000;

beforeEach(async () => {
  shop = await startTestShop({ rateLimitFactor: 1_000 });
});
afterEach(() => shop.close());

const idOf = async (email: string) =>
  (await shop.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? 0;
const logIn = async (email: string, password = PASSWORD, ip = '203.0.113.7') =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: ip,
      payload: { email, password },
    })
  ).statusCode;
/** The newest mail of a kind to an address, and the token in it. */
async function mailTo(recipient: string, kind: string) {
  const mail = await shop.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { text: mail?.text ?? '', token: /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
const confirm = (token: string, who: Pick<ReturnType<TestShop['as']>, 'post'> = shop.as('visitor')) =>
  who.post('/api/auth/email-change', { token });
const undo = (token: string) => shop.as('visitor').post('/api/auth/email-undo', { token });

describe('e-mail change', () => {
  it('takes effect when the link at the new address is opened', async () => {
    const here = await shop.asMember(MINE);
    const id = await idOf(MINE);
    expect((await here.post(EMAIL, { newEmail: ` ${NEW.toUpperCase()} ` })).status).toBe(200);
    expect([await logIn(MINE), await logIn(NEW)]).toEqual([200, 400]);
    const { token } = await mailTo(NEW, 'email-change');
    expect((await confirm(token)).body.data).toEqual({ email: NEW });
    expect([await logIn(MINE), await logIn(NEW), await logIn(THEIRS)]).toEqual([400, 200, 200]);
    expect((await here.get('/api/users/me/profile')).body.data.email).toBe(NEW);
    expect(await actionsOf(shop, 'MEMBER', id)).toContain('EMAIL_CHANGED');
    const trail = await shop.db.selectFrom('audit_entries').select('detail').execute();
    expect(JSON.stringify(trail)).not.toContain('@');
  });

  it('requires step-up authentication and another address', async () => {
    const here = await shop.asMember(MINE);
    const same = await here.post(EMAIL, { newEmail: MINE.toUpperCase() });
    expect([same.status, same.body.errors[0].field]).toEqual([400, 'newEmail']);
    shop.clock.advance(11 * MINUTE);
    expect((await here.post(EMAIL, { newEmail: NEW })).body.code).toBe('ELEVATION_REQUIRED');
    expect(await shop.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  it('reveals a taken address to its owner only', async () => {
    const here = await shop.asMember(MINE);
    const [free, taken, twin] = [
      await here.post(EMAIL, { newEmail: NEW }),
      await here.post(EMAIL, { newEmail: THEIRS }),
      await here.post(EMAIL, { newEmail: THEIRS.toUpperCase() }),
    ];
    const bytes = [free, taken, twin].map(({ status, body: { timestamp: _, ...body } }) => ({
      status,
      body,
    }));
    expect([bytes[1], bytes[2]]).toEqual([bytes[0], bytes[0]]);
    const { text, token } = await mailTo(THEIRS, 'email-change');
    expect([text.includes('이미 계정이 있어'), token]).toEqual([true, '']);
    expect(await idOf(THEIRS)).toBeGreaterThan(0);
    expect((await mailTo(MINE, 'email-undo')).token).not.toBe('');
  });

  it('is applied to the owner of the link, whoever is logged in there', async () => {
    const [here, other] = [await shop.asMember(MINE), await shop.asMember(THEIRS)];
    const [mine, theirs] = [await idOf(MINE), await idOf(THEIRS)];
    await here.post(EMAIL, { newEmail: NEW });
    expect((await confirm((await mailTo(NEW, 'email-change')).token, other)).status).toBe(200);
    expect([await idOf(NEW), await idOf(THEIRS)]).toEqual([mine, theirs]);
  });

  it('uses the second of two links, and refuses an address taken meanwhile', async () => {
    const here = await shop.asMember(MINE);
    await here.post(EMAIL, { newEmail: NEW });
    const first = (await mailTo(NEW, 'email-change')).token;
    await here.post(EMAIL, { newEmail: 'second@example.test' });
    expect((await confirm(first)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
    const second = (await mailTo('second@example.test', 'email-change')).token;
    await shop.db
      .updateTable('users')
      .set({ email: 'second@example.test' })
      .where('email', '=', THEIRS)
      .execute();
    expect((await confirm(second)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
    expect(await logIn(MINE)).toBe(200);
  });

  it('link works once, for 30 minutes, complete, and for nothing else', async () => {
    const here = await shop.asMember(MINE);
    await here.post(EMAIL, { newEmail: NEW });
    const { token } = await mailTo(NEW, 'email-change');
    const back = (await mailTo(MINE, 'email-undo')).token;
    const wrong = [await confirm(token.slice(1)), await confirm(back), await undo(token), await confirm('')];
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    shop.clock.advance(31 * MINUTE);
    expect((await confirm(token)).body.code).toBe('VERIFICATION_TOKEN_EXPIRED');
    expect([await logIn(MINE), await logIn(NEW)]).toEqual([200, 400]);
  });

  it('is applied once for twenty requests at once', async () => {
    for (let round = 0; round < rounds(50); round += 1) {
      const to = `round${round}@example.test`;
      const from = round === 0 ? MINE : `round${round - 1}@example.test`;
      const here = await shop.asMember(from);
      const id = await idOf(from);
      await here.post(EMAIL, { newEmail: to });
      const { token } = await mailTo(to, 'email-change');
      const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await idOf(to)).toBe(id);
      const changes = (await actionsOf(shop, 'MEMBER', id)).filter((action) => action === 'EMAIL_CHANGED');
      expect(changes).toHaveLength(round + 1);
    }
  });

  it('keeps the count of failed logins', async () => {
    await shop.close();
    shop = await startTestShop({ rateLimitFactor: 1 });
    const here = await shop.asMember(MINE);
    await here.post(EMAIL, { newEmail: NEW });
    for (let index = 0; index < 10; index += 1) await logIn(MINE, 'wrong', `198.51.100.${index}`);
    await confirm((await mailTo(NEW, 'email-change')).token);
    expect(await logIn(NEW, 'wrong', '198.51.100.99')).toBe(429);
    expect(await logIn(THEIRS, 'wrong', '198.51.100.98')).toBe(400);
  });
});

describe('undo of an e-mail change', () => {
  it('restores the old address within seven days and ends every session', async () => {
    const [here, other] = [await shop.asMember(MINE), await shop.asMember(THEIRS)];
    const id = await idOf(MINE);
    await here.post(EMAIL, { newEmail: NEW });
    await confirm((await mailTo(NEW, 'email-change')).token);
    shop.clock.advance(6 * 24 * 60 * MINUTE);
    const { token } = await mailTo(MINE, 'email-undo');
    expect((await undo(token)).body.data).toEqual({ email: MINE });
    const after = await Promise.all([here, other].map((one) => one.get('/api/users/me/profile')));
    expect(after.map(({ status }) => status)).toEqual([401, 200]);
    expect([await logIn(MINE), await logIn(NEW)]).toEqual([200, 400]);
    expect(await actionsOf(shop, 'MEMBER', id)).toContain('EMAIL_RESTORED');
    expect((await undo(token)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
  });

  it('is refused after seven days', async () => {
    await (await shop.asMember(MINE)).post(EMAIL, { newEmail: NEW });
    await confirm((await mailTo(NEW, 'email-change')).token);
    shop.clock.advance(8 * 24 * 60 * MINUTE);
    expect((await undo((await mailTo(MINE, 'email-undo')).token)).body.code).toBe(
      'VERIFICATION_TOKEN_EXPIRED',
    );
    expect(await logIn(NEW)).toBe(200);
  });

  it('works after a second change, and voids the links sent in between', async () => {
    const here = await shop.asMember(MINE);
    const id = await idOf(MINE);
    await here.post(EMAIL, { newEmail: NEW });
    const owners = (await mailTo(MINE, 'email-undo')).token;
    await confirm((await mailTo(NEW, 'email-change')).token);
    await here.post(EMAIL, { newEmail: 'third@example.test' });
    const thiefs = (await mailTo(NEW, 'email-undo')).token;
    await confirm((await mailTo('third@example.test', 'email-change')).token);
    expect((await undo(owners)).status).toBe(200);
    expect((await undo(thiefs)).body.code).toBe('INVALID_VERIFICATION_TOKEN');
    expect([await idOf(MINE), await idOf(NEW), await idOf('third@example.test')]).toEqual([id, 0, 0]);
  });

  it('of a requested change voids its link', async () => {
    await (await shop.asMember(MINE)).post(EMAIL, { newEmail: NEW });
    const { token } = await mailTo(NEW, 'email-change');
    expect((await undo((await mailTo(MINE, 'email-undo')).token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect(await logIn(MINE)).toBe(200);
  });
});
