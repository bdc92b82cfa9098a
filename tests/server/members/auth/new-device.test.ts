// Size: one letter, with everything that its link must and must not do.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authenticator } from '../../../support/members/authenticator.ts';
import { codeAt, complete, elsewhere, logInBy, withSecondStep } from '../../../support/members/mfa.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const PASSWORD = 'sinbaljang1!';
const [HOME, NEW, OTHER] = ['h', 'n', 'o'].map((letter) => letter.repeat(43)) as [string, string, string];
const DAY = 86_400_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

/** Logs in from a network as a browser does; returns its caller. */
async function logIn(device?: string, email = MINE, remoteAddress = '203.0.113.9') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress,
    headers: { 'user-agent': CHROME },
    payload: { email, password: PASSWORD, device },
  });
  return shop.withToken(answer.json().data.token);
}

const letters = (email = MINE, kind = 'new-device') =>
  shop.db
    .selectFrom('mails')
    .select(['subject', 'text', 'html'])
    .where('recipient', '=', email)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

const tokenOf = ({ text }: { text: string }): string => /\/not-me#token=([\w-]{43})\n/.exec(text)?.[1] ?? '';
const newestToken = async (): Promise<string> => tokenOf((await letters()).at(-1) ?? { text: '' });
const disown = (token: string) => shop.as('visitor').post('/api/auth/not-me', { token }, elsewhere());
const statusOf = async (caller: Awaited<ReturnType<typeof logIn>>) =>
  (await caller.get('/api/users/me/profile')).status;

/** Logs in from the browser of the owner, then from another one. */
async function strangerComes() {
  const owner = await logIn(HOME);
  const stranger = await logIn(NEW, MINE, '198.51.100.7');
  return { owner, stranger, token: await newestToken() };
}

describe('login from a new browser', () => {
  it('sends an e-mail with device and day, without network or place', async () => {
    shop.clock.advance(10 * 3_600_000);
    await strangerComes();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('새 기기에서 로그인했어요');
    expect(letter?.text).toContain('Chrome · Windows');
    const day = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
    expect(letter?.text).toContain(day.format(shop.clock.now()));
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/198\.51|203\.0/);
    expect(await letters(THEIRS)).toEqual([]);
  });

  it('sends none at the first login, none for a known browser, and one for each new one', async () => {
    await logIn(HOME);
    await logIn(HOME, MINE, '198.51.100.7');
    expect(await letters()).toHaveLength(0);
    await logIn(NEW);
    await logIn(NEW);
    expect(await letters()).toHaveLength(1);
    // The browser of one member is a new device for another member who logged in before.
    await logIn(OTHER, THEIRS);
    await logIn(NEW, THEIRS);
    expect(await letters(THEIRS)).toHaveLength(1);
  });

  it('is recognised by the network if the browser has no mark', async () => {
    await logIn();
    await logIn();
    expect(await letters()).toHaveLength(0);
    // The first cookie of a browser that logged in without one.
    await logIn(HOME);
    await logIn();
    expect(await letters()).toHaveLength(0);
    await logIn(undefined, MINE, '198.51.100.7');
    expect(await letters()).toHaveLength(1);
  });

  it('sends an e-mail also to members whose traces have all expired', async () => {
    await logIn(HOME);
    shop.clock.advance(200 * DAY);
    await shop.db.deleteFrom('known_devices').execute();
    await shop.db.deleteFrom('known_networks').execute();
    await logIn(NEW, MINE, '198.51.100.7');
    expect(await letters()).toHaveLength(1);
  });

  it('sends it for every method: after the second step, not before', async () => {
    const { secret } = await withSecondStep(shop, MINE);
    await logIn(HOME, THEIRS);
    const first = await logInBy(shop, MINE, { device: HOME });
    await complete(shop, first.body.data.tempToken, codeAt(secret, shop.clock.now()));
    shop.clock.advance(60_000);
    const half = await logInBy(shop, MINE, { device: NEW });
    expect(await letters()).toHaveLength(0);
    await complete(shop, half.body.data.tempToken, codeAt(secret, shop.clock.now()));
    expect(await letters()).toHaveLength(1);
  });

  it('sends it for a passkey too', async () => {
    const owner = await logIn(HOME);
    const key = authenticator(new URL(shop.config.publicUrl).origin);
    const asked = (await owner.post('/api/users/me/passkeys/options')).body.data;
    await owner.post('/api/users/me/passkeys', { response: key.register(asked) });
    const options = (await shop.as('visitor').post('/api/auth/passkey/options')).body.data;
    const body = { response: key.answer(options), device: NEW };
    expect((await shop.as('visitor').post('/api/auth/passkey', body, elsewhere())).status).toBe(200);
    expect(await letters()).toHaveLength(1);
  });
});

describe('notification of new devices', () => {
  const told = async (email = MINE) =>
    (
      await (await shop.asMember(email)).get('/api/users/notices?size=100&topic=INFO')
    ).body.data.content.filter(({ type }: { type: string }) => type === 'NEW_DEVICE');

  it('is one for all of a day, which becomes unread again, beside an e-mail for each', async () => {
    const owner = await logIn(HOME);
    await logIn(NEW, MINE, '198.51.100.7');
    await owner.post('/api/users/notices/read-all', {});
    await Promise.all(
      ['a', 'b'].map((letter, index) => logIn(letter.repeat(43), MINE, `198.51.100.${index + 8}`)),
    );
    const [notice, ...more] = await told();
    expect([more, notice.isRead, notice.message]).toEqual([
      [],
      false,
      expect.stringMatching(/^11\/21\(토\)에 새 기기 3대에서 로그인했어요\. 마지막 기기: Chrome · Windows\./),
    ]);
    expect(await letters()).toHaveLength(3);
  });

  it('is another one on the next day, and for another member', async () => {
    await logIn(HOME);
    await logIn(NEW, MINE, '198.51.100.7');
    await logIn(HOME, THEIRS);
    await logIn(OTHER, THEIRS, '198.51.100.8');
    shop.clock.advance(DAY);
    await logIn(OTHER, MINE, '198.51.100.9');
    const messages = [...(await told()), ...(await told(THEIRS))].map(({ message }) => message);
    expect(messages).toEqual(Array(3).fill(expect.stringMatching(/^새 기기\(Chrome · Windows\)에서 로그인/)));
  });
});

describe('link of the new-device e-mail', () => {
  it('ends that session only, and sends a password-reset e-mail', async () => {
    const { owner, stranger, token } = await strangerComes();
    const other = await logIn(NEW, THEIRS);
    expect((await disown(token)).body.data).toEqual({ mailed: true });
    expect([await statusOf(stranger), await statusOf(owner), await statusOf(other)]).toEqual([401, 200, 200]);
    const [reset] = await letters(MINE, 'reset');
    expect(reset?.text).toMatch(/\/reset-password#token=[\w-]{43}\n/);
    expect(await letters(THEIRS, 'reset')).toEqual([]);
    const rows = await shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('action', '=', 'LOGIN_DISOWNED')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('is not used by opening it, only by its button, once', async () => {
    const { stranger, token } = await strangerComes();
    for (const method of ['GET', 'HEAD'] as const) {
      await shop.app.inject({ method, url: `/not-me?token=${token}` });
      await shop.app.inject({ method, url: `/api/auth/not-me?token=${token}` });
    }
    expect(await statusOf(stranger)).toBe(200);
    expect((await disown(token)).status).toBe(200);
    expect((await disown(token)).body.code).toBe('INVALID_TOKEN');
    expect(await letters(MINE, 'reset')).toHaveLength(1);
  });

  it('ends other sessions and the trust of that browser', async () => {
    const { stranger, token } = await strangerComes();
    const again = await logIn(NEW, MINE, '198.51.100.7');
    const trusted_until = new Date(shop.clock.now().getTime() + 30 * DAY);
    await shop.db.updateTable('known_devices').set({ trusted_until }).execute();
    await disown(token);
    expect([await statusOf(stranger), await statusOf(again)]).toEqual([401, 401]);
    const trusted = await shop.db
      .selectFrom('known_devices')
      .select('mark_hash')
      .where('trusted_until', 'is not', null)
      .execute();
    expect(trusted).toHaveLength(1);
    // It is as new as before.
    await logIn(NEW, MINE, '198.51.100.7');
    expect(await letters()).toHaveLength(2);
  });

  it('stays valid if the other person uses another browser or requests e-mails', async () => {
    const { stranger, token } = await strangerComes();
    await logIn(OTHER, MINE, '198.51.100.7');
    await shop.as('visitor').post('/api/auth/forgot-password', { email: MINE }, elsewhere());
    expect((await disown(token)).status).toBe(200);
    expect(await statusOf(stranger)).toBe(401);
  });

  it('sends no reset link to another address than the notified one', async () => {
    const { stranger, token } = await strangerComes();
    await shop.db.updateTable('users').set({ email: 'thief@x.kr' }).where('email', '=', MINE).execute();
    expect((await disown(token)).body.data).toEqual({ mailed: false });
    expect(await statusOf(stranger)).toBe(401);
    expect([...(await letters('thief@x.kr', 'reset')), ...(await letters(MINE, 'reset'))]).toEqual([]);
  });

  it('is valid for 30 days, stored as a hash, and used once of twenty', async () => {
    const { token } = await strangerComes();
    const stored = await shop.db
      .selectFrom('mail_tokens')
      .selectAll()
      .where('purpose', '=', 'NOT_ME')
      .execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain('198.51');
    const answers = await Promise.all(Array.from({ length: 20 }, () => disown(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await logIn(NEW, MINE, '198.51.100.7');
    const late = await newestToken();
    shop.clock.advance(30 * DAY);
    expect((await disown(late)).body.code).toBe('TOKEN_EXPIRED');
  });
});
