import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfigRefused } from '#server/config.ts';
import { openReplicated } from '#server/db/open-database.ts';
import { fromPrimary, fromReplica } from '#server/db/replica/read-source.ts';
import { createInProcessClient } from '#server/ssr/in-process-client.ts';
import { startReplica } from '../../../scripts/lib/postgres.mjs';
import { testPlace } from '../../../scripts/lib/test-folder.mjs';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

const WAIT = { timeout: 20_000, interval: 50 };

// The embedded engine has no standby.
describe.runIf(onPostgres)('a shop with a read replica', () => {
  let standby: Awaited<ReturnType<typeof startReplica>>;
  let shop: TestShop;
  let reads: pg.Client;
  const events: string[] = [];

  /** Returns the address of a database on the standby, once it has arrived there. */
  async function urlOf(database: string): Promise<string> {
    const url = new URL(standby.url);
    url.pathname = `/${database}`;
    await vi.waitFor(async () => {
      const client = new pg.Client({ connectionString: url.toString() });
      await client.connect();
      await client.end();
    }, WAIT);
    reads = new pg.Client({ connectionString: url.toString() });
    reads.on('error', () => {});
    await reads.connect();
    return url.toString();
  }

  beforeAll(async () => {
    standby = await startReplica(process.env.TEST_DATABASE_URL ?? '', { place: testPlace });
    shop = await startTestShop({
      standby: { urlOf, mostLagMs: 2_000 },
      config: { databaseReadUrl: 'postgres://standby' },
    });
    shop.replica?.logTo({ warn: ({ event }) => events.push(event) });
  }, 120_000);
  afterAll(async () => {
    await reads.end().catch(() => {});
    await shop.close();
    standby.stop();
  });

  const isStandby = async (): Promise<boolean> => {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(shop.db);
    return rows[0]?.standby ?? false;
  };
  const isRead = () => vi.waitFor(() => expect(shop.replica?.isCurrent()).toBe(true), WAIT);
  const isLeft = () => vi.waitFor(() => expect(shop.replica?.isCurrent()).toBe(false), WAIT);
  const feedId = async (): Promise<number> =>
    (await shop.as('visitor').get('/api/feeds?size=1')).body.data.content[0].feedId;
  const textsOf = async (caller: ReturnType<TestShop['as']>, id: number): Promise<string[]> => {
    const { body } = await caller.get(`/api/feeds/${id}/comments`);
    return body.data.pagination.content.map(({ content }: { content: string }) => content);
  };

  /** Has the standby receive and not apply anything during `work`. */
  async function paused(work: () => Promise<void>): Promise<void> {
    await isRead();
    await reads.query('select pg_wal_replay_pause()');
    try {
      await work();
    } finally {
      await reads.query('select pg_wal_replay_resume()');
    }
  }

  it('reads from the standby only where a read says so', async () => {
    await isRead();
    expect(await isStandby()).toBe(false);
    expect(await fromReplica(isStandby)).toBe(true);
    expect(await fromReplica(() => fromPrimary(isStandby))).toBe(false);
  });

  it('shows own writes to whoever wrote, and what the standby has to others', async () => {
    const id = await feedId();
    await paused(async () => {
      const { status, headers } = await shop
        .as('user')
        .post(`/api/feeds/${id}/comments`, { content: '어디 거예요?' });
      expect(status).toBe(200);
      expect(String(headers['set-cookie'])).toMatch(/^wrote=1; Path=\/; Max-Age=5; HttpOnly; SameSite=Lax$/);
      expect(await textsOf(shop.as('user'), id)).toContain('어디 거예요?');
      expect(await textsOf(shop.as('seller'), id)).not.toContain('어디 거예요?');
      const anywhere = await shop.app.inject({
        url: `/api/feeds/${id}/comments`,
        headers: { cookie: 'a=b; wrote=1' },
      });
      expect(anywhere.body).toContain('어디 거예요?');
      const forPages = createInProcessClient(shop.app, { ip: '127.0.0.1' });
      expect(await (await forPages(`/api/feeds/${id}/comments`)).text()).toContain('어디 거예요?');
    });
  });

  it('asks the primary for a row that the standby does not have yet', async () => {
    const id = await feedId();
    const before = await shop.as('visitor').get(`/api/feeds/${id}`);
    await paused(async () => {
      const { rows } = await sql<{ id: number }>`
        insert into feeds select (jsonb_populate_record(f, jsonb_build_object('id', f.id + 900000, 'event_id', null, 'feed_type', 'DAILY'))).* from feeds f
        where f.id = ${id} returning id`.execute(shop.db);
      const found = await shop.as('visitor').get(`/api/feeds/${rows[0]?.id}`);
      expect([before.status, found.status]).toEqual([200, 200]);
      expect((await shop.as('visitor').get('/api/feeds/987654321')).status).toBe(404);
    });
  });

  it('serves a list whose bitmaps are stale on the standby, with what was written', async () => {
    await isRead();
    const list = () => shop.as('visitor').get('/api/products?size=1&maxPrice=1000');
    expect((await list()).body.data.totalElements).toBe(0);
    const { rows } = await sql<{ id: number }>`
      update products set price = 900, discount_price = 900, discount_rate = 0
      where id = (select min(id) from products where state = 'ON_SALE' and deleted_at is null) returning id`.execute(
      shop.db,
    );
    await vi.waitFor(async () => {
      const found = await reads.query('select from products where id = $1 and price = 900', [rows[0]?.id]);
      expect(found.rowCount).toBe(1);
    }, WAIT);
    const { status, body } = await list();
    expect([status, body.data.totalElements]).toEqual([200, 1]);
  });

  it('leaves a standby alone that is too far behind, until it has caught up', async () => {
    const id = await feedId();
    await paused(async () => {
      await shop.as('user').post(`/api/feeds/${id}/comments`, { content: '발볼은 넓나요?' });
      expect(await textsOf(shop.as('seller'), id)).not.toContain('발볼은 넓나요?');
      await isLeft();
      expect(await textsOf(shop.as('seller'), id)).toContain('발볼은 넓나요?');
    });
    await isRead();
    expect(events.slice(-2)).toEqual(['replica-left', 'replica-back']);
  });

  it('reads the primary while the standby is gone, without a failed read, and the standby when it is back', async () => {
    await isRead();
    let isOver = false;
    const statuses = new Set<number>();
    const reading = (async () => {
      while (!isOver) statuses.add((await shop.as('visitor').get('/api/feeds?size=5')).status);
    })();
    await standby.pause();
    await isLeft();
    expect(await fromReplica(isStandby)).toBe(false);
    await standby.resume();
    await isRead();
    isOver = true;
    await reading;
    expect([...statuses]).toEqual([200]);
    expect(await fromReplica(isStandby)).toBe(true);
  });

  it('refuses to start with an address that is not a standby, unknown or not allowed, without saying it', async () => {
    const url = process.env.TEST_DATABASE_URL ?? '';
    const wrong = new URL(standby.url);
    wrong.password = 'hunter2';
    wrong.pathname = '/nowhere';
    const unknown = 'postgres://shop:hunter2@no-such-host.invalid/shop';
    for (const [readUrl, why] of [
      [url, 'must be a standby'],
      [wrong.toString(), 'refuses this account, password or database name'],
      [unknown, 'the host is unknown'],
    ] as const) {
      const refusal = await openReplicated({ url, readUrl }, 1).then(
        () => null,
        (error: unknown) => error,
      );
      expect(refusal).toBeInstanceOf(ConfigRefused);
      expect(String(refusal)).toContain(`DATABASE_READ_URL: `);
      expect(String(refusal)).toContain(why);
      expect(String(refusal)).not.toMatch(/hunter2|no-such-host|nowhere/);
    }
  });
});
