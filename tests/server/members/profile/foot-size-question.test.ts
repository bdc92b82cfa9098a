import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { person } from '../../../support/members/people.ts';
import { joined, tokenTo } from '../../../support/members/signup.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const FEET = '/api/users/me/feet';
type Caller = Awaited<ReturnType<typeof person>>['call'];
const own = async (call: Caller) => (await call.get('/api/users/me/profile')).body.data;
const logIn = async (email: string, password: string = DEMO_PASSWORD) =>
  (await shop.withToken('').post('/api/auth/login', { email, password })).body.data;

it('foot size question is due for a new member in login and start check, until answered', async () => {
  const { body } = await joined(shop, {});
  const token = await tokenTo(shop, body.email);
  await shop.withToken('').post('/api/auth/verify-email', { token });
  const answer = await logIn(body.email, body.password);
  const call = shop.withToken(answer.token);
  expect([answer.feetDue, (await own(call)).feetDue]).toEqual([true, true]);
  expect((await call.put(FEET, { feet: { footSize: 245, footWidth: 'WIDE' } })).status).toBe(200);
  expect(await own(call)).toMatchObject({
    feetDue: false,
    footSize: 245,
    footWidth: 'WIDE',
    bodyVisibility: 'PRIVATE',
  });
  expect((await logIn(body.email, body.password)).feetDue).toBe(false);
});

it('foot size question is not due for existing members, sellers and administrators', async () => {
  for (const who of ['user', 'seller', 'admin'] as const)
    expect([who, (await own(shop.as(who))).feetDue]).toEqual([who, false]);
  const minjun = await person(shop, 'minjun', { foot_size: null });
  expect((await own(minjun.call)).feetDue).toBe(false);
  await shop.db.updateTable('users').set({ feet_asked_at: null }).where('id', '=', minjun.id).execute();
  expect((await own(minjun.call)).feetDue).toBe(true);
  await minjun.set({ foot_size: 270 });
  expect((await own(minjun.call)).feetDue).toBe(false);
});

it('foot size question can be declined, per member, without a reward', async () => {
  const [one, other] = await addCrowd(shop, 2);
  if (!one || !other) throw new Error('no crowd');
  const [mine, theirs] = [shop.withToken(one.token), shop.withToken(other.token)];
  const before = await own(mine);
  expect([before.feetDue, (await own(theirs)).feetDue]).toEqual([true, true]);
  expect((await mine.put(FEET, { feet: null })).status).toBe(200);
  expect(await own(mine)).toEqual({ ...before, feetDue: false });
  expect((await own(theirs)).feetDue).toBe(true);
  const points = await shop.db
    .selectFrom('point_ledger')
    .select('id')
    .where('user_id', '=', one.id)
    .execute();
  expect(points).toEqual([]);
});

it('foot size question refuses invalid measurements and guests', async () => {
  const { call } = await person(shop, 'doyun');
  for (const feet of [
    { footSize: null, footWidth: 'WIDE' },
    { footSize: 12, footWidth: 'WIDE' },
    { footSize: 270 },
  ])
    expect((await call.put(FEET, { feet })).status).toBe(400);
  expect((await call.put(FEET, {})).status).toBe(400);
  expect((await shop.as('visitor').put(FEET, { feet: null })).status).toBe(401);
});
