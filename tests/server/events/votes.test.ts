import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { reconcileEvent } from '#server/events/reconcile/reconcile-event.ts';
import { spendPoints } from '#server/rewards/points/point-ledger.ts';
import { activityPoints, balance, freeEvent, idOf, postFeed } from '../../support/community.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

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

describe('event votes', () => {
  it('count once per event and earn points once', async () => {
    const { feedId, eventId } = await newEntry();
    const [points, activity] = [await balance(shop, me), await activityPoints(shop, me)];
    const first = await shop.as('user').post(path(feedId));
    expect(first.body.data).toMatchObject({ voted: true, voteCount: 1, gained: 100 });
    const second = await shop.as('user').post(path(feedId));
    expect([second.status, second.body.data]).toMatchObject([200, { voted: false, voteCount: 1, gained: 0 }]);
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

  it('take the points back with a CANCEL row, and the next vote is paid as the first', async () => {
    const { feedId } = await newEntry();
    const [points, activity] = [await balance(shop, me), await activityPoints(shop, me)];
    const rewarded = await shop.as('user').post(path(feedId));
    expect(rewarded.body.data.message).toBe('투표했어요. 100포인트를 드렸어요.');
    const gone = await shop.as('user').delete(path(feedId));
    expect(gone.body.data).toMatchObject({ voted: false, voteCount: 0 });
    expect(await balance(shop, me)).toBe(points);
    expect(await activityPoints(shop, me)).toBe(activity);
    const cancelled = (await cancelRows()).at(-1);
    expect(cancelled).toMatchObject({ points: -100, balance_after: points });
    for (let round = 0; round < 3; round += 1) {
      expect((await shop.as('user').post(path(feedId))).body.data).toEqual(rewarded.body.data);
      expect(await balance(shop, me)).toBe(points + 100);
      expect(await activityPoints(shop, me)).toBe(activity + 1);
      await shop.as('user').delete(path(feedId));
      expect(await balance(shop, me)).toBe(points);
    }
    const again = await shop.as('user').delete(path(feedId));
    expect([again.status, again.body.code]).toEqual([404, 'VOTE_NOT_FOUND']);
  });

  it('record points that were spent meanwhile as debt, which the next points pay', async () => {
    const [nari, id] = [
      await shop.asMember('nari@sinbaljang.test'),
      await idOf(shop, 'nari@sinbaljang.test'),
    ];
    const [first, second] = [await newEntry(), await newEntry()];
    await nari.post(path(first.feedId));
    const spent = { userId: id, orderId: 1, points: await balance(shop, id) };
    await inTransaction(shop.db, (tx) => spendPoints(tx, spent, shop.clock.now()));
    expect((await nari.delete(path(first.feedId))).status).toBe(200);
    expect((await nari.get('/api/users/points/balance')).body.currentPoints).toBe(0);
    const [row] = (await nari.get('/api/users/points/transactions?size=1')).body.transactions;
    expect(row).toMatchObject({ type: 'CANCEL', amount: 100, balanceAfter: 0 });
    expect(row.description).toBe(
      '이벤트 투표를 취소했어요 (모자란 100포인트는 다음에 쌓이는 포인트로 채워요)',
    );
    await nari.post(path(second.feedId));
    expect((await nari.get('/api/users/points/balance')).body.currentPoints).toBe(0);
    await nari.post(path(first.feedId));
    expect((await nari.get('/api/users/points/balance')).body.currentPoints).toBe(100);
  });

  it.each(['seller', 'admin'] as const)(
    'of staff (%s) do not count, are not paid and say so',
    async (role) => {
      const { feedId } = await newEntry();
      const id = await idOf(shop, `${role}@sinbaljang.test`);
      const [points, activity] = [await balance(shop, id), await activityPoints(shop, id)];
      const { body } = await shop.as(role).post(path(feedId));
      expect(body.data).toEqual({
        voted: true,
        voteCount: 0,
        message: '투표했어요. 관리자와 판매자의 투표는 집계하지 않고 포인트도 드리지 않아요.',
        gained: 0,
        standing: 'VOID',
      });
      expect([await balance(shop, id), await activityPoints(shop, id)]).toEqual([points, activity]);
      expect((await shop.as(role).delete(path(feedId))).body.data.voteCount).toBe(0);
      expect([await balance(shop, id), await activityPoints(shop, id)]).toEqual([points, activity]);
    },
  );

  it('are withdrawn per member', async () => {
    const { feedId, eventId } = await newEntry();
    const nari = await shop.asMember('nari@sinbaljang.test');
    await shop.as('user').post(path(feedId));
    await nari.post(path(feedId));
    expect((await shop.as('user').delete(path(feedId))).body.data.voteCount).toBe(1);
    expect((await nari.get(`${path(feedId)}/check`)).body.data).toBe(true);
    expect((await shop.as('user').get(`${path(feedId)}/check`)).body.data).toBe(false);
    expect((await shop.as('visitor').get(`/api/feeds/events/${eventId}/vote/count`)).body.data).toBe(1);
    expect((await nari.post(path(feedId))).body.data.voted).toBe(false);
  });

  it('refuse feeds outside of events, ended events, guests and missing feeds', async () => {
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

  it('are free when the entry is deleted, and move to another entry with one reward', async () => {
    const entry = await newEntry();
    const [nari, id] = [
      await shop.asMember('nari@sinbaljang.test'),
      await idOf(shop, 'nari@sinbaljang.test'),
    ];
    const [points, activity] = [await balance(shop, id), await activityPoints(shop, id)];
    await nari.post(path(entry.feedId));
    await shop.as('user').delete(`/api/feeds/${entry.feedId}`);
    // A job settles the points paid for the vote.
    await reconcileEvent(shop, { eventId: entry.eventId });
    expect([await balance(shop, id), await activityPoints(shop, id)]).toEqual([points, activity]);
    const next = await postFeed(shop, { eventId: entry.eventId });
    expect((await nari.post(path(next.feedId))).body.data).toMatchObject({
      voted: true,
      message: '투표했어요. 100포인트를 드렸어요.',
    });
    expect([await balance(shop, id), await activityPoints(shop, id)]).toEqual([points + 100, activity + 1]);
    await nari.delete(path(next.feedId));
    expect([await balance(shop, id), await activityPoints(shop, id)]).toEqual([points, activity]);
  });
});

describe('events that a feed can enter', () => {
  it('are those running by the day in Seoul', async () => {
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
    // 12 hours after noon in Seoul the day has ended there, but not yet in UTC.
    shop.clock.advance(12 * 60 * 60 * 1_000);
    expect(await ids()).not.toContain(eventId);
  });
});
