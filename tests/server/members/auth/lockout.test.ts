import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '#server/kit/rate-limit/network-of.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;

const RIGHT = 'sinbaljang1!';
const OWNER = 'minjun@sinbaljang.test';
const HOME = '203.0.113.7';
const MINUTE = 60_000;

let strangers = 0;
const stranger = () => {
  strangers += 1;
  return `198.51.100.${strangers % 250}`;
};

const logIn = async (remoteAddress: string, password: string, email = OWNER) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      payload: { email, password },
    })
  ).statusCode;

async function tryTimes(times: number, from: () => string, email = OWNER) {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push(await logIn(from(), 'wrong', email));
  return answers;
}

describe('wrong passwords from an unknown browser', () => {
  beforeEach(async () => {
    shop = await startTestShop({ rateLimitFactor: 1 });
  });
  afterEach(() => shop.close());

  it('lock out unknown browsers, and never a known one of the owner', async () => {
    expect(await logIn(HOME, RIGHT)).toBe(200);
    expect(await tryTimes(12, stranger)).toEqual([...Array(10).fill(400), 429, 429]);
    expect(await logIn(stranger(), RIGHT)).toBe(429);
    expect(await logIn(HOME, RIGHT)).toBe(200);
    // The owner's own log-in gives strangers no further tries.
    expect(await logIn(stranger(), 'wrong')).toBe(429);
  });

  it('lock out until the oldest of them is a quarter of an hour old', async () => {
    await tryTimes(10, stranger);
    shop.clock.advance(MINUTE);
    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: stranger(),
      payload: { email: OWNER, password: RIGHT },
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 60)]);
    shop.clock.advance(14 * MINUTE);
    expect(await logIn(stranger(), RIGHT)).toBe(200);
  });

  it('do not lock other accounts, even ones known in the same network', async () => {
    expect(await logIn(HOME, RIGHT, 'jiwoo@sinbaljang.test')).toBe(200);
    await tryTimes(10, stranger);
    expect(await logIn(stranger(), RIGHT, 'jiwoo@sinbaljang.test')).toBe(200);
    // A home of one member opens no door of another.
    expect(await logIn(HOME, RIGHT)).toBe(429);
  });

  it('count in a time window, so that slow attempts keep no lockout up', async () => {
    await tryTimes(10, stranger);
    for (let minute = 0; minute < 15; minute += 1) {
      shop.clock.advance(MINUTE);
      if (minute < 14) expect(await logIn(stranger(), 'wrong')).toBe(429);
    }
    expect(await logIn(stranger(), RIGHT)).toBe(200);
  });

  it('allow ten attempts in a known browser', async () => {
    expect(await logIn(HOME, RIGHT)).toBe(200);
    // Written down as they would be: a minute has fewer calls of one address than a quarter of an hour.
    const attempted_at = new Date(shop.clock.now());
    const row = { email: OWNER, network: HOME, attempted_at };
    await shop.db.insertInto('login_attempts').values(Array(9).fill(row)).execute();
    expect(await logIn(HOME, 'wrong')).toBe(400);
    shop.clock.advance(MINUTE);
    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: HOME,
      payload: { email: OWNER, password: RIGHT },
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(14 * 60)]);
  });

  it('are limited to ten for concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(stranger(), 'wrong')));
    expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(10);
    expect(new Set(answers.filter((status) => status !== 400))).toEqual(new Set([429]));
  });

  it('use no more than their network’s share of the queue', async () => {
    const crowd = (size: number) =>
      Promise.all(
        Array.from({ length: size }, (_, index) =>
          logIn('192.0.2.1', 'wrong', `nobody${index}@sinbaljang.test`),
        ),
      );
    const [answers, owner] = await Promise.all([crowd(5), logIn(HOME, RIGHT)]);
    expect(answers.toSorted()).toEqual([...Array(4).fill(400), 429]);
    // The places are free again.
    expect(await crowd(4)).toEqual(Array(4).fill(400));
    expect(owner).toBe(200);
  });
});

describe('network key', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});
