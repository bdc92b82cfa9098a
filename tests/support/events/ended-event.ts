import { type Kysely, sql } from 'kysely';
import { commitOf } from '#domain/events/draw/draw.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Database } from '#server/db/database.ts';
import { sealingWith } from '#server/kit/secrets/sealing.ts';
import type { TestShop } from '../server/server.ts';

type Books = Kysely<Database>;
type Reward = readonly [
  condition: string,
  kind: 'POINTS' | 'BADGE_POINTS' | 'DISCOUNT_COUPON',
  value: number,
];

export type Plan = {
  type?: 'RANKING' | 'BATTLE' | 'DRAW';
  rewards?: readonly Reward[];
  /** Entries, the oldest first, each with so many votes that count; or how many without any. */
  entries?: readonly number[] | number;
  waiting?: number;
  void?: number;
  title?: string;
  /** Nothing to draw from was committed to: events of old, and shops with another key. */
  isUnsealed?: boolean;
  /** Days that the event has been over; below zero it still runs. */
  over?: number;
};
export type Ended = {
  id: number;
  title: string;
  /** Members and feeds of the entries, in their order; entry numbers are places from 1. */
  users: number[];
  feeds: number[];
};

export const PODIUM: readonly Reward[] = [
  ['1', 'POINTS', 3_000],
  ['2', 'POINTS', 2_000],
  ['3', 'POINTS', 1_000],
];

let crowds = 0;

/** So many members whom nobody knows, in one statement. */
export async function crowd(db: Books, count: number, now: Date): Promise<number[]> {
  crowds += 1;
  const name = `${process.pid}x${crowds}`;
  const { rows } = await sql<{ id: number }>`
    insert into users (login_id, email, password_hash, name, nickname, created_at, updated_at)
    select ${name}::text || '-' || n, ${name}::text || '-' || n || '@crowd.test', '-', '관객', '관객' || ${name}::text || 'n' || n,
      ${now}::timestamptz, ${now}::timestamptz from generate_series(1, ${count}::int) n returning id`.execute(
    db,
  );
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/** The day so many before today in Seoul. */
const daysAgo = (now: Date, days: number): string => seoulDay(new Date(now.getTime() - days * 86_400_000));

async function addEvent(
  db: Books,
  { type = 'RANKING', title, over = 1, isUnsealed }: Plan & { title: string },
  now: Date,
) {
  const seed = 'ab'.repeat(32);
  const { id } = await db
    .insertInto('events')
    .values({
      title,
      description: '설명',
      type,
      image_url: null,
      wide_image_url: null,
      start_date: daysAgo(now, over + 7),
      end_date: daysAgo(now, over),
      purchase_start_date: null,
      purchase_end_date: null,
      announcement_date: daysAgo(now, over - 2),
      max_participants: 1_000,
      seed_sealed: isUnsealed ? null : sealingWith(Buffer.alloc(32, 7)).seal(seed),
      seed_commit: isUnsealed ? null : await commitOf(seed),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Feeds of so many members as entries of an event, a minute apart. */
async function enter(db: Books, eventId: number, users: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into feeds (user_id, order_item_id, event_id, feed_type, title, content, created_at, updated_at)
    select u, (select min(id) from order_items), ${eventId}, 'EVENT', '참여 ' || n, '오늘의 신발',
      ${now}::timestamptz - interval '3 days' + n * interval '1 minute', ${now}::timestamptz
    from unnest(${sql.val([...users])}::bigint[]) with ordinality as x(u, n) returning id`.execute(db);
  await sql`insert into event_entries (event_id, user_id, feed_id, entry_no, nonce, created_at, updated_at)
    select event_id, user_id, id, row_number() over (order by created_at), md5(id::text), created_at, created_at
    from feeds where event_id = ${eventId}`.execute(db);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

type Vote = { feedId: number; standing: 'COUNTED' | 'WAITING' | 'VOID' };

/** Votes of members whom nobody knows, and the counters of the feeds. */
export async function vote(db: Books, eventId: number, votes: readonly Vote[], now: Date): Promise<number[]> {
  if (votes.length === 0) return [];
  const voters = await crowd(db, votes.length, now);
  await sql`insert into feed_votes (event_id, user_id, feed_id, standing, void_reason, created_at)
    select ${eventId}, u, f, s, case when s = 'VOID' then 'FRAUD' end,
      ${now}::timestamptz - interval '2 days' + n * interval '1 second'
    from unnest(${sql.val(voters)}::bigint[], ${sql.val(votes.map(({ feedId }) => feedId))}::bigint[],
      ${sql.val(votes.map(({ standing }) => standing))}::text[]) with ordinality as x(u, f, s, n)`.execute(
    db,
  );
  await recount(db, eventId);
  return voters;
}

const PART = 10_000;

/** So many votes that count, spread over the entries of an event, and the counters of its feeds. */
export async function manyVotes(db: Books, { id, feeds }: Ended, count: number, now: Date): Promise<void> {
  for (let from = 0; from < count; from += PART)
    await sql`with voters as (
      insert into users (login_id, email, password_hash, name, nickname, created_at, updated_at)
      select e || 'v' || n, e || 'v' || n || '@votes.test', '-', '투표', '투표' || e || 'n' || n, ${now}::timestamptz, ${now}::timestamptz
      from generate_series(${from + 1}::int, ${Math.min(from + PART, count)}::int) n, (select ${id}::int as e) named returning id)
      insert into feed_votes (event_id, user_id, feed_id, created_at)
      select ${id}, id, (${sql.val(feeds)}::bigint[])[1 + (id * 7919) % ${feeds.length}::int],
        ${now}::timestamptz - interval '1 day' + (id % 1000) * interval '1 second' from voters`.execute(db);
  await recount(db, id);
  await sql`analyze feed_votes, event_entries, feeds`.execute(db);
}

export const recount = (db: Books, eventId: number) =>
  sql`update feeds f set vote_count = (select count(*) from feed_votes v
    where v.feed_id = f.id and v.standing = 'COUNTED') where f.event_id = ${eventId}`.execute(db);

let events = 0;

/** An event that is over, as its people have left it. */
export async function endedEvent(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  plan: Plan = {},
): Promise<Ended> {
  const now = clock.now();
  events += 1;
  const { entries = [3, 2, 1], rewards = PODIUM, title = `시험 이벤트 ${events}` } = plan;
  const id = await addEvent(db, { ...plan, title }, now);
  for (const [sort, [condition, kind, value]] of rewards.entries())
    await db.insertInto('event_rewards').values({ event_id: id, condition, kind, value, sort }).execute();
  const counts = typeof entries === 'number' ? new Array<number>(entries).fill(0) : entries;
  const users = counts.length > 0 ? await crowd(db, counts.length, now) : [];
  const feeds = users.length > 0 ? await enter(db, id, users, now) : [];
  const all = counts.flatMap((count, at) =>
    Array.from({ length: count }, (): Vote => ({ feedId: feeds[at] ?? 0, standing: 'COUNTED' })),
  );
  const first = feeds[0] ?? 0;
  for (let count = 0; count < (plan.waiting ?? 0); count += 1)
    all.push({ feedId: first, standing: 'WAITING' });
  for (let count = 0; count < (plan.void ?? 0); count += 1) all.push({ feedId: first, standing: 'VOID' });
  await vote(db, id, all, now);
  return { id, title, users, feeds };
}

const path = (id: number, rest = ''): string => `/api/v2/events/${id}/results${rest}`;

/** The answer to an announcement that keeps every vote that looks odd. */
export async function announce(shop: TestShop, { id, title }: Pick<Ended, 'id' | 'title'>) {
  const admin = shop.as('admin');
  const flaggedVotes = (await admin.get(path(id))).body.data?.flaggedVotes ?? 0;
  return admin.post(path(id, '/announce'), { title, flaggedVotes });
}

/** Every step of an administrator, one after the other, until the announcement. */
export async function announced(shop: TestShop, plan: Plan = {}): Promise<Ended> {
  const event = await endedEvent(shop, plan);
  const admin = shop.as('admin');
  const calculated = await admin.post(path(event.id), {});
  const told = await announce(shop, event);
  if (told.status !== 200) throw new Error(JSON.stringify([calculated.body, told.body]));
  return event;
}

export const resultPath = path;
