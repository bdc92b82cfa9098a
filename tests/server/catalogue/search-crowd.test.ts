import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { searchesInTurn } from '#server/kit/search-queue.ts';
import { untilLockWaits } from '../../support/server/deadlocks.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const IN_LINE = 50;
const SEARCHES = [
  '/api/products?q=한강',
  '/api/products/facets?q=한강',
  '/api/search/suggestions?q=한강',
  '/api/feeds/search?q=한강',
  '/api/feeds/search?productName=한강',
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  // Each call reads the settings of the shop: they are cached first, so that no call waits for them behind the lock.
  await shop.as('visitor').get('/api/products');
});
afterAll(() => shop.close());

/** Locks a table, or the one connection of the embedded database, until the returned function is called. */
const hold = (table: string): Promise<() => Promise<void>> =>
  new Promise((isHeld) => {
    const over = shop.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
      await new Promise<void>((release) =>
        isHeld(() => {
          release();
          return over;
        }),
      );
    });
  });

const search = (index: number) => shop.as('visitor').get(encodeURI(SEARCHES[index % SEARCHES.length] ?? ''));

describe('many concurrent searches', () => {
  it('use half of the connections, or one at a time on a single connection', async () => {
    const { databaseUrl: _, ...config } = readConfig({ DATABASE_POOL: '10' });
    const atOnce = async (databaseUrl: string | null) => {
      const searching = searchesInTurn({ ...config, databaseUrl });
      let running = 0;
      const crowd = Array.from({ length: 20 }, () =>
        searching('한강', async () => {
          running += 1;
          await new Promise(() => {});
        }),
      );
      await Promise.race([...crowd, new Promise((done) => setImmediate(done))]);
      return running;
    };
    expect([await atOnce(null), await atOnce('postgres://shop')]).toEqual([1, 5]);
  });

  it('wait in a queue of limited length', async () => {
    const letGo = await hold('products');
    const crowd = Array.from({ length: 1 + IN_LINE + 4 }, (_, index) => search(index));
    const refused = await Promise.race(crowd.slice(-4));
    expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    await letGo();
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1 + IN_LINE);
  });

  it.skipIf(!onPostgres)('leave connections to paged lists', async () => {
    const letGo = await hold('products');
    await expectSlowStatements('searches wait for the held table', async () => {
      const crowd = Array.from({ length: 20 }, (_, index) => search(index));
      // This shop has no address of a database in its settings: one search at a time.
      await untilLockWaits(shop, 1);
      expect((await shop.as('visitor').get('/api/events/feed-available')).status).toBe(200);
      await letGo();
      await Promise.all(crowd);
    });
  });

  it('do not delay a list without search words', async () => {
    const letGo = await hold('products');
    const crowd = Array.from({ length: 1 + IN_LINE + 1 }, (_, index) => search(index));
    // The queue is full from the first refusal on.
    expect((await Promise.race(crowd.slice(-1))).status).toBe(503);
    const lists = ['/api/products', '/api/feeds/search', '/api/feeds'].map((path) =>
      shop.as('visitor').get(path),
    );
    await letGo();
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all(crowd);
  });
});
