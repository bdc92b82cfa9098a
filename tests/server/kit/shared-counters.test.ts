import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANONYMOUS_LIMITS } from '#domain/kit/rate-limits.ts';
import { ConfigRefused, readConfig } from '#server/config.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { limitAnonymous } from '#server/kit/rate-limit/anonymous-rate-limit.ts';
import { openRedisCounters } from '#server/kit/rate-limit/redis-counters.ts';
import { createProcesses } from '../../support/server/processes.ts';
import { findProgram } from '../../support/server/programs.ts';
import { startRedis } from '../../support/server/redis.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const program = findProgram('redis-server');
const PASSWORD = 'kX9-a-secret';
const lines: { event?: string }[] = [];
let redis: Awaited<ReturnType<typeof startRedis>>;
let servers: TestShop[];

async function serverOnRedis(logged: typeof lines): Promise<TestShop> {
  const counters = await openRedisCounters(redis.url);
  const shop = await startTestShop({
    rateLimitFactor: 1,
    ports: { counters },
    log: { level: 'info', sink: { write: (line) => void logged.push(JSON.parse(line)) } },
  });
  return {
    ...shop,
    close: async () => {
      counters.close();
      await shop.close();
    },
  };
}
const passed = async (shop: TestShop, calls: number, ip: string): Promise<number> => {
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    const { statusCode } = await shop.app.inject({ url: '/api/cart', remoteAddress: ip });
    if (statusCode !== 429) count += 1;
  }
  return count;
};
const waitOf = (shop: TestShop, ip: string, email: string): Promise<number> =>
  limitAnonymous(shop.ports, 'FORGOT_PASSWORD', { ip, email }).then(
    () => 0,
    ({ waitSeconds }) => waitSeconds,
  );
const said = (event: string) => lines.filter((line) => line.event === event).length;
const first = () => servers[0] as TestShop;

describe.runIf(program)('three servers on one Redis', () => {
  beforeAll(async () => {
    redis = await startRedis(program ?? '', PASSWORD);
    servers = [await serverOnRedis(lines), await serverOnRedis([]), await serverOnRedis([])];
  });
  afterAll(async () => {
    for (const shop of servers) await shop.close();
    await redis.remove();
  });

  it('let exactly the limit of one address pass together', async () => {
    const counts = await Promise.all(servers.map((shop) => passed(shop, 250, '203.0.113.7')));
    expect(counts.reduce((sum, count) => sum + count)).toBe(600);
    expect(await passed(first(), 1, '203.0.113.8')).toBe(1);
  });

  it('count strangers by network together, without a query, and accounts in the database', async () => {
    const { most, seconds } = ANONYMOUS_LIMITS.FORGOT_PASSWORD;
    const waits: number[] = [];
    await withQueryCount(async (noted) => {
      for (let count = 0; count <= most; count += 1) {
        const shop = servers[count % servers.length] as TestShop;
        waits.push(await waitOf(shop, '203.0.113.20', `a${count}@x.kr`));
      }
      expect(noted.queries).toBe(most + 1);
    });
    expect(waits).toEqual([...Array<number>(most).fill(0), expect.any(Number)]);
    expect(waits.at(-1)).toBeGreaterThan(seconds - 60);
  });

  it('let calls pass while Redis is gone, count again when it is back, and say each once', async () => {
    const ip = '203.0.113.30';
    await redis.stop();
    expect(await passed(first(), 605, ip)).toBe(605);
    expect([said('redis-gone'), said('redis-back')]).toEqual([1, 0]);
    // Strangers are counted by the database meanwhile.
    for (let count = 0; count < ANONYMOUS_LIMITS.FORGOT_PASSWORD.most; count += 1)
      expect(await waitOf(first(), ip, `b${count}@x.kr`)).toBe(0);
    expect(await waitOf(first(), ip, 'b@x.kr')).toBeGreaterThan(0);
    await redis.startAgain();
    await expect
      .poll(
        async () => {
          await passed(first(), 1, ip);
          return said('redis-back');
        },
        { timeout: 10_000 },
      )
      .toBe(1);
    expect(await passed(first(), 605, ip)).toBeLessThan(600);
    expect(said('redis-gone')).toBe(1);
    expect(JSON.stringify(lines)).not.toContain(PASSWORD);
  });

  it('wait at most a quarter of a second for a Redis that hangs', async () => {
    redis.hold();
    const begin = performance.now();
    expect(await passed(first(), 20, '203.0.113.40')).toBe(20);
    expect(performance.now() - begin).toBeLessThan(4_000);
    redis.release();
  });
});

describe.runIf(program)('a start with a wrong REDIS_URL', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  beforeAll(async () => {
    redis = await startRedis(program ?? '', PASSWORD);
    processes = await createProcesses('EMPTY');
  });
  afterAll(async () => {
    await processes.end();
    await redis.remove();
  });

  it('is refused in one sentence without its secret', async () => {
    const shop = await processes.launch({ REDIS_URL: redis.url.replace(PASSWORD, 'a-guess') });
    expect(await shop.closed).toBe(1);
    expect(shop.output().trim()).toBe('cannot start: REDIS_URL: Redis refuses its name or password');
  });

  it.each([
    ['host', () => `redis://:${PASSWORD}@redis.invalid`, 'Redis cannot be reached (ENOTFOUND)'],
    ['port', () => `redis://:${PASSWORD}@127.0.0.1:1`, 'Redis cannot be reached (ECONNREFUSED)'],
    ['password', () => redis.url.replace(`:${PASSWORD}@`, ''), 'Redis refuses its name or password'],
    ['database', () => `${redis.url}/99`, 'Redis has no database of its number'],
  ])('says what is wrong: %s', async (_what, url, reason) => {
    await expect(openRedisCounters(url())).rejects.toThrow(new ConfigRefused(`REDIS_URL: ${reason}`));
  });

  it('says that the scheme is wrong', () => {
    const url = redis.url.replace('redis', 'http');
    expect(() => readConfig({ REDIS_URL: url })).toThrow('invalid environment: REDIS_URL');
  });
});
