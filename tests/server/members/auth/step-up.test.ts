import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STEP_UP_MS } from '#server/members/tokens/tokens.ts';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
const MINUTE = 60_000;
const ME = 'user@sinbaljang.test';

let hash: string | null;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1, config: { trustProxy: 'loopback' } });
  const { db } = shop;
  const stored = db.selectFrom('users').select('password_hash').where('email', '=', ME);
  hash = (await stored.executeTakeFirstOrThrow()).password_hash;
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['action_counts', 'elevation_codes', 'mails'] as const)
    await shop.db.deleteFrom(table).execute();
  await shop.db.updateTable('users').set({ password_hash: hash }).where('email', '=', ME).execute();
});

const WAY = '/api/users/me/elevate';
let hosts = 0;
/** Starts a new session whose calls each have an address of their own, so that limits by address do not apply. */
const logIn = async () => {
  const me = await shop.asMember(ME);
  const elsewhere = () => {
    hosts += 1;
    return { headers: { 'x-forwarded-for': `198.51.100.${hosts}` } };
  };
  return { get: me.get, post: (path: string, body?: unknown) => me.post(path, body, elsewhere()) };
};
const later = async () => {
  const me = await logIn();
  shop.clock.advance(STEP_UP_MS + 1);
  return me;
};
const elevatedOf = async () =>
  await shop.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.elevated_until', 's.elevated_by'])
    .where('u.email', '=', ME)
    .orderBy('s.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const hasSteppedUp = async () => ((await elevatedOf()).elevated_until ?? 0) > shop.clock.now();
const withoutPassword = () =>
  shop.db.updateTable('users').set({ password_hash: null }).where('email', '=', ME).execute();
const lastCode = async () =>
  (
    await shop.db
      .selectFrom('mails')
      .select(['recipient', 'text'])
      .where('kind', '=', 'elevation-code')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).text.match(/^[A-Z2-9]{8}$/m)?.[0] ?? '';

describe('step-up authentication by password', () => {
  it('lasts ten minutes for this session only', async () => {
    const me = await later();
    expect(await hasSteppedUp()).toBe(false);
    const answer = await me.post(WAY, { password: DEMO_PASSWORD });
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { elevatedUntil: new Date(shop.clock.now().getTime() + STEP_UP_MS).toISOString() },
    ]);
    expect(await elevatedOf()).toMatchObject({ elevated_by: 'PASSWORD' });
    const others = await shop.db
      .selectFrom('sessions')
      .select('elevated_until')
      .where('elevated_until', '>', shop.clock.now())
      .execute();
    expect(others).toHaveLength(1);
  });

  it('is refused with a field problem five times, then blocked for a quarter of an hour', async () => {
    const me = await later();
    const wrong = await me.post(WAY, { password: 'not-mine-1!' });
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      400,
      'INVALID_CREDENTIALS',
      [{ field: 'password', message: '비밀번호가 맞지 않아요.' }],
    ]);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => me.post(WAY, { password: 'nope-nope-1!' })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([
      ...Array(4).fill(400),
      ...Array(4).fill(429),
    ]);
    const right = await (await logIn()).post(WAY, { password: DEMO_PASSWORD });
    expect(right.status).toBe(429);
    shop.clock.advance(15 * MINUTE);
    expect((await me.post(WAY, { password: DEMO_PASSWORD })).status).toBe(200);
  });

  it('resets the count after a success', async () => {
    const me = await later();
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 2; index += 1)
        expect((await me.post(WAY, { password: 'not-mine-1!' })).status).toBe(400);
      expect((await me.post(WAY, { password: DEMO_PASSWORD })).status).toBe(200);
    }
  });

  it('is refused to guests and without a password', async () => {
    expect((await shop.as('visitor').post(WAY, { password: DEMO_PASSWORD })).status).toBe(401);
    const me = await later();
    expect((await me.post(WAY, {})).status).toBe(400);
    expect((await me.post(WAY, { password: 'x'.repeat(10_000) })).status).toBe(400);
    expect(await hasSteppedUp()).toBe(false);
  });
});

describe('step-up authentication by e-mail', () => {
  const prepare = async () => {
    const me = await later();
    await withoutPassword();
    expect((await me.get(WAY)).body.data).toEqual({
      password: false,
      code: false,
      passkey: false,
      mail: true,
    });
    expect((await me.post(`${WAY}/mail`)).status).toBe(200);
    return { me, code: await lastCode() };
  };

  it('is for members without another method', async () => {
    const me = await later();
    expect((await me.get(WAY)).body.data).toMatchObject({ password: true, mail: false });
    expect((await me.post(`${WAY}/mail`)).status).toBe(403);
    expect(await shop.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('accepts the newest code once, in any spelling and for concurrent requests', async () => {
    const { me, code: older } = await prepare();
    await me.post(`${WAY}/mail`);
    const code = await lastCode();
    expect((await me.post(WAY, { mailCode: older })).status).toBe(400);
    const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
    const answers = await Promise.all(Array.from({ length: 4 }, () => me.post(WAY, { mailCode: typed })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await elevatedOf()).toMatchObject({ elevated_by: 'MAIL' });
  });

  it('ends after five minutes, and is for this session only', async () => {
    const { me, code } = await prepare();
    const elsewhere = await logIn();
    expect((await elsewhere.post(WAY, { mailCode: code })).status).toBe(400);
    shop.clock.advance(5 * MINUTE);
    expect((await me.post(WAY, { mailCode: code })).status).toBe(400);
  });

  it('has five attempts, independent of the password count', async () => {
    const { me, code } = await prepare();
    for (let index = 0; index < 5; index += 1)
      expect((await me.post(WAY, { mailCode: 'AAAAAAAA' })).status).toBe(400);
    await shop.db.deleteFrom('action_counts').execute();
    expect((await me.post(WAY, { mailCode: code })).body.code).toBe('INVALID_CODE');
  });

  it('stores a hash only, and no code is in the log', async () => {
    const { code } = await prepare();
    const rows = await shop.db.selectFrom('elevation_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
