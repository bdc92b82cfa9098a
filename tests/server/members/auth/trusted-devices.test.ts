import { afterEach, beforeEach, expect, it } from 'vitest';
import { codeAt, complete, logInBy, withSecondStep } from '../../../support/members/mfa.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const SESSIONS = '/api/users/me/sessions';
const [HOME, WORK] = ['h', 'w'].map((letter) => letter.repeat(43)) as [string, string];

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

/** Comes in by both steps and has this browser trusted; answers who calls from it. */
async function trusting(email: string, secret: string, device: string) {
  shop.clock.advance(60_000);
  const first = await logInBy(shop, email, { device });
  const code = codeAt(secret, shop.clock.now());
  const second = await complete(shop, first.body.data.tempToken, code, { trustDevice: true });
  return shop.withToken(second.body.data.token);
}
const isAsked = async (email: string, device: string): Promise<boolean> =>
  (await logInBy(shop, email, { device })).body.data.requiresMfa;

type Caller = Awaited<ReturnType<typeof trusting>>;
type Listed = { id: number; current: boolean; loggedIn: boolean; trustedUntil: string | null };
const listed = async (caller: Caller): Promise<Listed[]> => (await caller.get(SESSIONS)).body.data;
const ownId = async (caller: Caller): Promise<number> => (await listed(caller))[0]?.id ?? 0;

it('trusted devices are listed with their day, and can be asked again, per member', async () => {
  const [mine, theirs] = [await withSecondStep(shop, MINE), await withSecondStep(shop, THEIRS)];
  const me = await trusting(MINE, mine.secret, HOME);
  const other = await trusting(THEIRS, theirs.secret, HOME);
  const [here] = await listed(me);
  const until = new Date(shop.clock.now().getTime() - 60_000 + 30 * 86_400_000);
  expect(here).toMatchObject({ current: true, loggedIn: true });
  expect(here?.trustedUntil).toBe(until.toISOString());
  const id = here?.id ?? 0;
  expect((await other.delete(`${SESSIONS}/${id}/trust`)).body.code).toBe('SESSION_NOT_FOUND');
  expect(await isAsked(MINE, HOME)).toBe(false);
  expect((await me.delete(`${SESSIONS}/${id}/trust`)).status).toBe(200);
  expect((await me.delete(`${SESSIONS}/${id}/trust`)).status).toBe(404);
  expect([await isAsked(MINE, HOME), await isAsked(THEIRS, HOME)]).toEqual([true, false]);
  // Whoever is logged in there stays so.
  expect((await listed(me))[0]).toMatchObject({ id, loggedIn: true, trustedUntil: null });
});

it('trusted devices without a session stay in the list once, and can be ended', async () => {
  const { secret, me } = await withSecondStep(shop, MINE);
  const first = await trusting(MINE, secret, HOME);
  const again = shop.withToken((await logInBy(shop, MINE, { device: HOME })).body.data.token);
  await first.post('/api/auth/logout');
  await again.post('/api/auth/logout');
  const left = (await listed(me)).filter(({ loggedIn }) => !loggedIn);
  expect(left).toHaveLength(1);
  expect(await isAsked(MINE, HOME)).toBe(false);
  for (const { id, current } of await listed(me)) if (!current) await me.delete(`${SESSIONS}/${id}`);
  expect(await isAsked(MINE, HOME)).toBe(true);
  expect((await listed(me)).map(({ current }) => current)).toEqual([true]);
});

it('trusted devices end with their session: one of them, or all but this one', async () => {
  const { secret } = await withSecondStep(shop, MINE);
  const home = await trusting(MINE, secret, HOME);
  const work = await trusting(MINE, secret, WORK);
  expect((await home.delete(`${SESSIONS}/${await ownId(work)}`)).status).toBe(200);
  expect([await isAsked(MINE, HOME), await isAsked(MINE, WORK)]).toEqual([false, true]);
  await trusting(MINE, secret, WORK);
  expect((await home.delete(SESSIONS)).status).toBe(200);
  expect([await isAsked(MINE, HOME), await isAsked(MINE, WORK)]).toEqual([false, true]);
});
