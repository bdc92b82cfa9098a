import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activityPoints, balance, freeEvent, idOf, postFeed } from '../support/community.ts';
import { startTestShop, type TestShop } from '../support/server.ts';

let shop: TestShop;
let me: number;
beforeAll(async () => {
  shop = await startTestShop();
  me = await idOf(shop, 'user@sinbaljang.test');
});
afterAll(() => shop.close());

const newEntry = async () => postFeed(shop, { eventId: await freeEvent(shop) });
const path = (feedId: number) => `/api/feeds/${feedId}/vote`;
const cancelRows = () =>
  shop.db
    .selectFrom('point_ledger')
    .selectAll()
    .where('user_id', '=', me)
    .where('type', '=', 'CANCEL')
    .orderBy('id')
    .execute();

describe('voting', () => {
  it('counts once an event and rewards once', async () => {
    const { feedId, eventId } = await newEntry();
    const [points, activity] = [await balance(shop, me), await activityPoints(shop, me)];
    const first = await shop.as('user').post(path(feedId));
    expect(first.body.data).toMatchObject({ voted: true, voteCount: 1 });
    const second = await shop.as('user').post(path(feedId));
    expect([second.status, second.body.data.voted, second.body.data.voteCount]).toEqual([200, false, 1]);
    expect(await balance(shop, me)).toBe(points + 100);
    expect(await activityPoints(shop, me)).toBe(activity + 1);
    const seen = (await shop.as('user').get(`/api/feeds/${feedId}`)).body.data;
    expect(seen).toMatchObject({ isVoted: true, canVote: false, participantVoteCount: 1 });
    expect((await shop.as('seller').get(`/api/feeds/${feedId}`)).body.data).toMatchObject({
      isVoted: false,
      canVote: true,
    });
    expect((await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.canVote).toBe(false);
    expect((await shop.as('user').get(`${path(feedId)}/check`)).body.data).toBe(true);
    expect((await shop.as('visitor').get(`${path(feedId)}/check`)).body.data).toBe(false);
    expect((await shop.as('visitor').get(`${path(feedId)}/count`)).body.data).toBe(1);
    expect((await shop.as('visitor').get(`/api/feeds/events/${eventId}/vote/count`)).body.data).toBe(1);
  });

  it('takes the reward back with a CANCEL row and pays no second one', async () => {
    const { feedId } = await newEntry();
    const [points, activity] = [await balance(shop, me), await activityPoints(shop, me)];
    await shop.as('user').post(path(feedId));
    const gone = await shop.as('user').delete(path(feedId));
    expect(gone.body.data).toMatchObject({ voted: false, voteCount: 0 });
    expect(await balance(shop, me)).toBe(points);
    expect(await activityPoints(shop, me)).toBe(activity);
    const cancelled = (await cancelRows()).at(-1);
    expect(cancelled).toMatchObject({ points: -100, balance_after: points });
    const count = (await cancelRows()).length;
    for (let round = 0; round < 3; round += 1) {
      expect((await shop.as('user').post(path(feedId))).body.data.voted).toBe(true);
      await shop.as('user').delete(path(feedId));
    }
    expect(await balance(shop, me)).toBe(points);
    expect(await cancelRows()).toHaveLength(count);
    const again = await shop.as('user').delete(path(feedId));
    expect([again.status, again.body.code]).toEqual([404, 'VOTE_NOT_FOUND']);
  });

  it('never takes more than the member still has', async () => {
    const seller = await idOf(shop, 'seller@sinbaljang.test');
    const { feedId } = await newEntry();
    await shop.as('seller').post(path(feedId));
    const owned = await balance(shop, seller);
    await shop.db
      .insertInto('point_ledger')
      .values({
        user_id: seller,
        type: 'USE',
        points: -owned,
        balance_after: 0,
        description: '사용',
        reason: 'TEST_USE',
        ref_type: null,
        ref_id: null,
        order_id: null,
        expires_at: null,
        created_at: shop.clock.now(),
      })
      .execute();
    expect((await shop.as('seller').delete(path(feedId))).status).toBe(200);
    expect(await balance(shop, seller)).toBe(0);
  });

  it('refuses feeds outside events, ended events, visitors and missing feeds', async () => {
    const daily = await postFeed(shop);
    expect((await shop.as('user').post(path(daily.feedId))).body.code).toBe('VOTE_NOT_ALLOWED');
    expect((await shop.as('visitor').post(path(daily.feedId))).status).toBe(401);
    expect((await shop.as('visitor').delete(path(daily.feedId))).status).toBe(401);
    expect((await shop.as('user').post(path(999_999))).body.code).toBe('FEED_NOT_FOUND');
    expect((await shop.as('visitor').get('/api/feeds/events/999999/vote/count')).body.code).toBe(
      'EVENT_NOT_FOUND',
    );
    const entry = await newEntry();
    await shop.as('user').post(path(entry.feedId));
    await shop.db
      .updateTable('events')
      .set({ end_date: '2026-11-20' })
      .where('id', '=', entry.eventId)
      .execute();
    expect((await shop.as('seller').post(path(entry.feedId))).body.code).toBe('VOTE_NOT_ALLOWED');
    expect((await shop.as('user').delete(path(entry.feedId))).body.code).toBe('VOTE_NOT_ALLOWED');
    const seen = (await shop.as('seller').get(`/api/feeds/${entry.feedId}`)).body.data;
    expect(seen).toMatchObject({ canVote: false, eventStatus: 'ENDED', participantVoteCount: 1 });
  });

  it('gives votes back when their entry is deleted', async () => {
    const entry = await newEntry();
    await shop.as('seller').post(path(entry.feedId));
    await shop.as('user').delete(`/api/feeds/${entry.feedId}`);
    const next = await postFeed(shop, { eventId: entry.eventId });
    expect((await shop.as('seller').post(path(next.feedId))).body.data.voted).toBe(true);
  });
});

describe('events that a feed can enter', () => {
  it('lists running events by the day in Seoul', async () => {
    const before = await shop.as('visitor').get('/api/events/feed-available');
    expect(before.body.data.length).toBeGreaterThan(0);
    for (const event of before.body.data)
      expect(event).toMatchObject({ status: 'ongoing', isParticipatable: true });
    const eventId = await freeEvent(shop, '오늘까지');
    await shop.db.updateTable('events').set({ end_date: '2026-11-21' }).where('id', '=', eventId).execute();
    const ids = async () =>
      (await shop.as('visitor').get('/api/events/feed-available')).body.data.map(
        (event: { eventId: number }) => event.eventId,
      );
    expect(await ids()).toContain(eventId);
    // 12 hours after noon in Seoul the day is over there, though not yet in UTC.
    shop.clock.advance(12 * 60 * 60 * 1_000);
    expect(await ids()).not.toContain(eventId);
  });
});
