import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFeedIds } from '#server/community/feed-read-store.ts';
import type { Queryable } from '#server/db/database.ts';
import { countPeople, findPeople } from '#server/members/follows/follow-store.ts';
import { findMemberPage } from '#server/members/profile/member-page-store.ts';
import { countDeleted, findDeleted, pageOfAuthor } from '#server/reviews/review-read-store.ts';
import { findOwnRankSince, findRanked, findRankedSince } from '#server/rewards/ranking/ranking-store.ts';
import { rowsVisitedBy } from '../../support/server/query-plan.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { expectSlowStatements } from '../../support/server/statement-gate.ts';

/** Rows of other members in each table. */
const OTHERS = 6_000;
/** Rows of the member whose lists are read, in each table; they fit on one page. */
const OWN = 20;
const DAY_MS = 86_400_000;

let shop: TestShop;
let memberId: number;
let otherId: number;
beforeAll(async () => {
  shop = await startTestShop();
  await expectSlowStatements('a bulk fill', () => shop.db.transaction().execute(fill));
}, 60_000);
afterAll(() => shop.close());

/** Inserts members, follows, feeds, reviews and activities of many, and a few oldest ones of one member. */
async function fill(tx: Queryable): Promise<void> {
  // Copies of valid rows: counters and references need no check.
  await sql`set local session_replication_role = replica`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    insert into users (login_id, email, password_hash, name, nickname, activity_points, created_at, updated_at)
    select 'many-' || n, 'many-' || n || '@shop.test', '-', '많은', '많은' || n, n * 10, now(), now()
    from generate_series(1, ${OTHERS}::int) n returning id::int as id`.execute(tx);
  memberId = rows[0]?.id ?? 0;
  otherId = rows[1]?.id ?? 0;
  const first = rows[2]?.id ?? 0;
  const now = shop.clock.now();
  const n = sql`generate_series(1, ${OTHERS}::int) n`;
  const owner = sql`case when n <= ${OWN} then ${memberId}::bigint else ${otherId}::bigint end`;
  for (const [follower, followed] of [
    [sql`${first}::bigint + n`, owner],
    [owner, sql`${first}::bigint + n`],
  ])
    await sql`insert into follows (user_id, followed_id, at)
      select ${follower}, ${followed}, ${now}::timestamptz + n * interval '1 second' from ${n}
      where ${first}::bigint + n <= ${rows.at(-1)?.id}`.execute(tx);
  await sql`insert into feeds (user_id, store_id, product_id, order_item_id, feed_type, title, content, created_at, updated_at)
    select ${owner}, store_id, product_id, order_item_id, 'DAILY', title, content, created_at, updated_at
    from (select * from feeds order by id limit 1) one, ${n} order by n`.execute(tx);
  await sql`with items as (
      insert into order_items select (jsonb_populate_record(i, jsonb_build_object('id',
        nextval(pg_get_serial_sequence('order_items', 'id'))))).*
      from order_items i, ${n} where i.id = (select min(order_item_id) from reviews) returning id
    ), numbered as (select id, row_number() over (order by id) as n from items)
    insert into reviews select (jsonb_populate_record(r, jsonb_build_object('id',
      nextval(pg_get_serial_sequence('reviews', 'id')), 'user_id', ${owner}, 'order_item_id', numbered.id,
      'status', case when n % 2 = 0 then 'DELETED' else 'ACTIVE' end,
      'deleted_at', case when n % 2 = 0 then ${now}::timestamptz end))).*
    from reviews r, numbered where r.id = (select min(id) from reviews) order by n`.execute(tx);
  await sql`insert into activities (user_id, type, description, points, created_at)
    select ${first}::bigint + n % 100, 'FEED_CREATION', '올렸어요', 5,
      ${now}::timestamptz - case when n <= ${OWN} then interval '1 hour' else interval '40 days' end
    from ${n}`.execute(tx);
  // Every table: plans of the looked-up rows depend on its size too.
  await sql`analyze`.execute(tx);
}

const slice = { page: 0, size: OWN };
const weekAgo = () => new Date(shop.clock.now().getTime() - 7 * DAY_MS);

/** Reads of the lists, each with the most rows that its plans may visit: some per shown row and node. */
const READS: readonly [string, (db: Queryable) => Promise<unknown>, number][] = [
  ['the ranking of all time', (db) => findRanked(db, OWN, 0), 40 * OWN],
  ['the ranking of all time, for a member', (db) => findRanked(db, OWN, otherId), 40 * OWN],
  ['the ranking of a week', (db) => findRankedSince(db, weekAgo(), OWN, otherId), 40 * OWN],
  ['the own rank in a week', (db) => findOwnRankSince(db, weekAgo(), memberId), 40 * OWN],
  ['deleted reviews of a member', (db) => findDeleted(db, memberId), 40 * OWN],
  ['the number of deleted reviews of a member', (db) => countDeleted(db, memberId), 5 * OWN],
  ['the public page of a member', (db) => findMemberPage(db, memberId, otherId), 40 * OWN],
  ['reviews on it', (db) => pageOfAuthor(db, memberId, slice, otherId), 40 * OWN],
  ['feeds on it', feedsOf, 40 * OWN],
  ['followers of a member', (db) => peopleOf(db, 'followers'), 40 * OWN],
  ['members whom a member follows', (db) => peopleOf(db, 'followings'), 40 * OWN],
];

/** The selection of feeds; their data is looked up by id. */
async function feedsOf(db: Queryable): Promise<void> {
  const filter = { authorId: memberId, viewerId: otherId };
  const { ids } = await findFeedIds(db, filter, { ...slice, sort: 'latest' });
  expect(ids).toHaveLength(OWN);
}

async function peopleOf(db: Queryable, side: 'followers' | 'followings'): Promise<unknown> {
  await countPeople(db, side, memberId, { readerId: otherId });
  return findPeople(db, side, { ...slice, id: memberId, readerId: otherId, q: '' });
}

describe(`query plans with ${OTHERS} rows of others`, () => {
  it.each(READS)('%s: reads its own rows only', async (_, read, most) => {
    // A small table is read completely because sequential pages are cheap; in memory each page costs the same.
    const visited = await shop.db.transaction().execute(async (tx) => {
      await sql`set local random_page_cost = 1`.execute(tx);
      return rowsVisitedBy(tx, read);
    });
    expect(visited).toBeGreaterThan(0);
    expect(visited).toBeLessThan(most);
    expect(most).toBeLessThan(OTHERS / 2);
  });
});
