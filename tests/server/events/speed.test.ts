import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '../../../scripts/lib/thorough.mjs';
import { freeEvent, idOf } from '../../support/community.ts';
import { buy } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';

const [EVENTS, ENTRIES] = thorough ? [500, 1_000] : [100, 200];
const ROUNDS = 40;
let shop: TestShop;
let eventId: number;
beforeAll(async () => {
  shop = await startTestShop();
  const now = shop.clock.now();
  await sql`insert into events (title, description, type, start_date, end_date, created_at)
    select '이벤트 ' || n, '설명', 'RANKING', date '2026-11-21' + (n % 60 - 30), date '2026-11-28' + (n % 60 - 30), ${now}
    from generate_series(1, ${EVENTS}::int) n`.execute(shop.db);
  await sql`insert into event_rewards (event_id, condition, kind, value)
    select id, '1', 'POINTS', 100 from events`.execute(shop.db);
  eventId = await freeEvent(shop, '많은 참여', ENTRIES);
  const { orderItemId } = await buy(shop, await idOf(shop, 'user@sinbaljang.test'));
  await sql`insert into users (login_id, email, password_hash, name, nickname, created_at, updated_at)
    select 'many-' || n, 'many-' || n || '@sinbaljang.test', '-', '많은', '많은' || n, ${now}, ${now}
    from generate_series(1, ${ENTRIES}::int) n`.execute(shop.db);
  await sql`insert into feeds (user_id, order_item_id, event_id, feed_type, title, content, vote_count, created_at, updated_at)
    select id, ${orderItemId}, ${eventId}, 'EVENT', '참여', '해요', id % 7, ${now}, ${now}
    from users where login_id like 'many-%'`.execute(shop.db);
  await sql`insert into event_entries (event_id, user_id, feed_id, entry_no, nonce, created_at, updated_at)
    select event_id, user_id, id, row_number() over (order by id), md5(id::text), ${now}, ${now}
    from feeds where event_id = ${eventId}`.execute(shop.db);
  await sql`analyze`.execute(shop.db);
}, 120_000);
afterAll(() => shop.close());

/** Milliseconds that 95 of 100 answers need at most, and the most statements of any. */
async function measure(path: string): Promise<{ p95: number; queries: number }> {
  const times: number[] = [];
  let queries = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const answer = await shop.as('visitor').get(path);
    times.push(performance.now() - from);
    expect(answer.status).toBe(200);
    queries = Math.max(queries, answer.queries);
  }
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(ROUNDS * 0.95)] ?? 0, queries };
}

// Beside other work a machine takes its time: `npm run test:all` asks for the numbers themselves.
const patience = thorough ? 1 : 5;

it('a page of many events, and an event with many entries, come at once', { timeout: 120_000 }, async () => {
  const list = await measure('/api/events/all?page=2&size=20');
  const ranking = await measure(`/api/events/${eventId}/entries?sort=votes&size=20`);
  const detail = await measure(`/api/events/${eventId}`);
  if (process.env.SHOW_NUMBERS) console.log({ list, ranking, detail });
  expect(list.p95).toBeLessThan(50 * patience);
  expect(ranking.p95 + detail.p95).toBeLessThan(100 * patience);
  expect([list.queries, ranking.queries, detail.queries].every((count) => count <= 6)).toBe(true);
});

it('the ranking of many equal entries pages without a double', { timeout: 120_000 }, async () => {
  const seen: number[] = [];
  for (let page = 0; page * 100 < ENTRIES + 100; page += 1) {
    const { data } = (await shop.as('visitor').get(`/api/events/${eventId}/entries?size=100&page=${page}`))
      .body;
    seen.push(...data.content.map(({ feedId }: { feedId: number }) => feedId));
  }
  expect([seen.length, new Set(seen).size]).toEqual([ENTRIES, ENTRIES]);
});
