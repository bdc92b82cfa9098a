import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { bringForward } from '#server/jobs/queue/job-store.ts';
import type { JobPorts } from '#server/jobs/queue/jobs.ts';
import { countJobs, forgetJobs, jobsOf, workerOn } from '../../support/jobs.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => forgetJobs(shop));

const soon = () => ({ dueAt: shop.clock.now(), key: 'one' });

describe('failing job', () => {
  const dead = async () => (await shop.as('visitor').get('/readyz?deep')).body.deadLetters;

  it('is retried with growing delays, then left to an administrator', {
    timeout: 60_000,
  }, async () => {
    const told: object[] = [];
    const note = (what: object) => void told.push(what);
    const log = Object.assign(Object.create(shop.app.log), { warn: note, error: note });
    const isPaused = () => {
      throw new Error('poison');
    };
    const stop = await workerOn(shop, { payments: { ...shop.payments, isPaused }, log });
    told.length = 0;
    expect(await dead()).toEqual([]);
    await shop.jobs.send(shop.db, 'ask-payment', { orderId: 1 }, soon());
    const waits: number[] = [];
    for (let tries = 1; tries <= 7; tries += 1) {
      await bringForward(shop.db, HOUR_MS);
      await expect.poll(() => told.length, { timeout: 10_000 }).toBe(tries);
      await expect.poll(() => countJobs(shop, 'ask-payment', tries < 7 ? 'retry' : 'failed')).toBe(1);
      const [job] = await jobsOf(shop, 'ask-payment');
      waits.push(job?.wait ?? 0);
    }
    await stop();
    for (const [index, wait] of waits.slice(0, 6).entries()) {
      expect(wait).toBeGreaterThan(10 * 2 ** index - 5);
      expect(wait).toBeLessThanOrEqual(10 * 2 ** (index + 1));
    }
    expect(told.slice(0, 6)).toMatchObject(Array.from({ length: 6 }, () => ({ kind: 'ask-payment' })));
    expect(told[6]).toMatchObject({ kind: 'ask-payment', tries: 7, err: new Error('poison') });
    expect(await dead()).toMatchObject([{ kind: 'ask-payment', count: 1 }]);
  });

  it('does not delay the others of its batch', { timeout: 60_000 }, async () => {
    const stop = await workerOn(shop);
    await inTransaction(shop.db, async (tx) => {
      await shop.jobs.send(tx, 'release-hold', { orderId: 1 }, { ...soon(), key: 'sound' });
      await sql`update pgboss.job set data = '{"orderId": "poison"}'
        where name = 'release-hold' and singleton_key = 'sound'`.execute(tx);
      await shop.jobs.send(tx, 'release-hold', { orderId: 1 }, { ...soon(), key: 'other' });
      await bringForward(tx, HOUR_MS);
    });
    const states = async () => (await jobsOf(shop, 'release-hold')).map(({ state }) => state).sort();
    await expect.poll(states, { timeout: 10_000 }).toEqual(['completed', 'retry']);
    await stop();
  });
});

describe('stopped worker', () => {
  it('completes its running job, and leaves the rest to others', { timeout: 60_000 }, async () => {
    let end = () => {};
    const doing = new Promise<void>((done) => (end = done));
    const started: number[] = [];
    const files: JobPorts['files'] = {
      ...shop.files,
      // Each run asks for every area once.
      list: async (area) => {
        if (area === 'feeds') started.push(1);
        await doing;
        return [];
      },
    };
    const stop = await workerOn(shop, { files });
    await sql`insert into pgboss.job (name, data) select 'sweep-pictures', '{"kind":"sweep-pictures"}'::jsonb
      from generate_series(1, 2)`.execute(shop.db);
    await expect.poll(() => started.length, { timeout: 15_000 }).toBe(1);
    const stopping = stop();
    let isOver = false;
    void stopping.then(() => (isOver = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isOver).toBe(false);
    end();
    await stopping;
    const states = (await jobsOf(shop, 'sweep-pictures')).map(({ state }) => state);
    expect([started.length, states.sort()]).toEqual([1, ['completed', 'retry']]);
  });
});
