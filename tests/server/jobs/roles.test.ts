import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { jobsOn } from '#server/jobs/queue/job-queue.ts';
import { systemClock } from '#server/kit/context.ts';
import { type RunningShop, startShop } from '#server/start-shop.ts';
import { jobsOf } from '../../support/jobs.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

describe('process role', () => {
  it('is web and worker by default', () => {
    expect(readConfig({}).role).toBe('all');
    expect(readConfig({ ROLE: 'web', DATABASE_URL: 'postgres://db/shop' }).role).toBe('web');
    expect(() => readConfig({ ROLE: 'queen' })).toThrow('invalid environment: ROLE');
  });

  it('cannot be split with an embedded database', () => {
    for (const ROLE of ['web', 'worker'])
      expect(() => readConfig({ ROLE })).toThrow(`ROLE=${ROLE} needs DATABASE_URL`);
  });
});

describe.runIf(onPostgres)('web process and worker process', () => {
  const ends: (() => Promise<unknown>)[] = [];
  let start: (role: 'web' | 'worker') => Promise<RunningShop>;
  beforeAll(async () => {
    const { url, drop } = await createTestUrl(inject('image').template ?? '');
    const folder = await mkdtemp(join(tmpdir(), 'shop-roles-'));
    ends.push(() => rm(folder, { recursive: true, force: true }), drop);
    start = async (role) => {
      const own = { DATABASE_URL: url, DATA_DIR: join(folder, role), ROLE: role };
      const env = { ...own, LOG_LEVEL: 'silent', SECRET_KEY: Buffer.alloc(32, 1).toString('base64') };
      const shop = await startShop(readConfig(env));
      ends.push(() => shop.close());
      return shop;
    };
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  it('share the work: one takes orders and queues jobs, the other runs them', {
    timeout: 60_000,
  }, async () => {
    const web = await start('web');
    const { db } = web.opened;
    const statusAt = async (shop: RunningShop, url: string) => (await shop.app.inject({ url })).statusCode;
    const due = { dueAt: new Date(systemClock.now().getTime() - 60_000), key: 'one' };
    await jobsOn(db, systemClock).send(db, 'release-hold', { orderId: 1 }, due);
    expect(await statusAt(web, '/api/products?size=1')).toBe(200);
    expect((await sql`select from pgboss.schedule`.execute(db)).rows).toEqual([]);
    expect(await jobsOf({ db }, 'release-hold')).toMatchObject([{ state: 'created' }]);
    const worker = await start('worker');
    await expect
      .poll(async () => (await jobsOf({ db }, 'release-hold'))[0]?.state, { timeout: 20_000 })
      .toBe('completed');
    for (const path of ['/healthz', '/readyz', '/readyz?deep'])
      expect(await statusAt(worker, path)).toBe(200);
    for (const path of ['/', '/api/products', '/content/x.png', '/docs'])
      expect(await statusAt(worker, path)).toBe(404);
  });
});
