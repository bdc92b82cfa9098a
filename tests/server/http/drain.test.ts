import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProcesses, type ShopProcess, untilReady } from '../../support/server/processes.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const DRAIN_SECONDS = 2;

describe.runIf(onPostgres)('server that is told to end', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  beforeAll(async () => {
    processes = await createProcesses();
  });
  afterEach(() => processes.stop());
  afterAll(() => processes.end());

  const statusAt = async ({ base }: ShopProcess, path: string) => (await fetch(base + path)).status;
  const launch = async (seconds: number) => {
    const shop = await processes.launch({ DRAIN_SECONDS: String(seconds) });
    await untilReady(shop);
    return shop;
  };

  it('says that it is not ready for that long, and answers calls meanwhile', async () => {
    const shop = await launch(DRAIN_SECONDS);
    expect(await statusAt(shop, '/readyz')).toBe(200);
    const told = performance.now();
    shop.process.kill('SIGTERM');
    await expect.poll(() => statusAt(shop, '/readyz')).toBe(503);
    expect([await statusAt(shop, '/healthz'), await statusAt(shop, '/api/products')]).toEqual([200, 200]);
    expect(await statusAt(shop, '/readyz?deep')).toBe(503);
    expect(await shop.closed).toBe(0);
    expect(performance.now() - told).toBeGreaterThanOrEqual(DRAIN_SECONDS * 1_000);
  });

  it('ends at once by default, and at a second signal', async () => {
    const shop = await launch(0);
    shop.process.kill('SIGTERM');
    expect(await shop.closed).toBe(0);
    const slow = await launch(3_600);
    slow.process.kill('SIGTERM');
    await expect.poll(() => statusAt(slow, '/readyz')).toBe(503);
    const again = () => {
      // Signals within half a second count as one.
      slow.process.kill('SIGTERM');
      return slow.process.exitCode;
    };
    await expect.poll(again, { timeout: 10_000 }).toBe(1);
  });
});
