import { afterEach, beforeEach, expect, it } from 'vitest';
import { emailFor } from '../../../support/members/emails.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;

const RIGHT = 'sinbaljang1!';
const OWNER = 'minjun@sinbaljang.test';
const OTHER = 'jiwoo@sinbaljang.test';
const MARK = 'm'.repeat(43);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let strangers = 0;
const somewhere = () => {
  strangers += 1;
  return `198.51.${100 + Math.floor(strangers / 250)}.${strangers % 250}`;
};

const logIn = async (password: string, device?: string, email = OWNER) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: somewhere(),
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36' },
      payload: { email, password, device },
    })
  ).statusCode;

async function wrongTimes(times: number, device?: string, email = OWNER) {
  for (let index = 0; index < times; index += 1) await logIn('wrong', device, email);
}

const eventsOf = async (email: string) => {
  const rows = await shop.db
    .selectFrom('login_events as e')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.outcome', 'e.device'])
    .where('u.email', '=', email)
    .orderBy('e.id')
    .execute();
  return rows.map(({ outcome, device }) => `${outcome} ${device}`);
};

beforeEach(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
});
afterEach(() => shop.close());

it('login lockout: a known browser of the owner gets in from any network while others are locked out', async () => {
  expect(await logIn(RIGHT, MARK)).toBe(200);
  await wrongTimes(10);
  expect(await logIn(RIGHT)).toBe(429);
  expect(await logIn(RIGHT, 'x'.repeat(43))).toBe(429);
  expect(await logIn(RIGHT, MARK)).toBe(200);
  // Actions of the owner give other browsers no further tries.
  expect(await logIn('wrong')).toBe(429);
});

it('login lockout: the browser that set a new password by e-mail link gets in, others do not', async () => {
  await wrongTimes(10);
  expect(await logIn(RIGHT)).toBe(429);
  const token = await emailFor(shop, 'reset', OWNER);
  const body = { token, newPassword: 'other-shoes-2!', device: MARK };
  expect((await shop.as('visitor').post('/api/auth/reset-password', body)).status).toBe(200);
  // The browsers that guessed can continue at once.
  await wrongTimes(10);
  expect(await logIn('other-shoes-2!')).toBe(429);
  expect(await logIn('other-shoes-2!', 'x'.repeat(43))).toBe(429);
  expect(await logIn('other-shoes-2!', MARK)).toBe(200);
  expect(await logIn('wrong')).toBe(429);
  // The link of one member does not unlock another account.
  await wrongTimes(10, undefined, OTHER);
  expect(await logIn(RIGHT, MARK, OTHER)).toBe(429);
});

it('login lockout: a known browser has ten attempts of its own', async () => {
  expect(await logIn(RIGHT, MARK)).toBe(200);
  await wrongTimes(10, MARK);
  expect(await logIn(RIGHT, MARK)).toBe(429);
});

it('login lockout: a known browser of one member is unknown for another', async () => {
  expect(await logIn(RIGHT, MARK, OTHER)).toBe(200);
  await wrongTimes(10);
  expect(await logIn(RIGHT, MARK)).toBe(429);
});

it('login lockout: a browser is forgotten after 90 days, and renewed with each login', async () => {
  expect(await logIn(RIGHT, MARK)).toBe(200);
  shop.clock.advance(60 * DAY);
  expect(await logIn(RIGHT, MARK)).toBe(200);
  shop.clock.advance(60 * DAY);
  await wrongTimes(10);
  expect(await logIn(RIGHT, MARK)).toBe(200);
  shop.clock.advance(91 * DAY);
  await wrongTimes(10);
  expect(await logIn(RIGHT, MARK)).toBe(429);
});

it('login lockout: the owner stays in while another person tries every 85 seconds for an hour', async () => {
  expect(await logIn(RIGHT, MARK)).toBe(200);
  for (let time = 0; time < 60 * MINUTE; time += 85_000) {
    shop.clock.advance(85_000);
    await logIn('wrong');
  }
  expect(await logIn(RIGHT)).toBe(429);
  expect(await logIn(RIGHT, MARK)).toBe(200);
});

it('known browsers are stored without a readable mark or a link between two members', async () => {
  await logIn(RIGHT, MARK);
  await logIn(RIGHT, MARK, OTHER);
  const devices = await shop.db.selectFrom('known_devices').select('mark_hash').execute();
  const sessions = await shop.db
    .selectFrom('sessions')
    .select('mark_hash')
    .where('mark_hash', 'is not', null)
    .execute();
  const texts = devices.map(({ mark_hash }) => Buffer.from(mark_hash).toString('hex'));
  expect(new Set(texts).size).toBe(2);
  expect(sessions.map((row) => Buffer.from(row.mark_hash ?? '').toString('hex')).toSorted()).toEqual(
    texts.toSorted(),
  );
});

it('login refuses an invalid browser mark, and accepts clients without one', async () => {
  expect(await logIn(RIGHT, 'short')).toBe(400);
  expect(await logIn(RIGHT)).toBe(200);
});

it('login records the result of every attempt, once for a lockout, and nothing for unknown accounts', async () => {
  await shop.db.updateTable('users').set({ status: 'SUSPENDED' }).where('email', '=', OTHER).execute();
  await logIn(RIGHT, undefined, OTHER);
  await shop.db.updateTable('users').set({ status: 'PENDING' }).where('email', '=', OTHER).execute();
  await logIn(RIGHT, undefined, OTHER);
  await shop.db.updateTable('users').set({ status: 'DELETED' }).where('email', '=', OTHER).execute();
  await logIn(RIGHT, undefined, OTHER);
  const at = 'Chrome · Windows';
  expect(await eventsOf(OTHER)).toEqual([`NOT_ACTIVE ${at}`, `NOT_VERIFIED ${at}`, `WITHDRAWN ${at}`]);
  await logIn(RIGHT, MARK);
  await wrongTimes(12);
  expect(await eventsOf(OWNER)).toEqual([
    `IN ${at}`,
    ...Array(10).fill(`WRONG_PASSWORD ${at}`),
    `LOCKED ${at}`,
  ]);
  const { count } = await shop.db
    .selectFrom('login_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await logIn('wrong', undefined, 'nobody@sinbaljang.test');
  const after = await shop.db
    .selectFrom('login_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(after.count).toEqual(count);
});
