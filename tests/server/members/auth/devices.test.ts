import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_SESSIONS } from '#domain/members/auth/devices.ts';
import { openSession } from '../../../support/members/sessions.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.close());

const MINE = 'minjun@sinbaljang.test';
const THEIRS = 'doyun@sinbaljang.test';
const SESSIONS = '/api/users/me/sessions';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/** Logs in as a browser does; answers who calls with it. */
async function logIn(email: string, agent = CHROME) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '203.0.113.9',
    headers: { 'user-agent': agent },
    payload: { email, password: 'sinbaljang1!' },
  });
  return shop.withToken(answer.json().data.token);
}

type Listed = { id: number; device: string; current: boolean };
const listed = async (caller: Pick<Awaited<ReturnType<typeof logIn>>, 'get'>): Promise<Listed[]> =>
  (await caller.get(SESSIONS)).body.data;

describe('sessions of a member', () => {
  it('are listed with browser, system and time, own ones only, this one first, without an address', async () => {
    const [first, other] = [await logIn(MINE), await logIn(THEIRS)];
    shop.clock.advance(60_000);
    const second = await logIn(MINE, 'curl/8');
    const answer = await first.get(SESSIONS);
    expect(answer.body.data).toMatchObject([
      { device: 'Chrome · Windows', method: 'PASSWORD', current: true },
      { current: false },
    ]);
    expect(Object.keys(answer.body.data[0]).toSorted()).toEqual([
      'createdAt',
      'current',
      'device',
      'id',
      'lastUsedAt',
      'loggedIn',
      'method',
      'trustedUntil',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('203.0.113');
    expect((await listed(second)).map(({ current }) => current)).toEqual([true, false]);
    expect(await listed(other)).toHaveLength(1);
  });

  it('can be ended one by one at once, by their owner only', async () => {
    const [here, there, other] = [await logIn(MINE), await logIn(MINE), await logIn(THEIRS)];
    const [, mine] = await listed(here);
    const [theirs] = await listed(other);
    if (!mine || !theirs) throw new Error('no sessions');
    expect((await here.delete(`${SESSIONS}/${theirs.id}`)).status).toBe(404);
    expect((await other.delete(`${SESSIONS}/${mine.id}`)).status).toBe(404);
    expect((await there.get(SESSIONS)).status).toBe(200);
    expect((await here.delete(`${SESSIONS}/${mine.id}`)).status).toBe(200);
    expect([(await there.get(SESSIONS)).status, (await other.get(SESSIONS)).status]).toEqual([401, 200]);
    expect((await here.delete(`${SESSIONS}/${mine.id}`)).body.code).toBe('SESSION_NOT_FOUND');
    const [own] = await listed(here);
    await here.delete(`${SESSIONS}/${own?.id}`);
    expect((await here.get(SESSIONS)).status).toBe(401);
  });

  it('can all be ended but this one, without affecting other members', async () => {
    const [here, there, further, other] = [
      await logIn(MINE),
      await logIn(MINE),
      await logIn(MINE),
      await logIn(THEIRS),
    ];
    expect((await here.delete(SESSIONS)).body.data).toEqual({ ended: 2 });
    const answers = await Promise.all([here, there, further, other].map((one) => one.get(SESSIONS)));
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 200]);
    expect((await here.delete(SESSIONS)).body.data).toEqual({ ended: 0 });
  });

  it(`are ${MAX_SESSIONS} at most: the least recently used one is ended`, async () => {
    const other = await logIn(THEIRS);
    const oldest = await logIn(MINE);
    for (let index = 0; index < MAX_SESSIONS - 1; index += 1) {
      shop.clock.advance(1_000);
      await openSession(shop.db, MINE, shop.clock.now());
    }
    expect((await oldest.get(SESSIONS)).body.data).toHaveLength(MAX_SESSIONS);
    shop.clock.advance(1_000);
    const newest = await logIn(MINE);
    expect(await listed(newest)).toHaveLength(MAX_SESSIONS);
    expect([(await oldest.get(SESSIONS)).status, (await other.get(SESSIONS)).status]).toEqual([401, 200]);
  });
});
