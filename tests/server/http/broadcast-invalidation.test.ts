import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productTag } from '#domain/kit/cache-tags.ts';
import { shareDrops } from '#server/http/broadcast-invalidation.ts';
import { pageCopies, type Written } from '#server/kit/ports/page-invalidation.ts';
import { createTestUrl, onPostgres } from '../../support/server/test-database.ts';

/** One server process with its cached copies: `heard` are writes of other processes, `own` its own writes. */
function processOn(url: string) {
  const copies = pageCopies();
  const [heard, own]: [Written[], Written[]] = [[], []];
  copies.onDrop((written, isOwn) => void (isOwn ? own : heard).push(written));
  return { copies, heard, own, stop: shareDrops(copies, url) };
}

const EVERYTHING = { everything: true };

describe.runIf(onPostgres)('page cache invalidation across processes', () => {
  let database: Awaited<ReturnType<typeof createTestUrl>>;
  let admin: pg.Client;
  let one: ReturnType<typeof processOn>;
  let other: ReturnType<typeof processOn>;
  const areListening = async () => {
    for (const { heard } of [one, other])
      await expect.poll(() => heard, { timeout: 10_000 }).toContainEqual(EVERYTHING);
    one.heard.length = 0;
    other.heard.length = 0;
  };

  beforeEach(async () => {
    database = await createTestUrl();
    admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    [one, other] = [processOn(database.url), processOn(database.url)];
    await areListening();
  });
  afterEach(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await admin.end();
    await database.drop();
  });

  it('reaches the other process, and once the writing one', async () => {
    one.copies.dropFor('community');
    one.copies.dropPages(['product 7', 'lists of products']);
    const written = [{ area: 'community' }, { pages: ['product 7', 'lists of products'] }];
    await expect.poll(() => other.heard).toEqual(written);
    other.copies.dropFor('reviews');
    await expect.poll(() => one.heard).toEqual([{ area: 'reviews' }]);
    expect([one.own, other.own, other.heard]).toEqual([written, [{ area: 'reviews' }], written]);
  });

  it('delivers 10,000 within a second; what is too much to send drops everything', async () => {
    for (let id = 1; id <= 10_000; id += 1) one.copies.dropPages([`product ${id}`]);
    await expect.poll(() => other.heard.at(-1), { timeout: 15_000 }).toEqual({ pages: ['product 10000'] });
    const named = new Set(other.heard.flatMap((written) => ('pages' in written ? written.pages : [])));
    expect(named.size === 10_000 || other.heard.some((written) => 'everything' in written)).toBe(true);
  });

  it('delivers more tags than one message holds', async () => {
    const pages = Array.from({ length: 2_000 }, (_, index) => productTag(1_000_000_000 + index));
    one.copies.dropPages(pages);
    const named = () => other.heard.flatMap((written) => ('pages' in written ? written.pages : []));
    await expect.poll(named).toEqual(pages);
  });

  it('ignores invalid messages', async () => {
    for (const text of [
      '',
      '{',
      '{}',
      '{"from":"x","written":{"area":"nowhere"}}',
      '{"from":"x","written":{"pages":["everything"]}}',
      '{"from":"x","written":{"pages":[1]}}',
    ])
      await admin.query('select pg_notify($1, $2)', ['page_copies', text]);
    one.copies.dropFor('events');
    await expect.poll(() => other.heard).toEqual([{ area: 'events' }]);
  });

  it('drops all pages after a lost connection, and works again afterwards', async () => {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    await areListening();
    one.copies.dropFor('events');
    await expect.poll(() => other.heard, { timeout: 10_000 }).toEqual([{ area: 'events' }]);
  });
});
