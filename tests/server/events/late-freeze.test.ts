import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileEvents } from '#server/events/reconcile/reconcile-event.ts';
import { freezeEnded } from '#server/events/results/draw/freeze-service.ts';
import { crowd, endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const ranking = async (eventId: number): Promise<[number, number][]> =>
  (await shop.as('visitor').get(`/api/events/${eventId}/entries?sort=votes`)).body.data.content.map(
    (feed: { feedId: number; participantVoteCount: number }) => [feed.feedId, feed.participantVoteCount],
  );
const likesOf = async (eventId: number): Promise<number[]> =>
  (
    await shop.db
      .selectFrom('event_entries')
      .select('frozen_likes')
      .where('event_id', '=', eventId)
      .orderBy('entry_no')
      .execute()
  ).map(({ frozen_likes }) => frozen_likes);
/** Inserts this many likes of a feed at one moment, and updates its counter. */
async function like(feedId: number, count: number, at: Date): Promise<void> {
  const fans = await crowd(shop.db, count, at);
  await sql`insert into feed_likes (feed_id, user_id, created_at)
    select ${feedId}, u, ${at}::timestamptz from unnest(${sql.val(fans)}::bigint[]) u`.execute(shop.db);
  await sql`update feeds set like_count = like_count + ${count}::int where id = ${feedId}`.execute(shop.db);
}
const prove = (eventId: number, at: Date) =>
  sql`update users set phone = '7' || lpad(id::text, 10, '0'), phone_verified_at = ${at} where id in (
    select user_id from feed_votes where event_id = ${eventId} and standing = 'WAITING')`.execute(shop.db);

it('late freeze: jobs that stood still for two days give the same ranking as in time', async () => {
  const plan = { entries: [3, 2], waiting: 4 };
  const [punctual, late] = [await endedEvent(shop, plan), await endedEvent(shop, plan)];
  const now = shop.clock.now();
  const before = new Date(now.getTime() - 2 * DAY_MS);
  for (const { feeds } of [punctual, late]) await like(feeds[1] ?? 0, 2, before);
  await sql`update events set deleted_at = ${now} where id = ${late.id}`.execute(shop.db);
  await reconcileEvents(shop.ports);
  await freezeEnded(shop.ports);
  await sql`update events set deleted_at = null where id = ${late.id}`.execute(shop.db);
  // Changes after the last day: newly proven phone numbers, and likes.
  for (const event of [punctual, late]) {
    await prove(event.id, now);
    await like(event.feeds[0] ?? 0, 5, now);
  }
  shop.clock.advance(2 * DAY_MS);
  await reconcileEvents(shop.ports);
  await freezeEnded(shop.ports);
  const votes = [3, 2];
  for (const event of [punctual, late]) {
    expect(await ranking(event.id)).toEqual(event.feeds.map((id, place) => [id, votes[place]]));
    expect(await likesOf(event.id)).toEqual([0, 2]);
    const { data } = (await (await shop.asMember('admin@sinbaljang.test')).post(resultPath(event.id), {}))
      .body;
    expect(data.votes).toEqual({ counted: 5, waiting: 4, void: 0 });
  }
});

it('late freeze: a phone verified before the end counts, however late the job runs', async () => {
  const event = await endedEvent(shop, { entries: [2, 1], waiting: 2, over: 3 });
  await prove(event.id, new Date(shop.clock.now().getTime() - 4 * DAY_MS));
  await freezeEnded(shop.ports);
  const { data } = (await (await shop.asMember('admin@sinbaljang.test')).post(resultPath(event.id), {})).body;
  expect(data.votes).toEqual({ counted: 5, waiting: 0, void: 0 });
});

it('late freeze: votes and withdrawals after the end are refused, and the ranking stays', async () => {
  const { id, feeds } = await endedEvent(shop, { entries: [2, 1] });
  const before = await ranking(id);
  const caller = await shop.asMember('nari@sinbaljang.test');
  const cast = await caller.post(`/api/feeds/${feeds[1]}/vote`);
  const taken = await caller.delete(`/api/feeds/${feeds[0]}/vote`);
  expect([cast.body.code, taken.body.code]).toEqual(['VOTE_NOT_ALLOWED', 'VOTE_NOT_ALLOWED']);
  expect(await ranking(id)).toEqual(before);
});
