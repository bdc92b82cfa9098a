// Size: entries and votes in one place, from the list to the last second.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineState } from '#domain/trade/orders/order-lifecycle.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { reconcileEvent, reconcileEvents } from '#server/events/reconcile/reconcile-event.ts';
import { freezeEvent } from '#server/events/results/draw/freeze-service.ts';
import { forgetTags } from '#server/events/vote-desk/vote-desk-store.ts';
import { cast, withdraw } from '#server/events/votes/vote-service.ts';
import { ShopError } from '#server/kit/shop-error.ts';
import { spendPoints } from '#server/rewards/points/point-ledger.ts';
import { balance, enterWith, freeEvent, idOf, postFeed, purchasesOf } from '../../support/community.ts';
import { publicEvent, voted } from '../../support/events/events.ts';
import { feedBy, person } from '../../support/members/people.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { buy } from '../../support/reviews.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { rounds } from '../../support/server/rounds.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const HOUR_MS = 3_600_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const admin = () => shop.as('admin');
const entry = (eventId: number, userId: number) =>
  shop.db
    .selectFrom('event_entries')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
const vote = (eventId: number, userId: number) =>
  shop.db
    .selectFrom('feed_votes')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
const tokenPost = async (url: string, token: string, payload?: object) => {
  const response = await shop.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: response.json() };
};

describe('GET events', () => {
  it('starts with page 1, reads 0 as 1, counts each tab and has the member’s marks', async () => {
    const { eventId, voter } = await voted(shop);
    const first = (await shop.as('visitor').get('/api/events/all?page=1&size=2')).body;
    const zero = (await shop.as('visitor').get('/api/events/all?page=0&size=2')).body;
    expect(zero).toEqual(first);
    expect(first).toMatchObject({ page: 1, size: 2, hasPrevious: false, hasNext: true, numberOfElements: 2 });
    expect((await shop.as('visitor').get('/api/events/all?page=-1')).status).toBe(400);
    expect((await shop.as('visitor').get('/api/events/all?size=51')).body.size).toBe(50);
    expect((await shop.as('visitor').get('/api/events/search?type=quiz')).status).toBe(400);
    const { counts } = first;
    expect(counts.all).toBe(counts.upcoming + counts.ongoing + counts.ended);
    const ongoing = (await shop.as('user').get('/api/events/search?status=ONGOING&sort=past&keyword=')).body;
    expect(ongoing.totalElements).toBe(counts.ongoing);
    for (const event of ongoing.content) expect(event).toMatchObject({ status: 'ongoing', deletedAt: null });
    const mine = (list: { eventId: number }[]) => list.find((event) => event.eventId === eventId);
    expect(mine(ongoing.content)).toMatchObject({ myEntryFeedId: expect.any(Number), myVoteFeedId: null });
    const theirs = (await voter.get('/api/events/all?size=50')).body.content;
    expect(mine(theirs)).toMatchObject({
      myEntryFeedId: null,
      myVoteFeedId: expect.any(Number),
      voteCount: 1,
    });
    const detail = (await shop.as('visitor').get(`/api/events/${eventId}`)).body;
    expect(detail).toMatchObject({ type: 'RANKING', status: 'ONGOING', entryCount: 1, resultState: 'NONE' });
  });

  it('sorts by first day and by last day', async () => {
    const days = (list: { eventStartDate: string; eventEndDate: string }[]) =>
      list.map(({ eventStartDate, eventEndDate }) => [eventStartDate, eventEndDate]);
    const coming = days(
      (await shop.as('visitor').get('/api/events/all?sort=eventStartDate,asc&size=50')).body.content,
    );
    expect(coming.map(([start]) => start)).toEqual(coming.map(([start]) => start).sort());
    const past = days((await shop.as('visitor').get('/api/events/search?sort=past&size=50')).body.content);
    expect(past.map(([, end]) => end)).toEqual(
      past
        .map(([, end]) => end)
        .sort()
        .reverse(),
    );
  });
});

describe('entering an event', () => {
  it('requires a product bought in its days and kept, and returns the reason otherwise', async () => {
    const nari = await person(shop, 'nari');
    const eventId = await publicEvent(shop, {
      purchaseStartDate: '2026-11-10',
      purchaseEndDate: '2026-11-25',
    });
    const at = async (day: string, status: LineState = 'DELIVERED') => {
      const { orderItemId } = await buy(shop, nari.id, { status });
      const order = sql`(select order_id from order_items where id = ${orderItemId})`;
      await sql`update orders set ordered_at = ${`${day}T12:00:00+09:00`} where id = ${order}`.execute(
        shop.db,
      );
      return orderItemId;
    };
    const lines = {
      early: await at('2026-11-09'),
      first: await at('2026-11-10'),
      late: await at('2026-11-26'),
      gone: await at('2026-11-15', 'CANCELLED'),
      back: await at('2026-11-15', 'RETURNED'),
      ordered: await at('2026-11-15', 'ORDERED'),
      sent: await at('2026-11-15', 'SHIPPED'),
    };
    const { data } = (await nari.call.get(`/api/events/${eventId}/eligibility`)).body;
    const codeOf = (id: number) =>
      data.orderItems.find((item: { orderItemId: number }) => item.orderItemId === id)?.reason?.code ?? null;
    expect(Object.values(lines).map(codeOf)).toEqual([
      'BEFORE_PERIOD',
      null,
      'AFTER_PERIOD',
      'CANCELLED',
      'RETURNED',
      'NOT_DELIVERED',
      'NOT_DELIVERED',
    ]);
    expect(data).toMatchObject({ canEnter: true, reasons: [], seatsLeft: 100 });
    const post = (orderItemId: number) =>
      nari.call.post('/api/feeds/text-only', { title: '참여', content: '해요', orderItemId, eventId });
    for (const id of [lines.early, lines.late]) expect((await post(id)).body.code).toBe('NOT_ELIGIBLE');
    expect((await post(lines.gone)).status).toBeGreaterThanOrEqual(403);
    for (const id of [lines.ordered, lines.sent])
      expect((await post(id)).body.code).toBe('PAIR_NOT_DELIVERED');
    const [someoneElses] = await purchasesOf(shop);
    expect((await post(someoneElses ?? 0)).body.code).toBe('ORDER_ITEM_NOT_FOUND');
    const { orderItemId: claimed, orderId } = await buy(shop, nari.id);
    await sql`insert into claims (order_id, order_item_id, user_id, type, status, reason, created_at)
      values (${orderId}, ${claimed}, ${nari.id}, 'RETURN', 'REQUESTED', 'CHANGE_OF_MIND', ${shop.clock.now()})`.execute(
      shop.db,
    );
    expect((await post(claimed)).body).toMatchObject({
      code: 'NOT_ELIGIBLE',
      errors: [{ field: 'orderItemId', message: '반품이나 교환을 처리하고 있는 상품이에요.' }],
    });
    expect(await entry(eventId, nari.id)).toBeUndefined();
    expect((await post(lines.first)).status).toBe(200);
    const now = (await nari.call.get(`/api/events/${eventId}/eligibility`)).body.data;
    expect([now.canEnter, now.reasons[0].code, now.seatsLeft]).toEqual([false, 'ENTERED', 99]);
  });

  it('takes the nonce of the browser, makes one for legacy clients, and earns activity points once', async () => {
    const me = await idOf(shop, 'user@sinbaljang.test');
    const [orderItemId] = await purchasesOf(shop);
    const eventId = await freeEvent(shop);
    const body = { title: '참여', content: '해요', orderItemId, eventId };
    const bad = await shop.as('user').post('/api/feeds/text-only', { ...body, nonce: 'xyz' });
    expect(bad.status).toBe(400);
    const nonce = 'AB'.repeat(16);
    const { feedId } = (await shop.as('user').post('/api/feeds/text-only', { ...body, nonce })).body.data;
    expect(await entry(eventId, me)).toMatchObject({
      nonce: nonce.toLowerCase(),
      entry_no: 1,
      feed_id: feedId,
    });
    const deeds = () =>
      shop.db
        .selectFrom('activities')
        .select('points')
        .where('user_id', '=', me)
        .where('type', '=', 'EVENT_PARTICIPATION')
        .where('ref_id', '=', eventId)
        .execute();
    expect(await deeds()).toEqual([{ points: 2 }]);
    await shop.as('user').delete(`/api/feeds/${feedId}`);
    expect(await entry(eventId, me)).toMatchObject({ status: 'ELIMINATED', reason: 'DELETED' });
    expect(await deeds()).toEqual([]);
    await postFeed(shop, { eventId });
    const again = await entry(eventId, me);
    expect(again).toMatchObject({ status: 'PARTICIPATING', reason: null, entry_no: 2 });
    expect([again?.nonce === nonce.toLowerCase(), again?.nonce]).toEqual([
      false,
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    expect(await deeds()).toEqual([{ points: 2 }]);
  });

  it('stops at the last place for concurrent entries; a deleted entry frees one place once', async () => {
    const crowd = await addCrowd(shop, 20, 100);
    const eventId = await freeEvent(shop, '세 자리', 3);
    const enter = async ({ id, token }: (typeof crowd)[number]) => {
      const { orderItemId } = await buy(shop, id);
      return () =>
        tokenPost('/api/feeds/text-only', token, { title: '자리', content: '요', orderItemId, eventId });
    };
    const tries = await Promise.all(crowd.map(enter));
    const answers = await Promise.all(tries.map((go) => go()));
    const inside = answers.filter(({ status }) => status === 200);
    expect(inside).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['EVENT_FULL']),
    );
    const winner = crowd[answers.findIndex(({ status }) => status === 200)];
    const gone = inside[0]?.body.data.feedId;
    const headers = { authorization: `Bearer ${winner?.token}` };
    await Promise.all(
      [1, 2, 3].map(() => shop.app.inject({ method: 'DELETE', url: `/api/feeds/${gone}`, headers })),
    );
    const others = tries.filter((_, index) => answers[index]?.status !== 200);
    const later = await Promise.all(others.map((go) => go()));
    expect(later.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from event_entries
      where event_id = ${eventId} and status = 'PARTICIPATING'`.execute(shop.db);
    expect(rows[0]?.count).toBe(3);
  });

  it.each(['hidden', 'returned', 'banned'] as const)('ends when it is %s, with its votes', async (cause) => {
    const author = await person(shop, 'doyun');
    const eventId = await freeEvent(shop);
    const feed = await feedBy(shop, author, { eventId });
    const nari = await idOf(shop, 'nari@sinbaljang.test');
    const voter = await shop.asMember('nari@sinbaljang.test');
    const before = await balance(shop, nari);
    await voter.post(`/api/feeds/${feed.feedId}/vote`);
    const now = shop.clock.now();
    const set = {
      hidden: (on: boolean) => sql`update feeds set hidden_at = ${on ? now : null} where id = ${feed.feedId}`,
      returned: () => sql`update order_items set status = 'RETURNED' where id = ${feed.orderItemId}`,
      banned: (on: boolean) =>
        sql`update users set status = ${on ? 'BLOCKED' : 'ACTIVE'} where id = ${author.id}`,
    }[cause];
    await set(true).execute(shop.db);
    await reconcileEvent(shop, { eventId });
    const reason = { hidden: 'HIDDEN', returned: 'RETURNED', banned: 'BANNED' }[cause];
    expect(await entry(eventId, author.id)).toMatchObject({ status: 'ELIMINATED', reason });
    expect([await vote(eventId, nari), await balance(shop, nari)]).toEqual([undefined, before]);
    if (cause === 'returned') return;
    await set(false).execute(shop.db);
    await reconcileEvent(shop, { eventId });
    expect(await entry(eventId, author.id)).toMatchObject({ status: 'PARTICIPATING', reason: null });
    expect(await vote(eventId, nari)).toMatchObject({ feed_id: feed.feedId, standing: 'COUNTED' });
    expect(await balance(shop, nari)).toBe(before + 100);
    const { vote_count } = await shop.db
      .selectFrom('feeds')
      .select('vote_count')
      .where('id', '=', feed.feedId)
      .executeTakeFirstOrThrow();
    expect(vote_count).toBe(1);
  });
});

describe('vote', () => {
  it('of an account with little history is flagged and unpaid until its phone is verified', async () => {
    const { eventId, feedId } = await voted(shop);
    const [fresh, other] = await addCrowd(shop, 2, 200);
    const answer = await tokenPost(`/api/feeds/${feedId}/vote`, fresh?.token ?? '');
    expect(answer.body.data).toMatchObject({ voted: true, standing: 'WAITING', gained: 0, voteCount: 1 });
    await tokenPost(`/api/feeds/${feedId}/vote`, other?.token ?? '');
    expect(await balance(shop, fresh?.id ?? 0)).toBe(0);
    expect((await shop.as('visitor').get(`/api/events/${eventId}`)).body).toMatchObject({
      voteCount: 1,
      waitingVoteCount: 2,
    });
    await proveTelephones(shop, [fresh?.id ?? 0]);
    await reconcileEvents(shop);
    expect(await vote(eventId, fresh?.id ?? 0)).toMatchObject({ standing: 'COUNTED' });
    expect(await vote(eventId, other?.id ?? 0)).toMatchObject({ standing: 'WAITING' });
    expect([await balance(shop, fresh?.id ?? 0), await balance(shop, other?.id ?? 0)]).toEqual([100, 0]);
    expect((await shop.as('visitor').get(`/api/feeds/${feedId}/vote/count`)).body.data).toBe(2);
  });

  it('is one row, however often it is sent at once', async () => {
    const eventId = await freeEvent(shop);
    const { feedId } = await postFeed(shop, { eventId });
    const [one] = await addCrowd(shop, 1, 300);
    await proveTelephones(shop, [one?.id ?? 0]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => tokenPost(`/api/feeds/${feedId}/vote`, one?.token ?? '')),
    );
    expect(answers.filter(({ body }) => body.data?.voted)).toHaveLength(1);
    expect(await balance(shop, one?.id ?? 0)).toBe(100);
  });

  it('moves between two entries while its points are spent, by two members at once: one reward each', async () => {
    const eventId = await freeEvent(shop);
    const feeds = [
      (await feedBy(shop, await person(shop, 'nari'), { eventId })).feedId,
      (await feedBy(shop, await person(shop, 'doyun'), { eventId })).feedId,
    ];
    const members = (await addCrowd(shop, 2, 5_000)).map(({ id }) => id);
    await proveTelephones(shop, members);
    // At most as many calls at once as connections.
    for (let round = 0; round < rounds(50); round += 1) {
      const acts = members.flatMap((id) =>
        Array.from({ length: 4 }, (_, at) => async () => {
          const turn = round + at;
          const user = { id, userType: 'user' as const };
          const feedId = feeds[turn % 2] ?? 0;
          await inTransaction(shop.db, async (tx) => {
            if (turn % 5 === 4)
              await spendPoints(
                tx,
                { userId: id, orderId: round * 100 + turn, points: 100 },
                shop.clock.now(),
              );
            else if (turn % 4 < 2) await cast(tx, shop, { user, feedId });
            else await withdraw(tx, shop, user, feedId);
          }).catch((error: unknown) => expect(error).toBeInstanceOf(ShopError));
        }),
      );
      await Promise.all(acts.map((act) => act()));
      for (const id of members) {
        const { rows } = await sql<{
          net: number;
        }>`select coalesce(sum(points), 0)::int as net from point_ledger
          where user_id = ${id} and ref_type = 'EVENT' and ref_id = ${eventId}`.execute(shop.db);
        expect(rows[0]?.net).toBe((await vote(eventId, id)) ? 100 : 0);
      }
      for (const feedId of feeds) {
        const { rows } = await sql<{ shown: number; there: number }>`select vote_count as shown,
          (select count(*)::int from feed_votes where feed_id = f.id) as there from feeds f where id = ${feedId}`.execute(
          shop.db,
        );
        expect(rows[0]?.shown).toBe(rows[0]?.there);
      }
    }
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('is voided and restored with a reason and its points until the announcement, and no other', async () => {
    const { eventId, feedId, voteId } = await voted(shop);
    const [other] = await addCrowd(shop, 1, 400);
    await proveTelephones(shop, [other?.id ?? 0]);
    await tokenPost(`/api/feeds/${feedId}/vote`, other?.token ?? '');
    const before = await balance(shop, voteId);
    const path = `/api/admin/events/${eventId}/votes`;
    const said = { voteIds: [voteId, 999_999], reason: '여러 계정' };
    for (const role of ['user', 'seller'] as const)
      expect((await shop.as(role).post(`${path}/void`, said)).status).toBe(403);
    const { data } = (await admin().post(`${path}/void`, said)).body;
    expect(data).toMatchObject({
      changed: 1,
      results: [
        { id: voteId, done: true },
        { id: 999_999, done: false },
      ],
    });
    expect(await vote(eventId, voteId)).toMatchObject({ standing: 'VOID', void_reason: '여러 계정' });
    expect([await balance(shop, voteId), await balance(shop, other?.id ?? 0)]).toEqual([before - 100, 100]);
    const listed = (await admin().get(`${path}?standing=void`)).body.data;
    expect([listed.content.map((row: { voteId: number }) => row.voteId), listed.totals]).toEqual([
      [voteId],
      { counted: 1, waiting: 0, void: 1 },
    ]);
    await admin().post(`${path}/restore`, said);
    expect([await balance(shop, voteId), (await vote(eventId, voteId))?.standing]).toEqual([
      before,
      'COUNTED',
    ]);
    expect((await shop.as('visitor').get(`/api/feeds/${feedId}/vote/count`)).body.data).toBe(2);
    await shop.db
      .insertInto('event_results')
      .values({
        event_id: eventId,
        state: 'ANNOUNCED',
        total_participants: 1,
        total_votes: 2,
        calculated_at: shop.clock.now(),
        announced_at: shop.clock.now(),
        paid_at: null,
      })
      .execute();
    expect((await admin().post(`${path}/void`, said)).body.code).toBe('RESULT_ANNOUNCED');
    expect((await vote(eventId, voteId))?.address_tag).not.toBeNull();
    await forgetTags(shop.db, new Date(shop.clock.now().getTime() + HOUR_MS));
    expect((await vote(eventId, voteId))?.address_tag).toBeNull();
  });

  it('is flagged as one of five at once from one network', async () => {
    const eventId = await freeEvent(shop);
    const { feedId } = await postFeed(shop, { eventId });
    const second = await postFeed(shop);
    await enterWith(shop, {
      feedId: second.feedId,
      eventId,
      userId: await idOf(shop, 'doyun@sinbaljang.test'),
    });
    const crowd = await addCrowd(shop, 6, 500);
    for (const [index, { token }] of crowd.entries())
      await tokenPost(`/api/feeds/${index < 5 ? feedId : second.feedId}/vote`, token);
    const { data } = (await admin().get(`/api/admin/events/${eventId}/votes?flag=BURST`)).body;
    expect(data.totalElements).toBe(5);
    expect(new Set(data.content.map((row: { feedId: number }) => row.feedId))).toEqual(new Set([feedId]));
    expect(data.flagged).toContainEqual({ flag: 'MOSTLY_WAITING', feedId, votes: 5 });
    expect(data.flagged.every((one: { feedId: number }) => one.feedId === feedId)).toBe(true);
  });
});

describe('voting blackout period', () => {
  it('hides counts and order from everybody but administrators', async () => {
    const { eventId, feedId, voter } = await voted(shop);
    await shop.db.updateTable('events').set({ end_date: '2026-11-21' }).where('id', '=', eventId).execute();
    const paths = [`/api/feeds/${feedId}/vote/count`, `/api/feeds/events/${eventId}/vote/count`];
    for (const path of paths) {
      expect((await voter.get(path)).body.data).toBeNull();
      expect((await admin().get(path)).body.data).toBe(1);
    }
    const seen = async (as: 'admin' | 'visitor') =>
      (await shop.as(as).get(`/api/events/${eventId}/entries`)).body.data.content[0];
    expect([
      (await seen('visitor')).participantVoteCount,
      (await seen('admin')).participantVoteCount,
    ]).toEqual([null, 1]);
    expect((await shop.as('visitor').get(`/api/events/${eventId}`)).body).toMatchObject({
      voteCount: null,
      blackout: { isOn: true },
    });
    expect((await voter.delete(`/api/feeds/${feedId}/vote`)).body.data).toMatchObject({
      voted: false,
      voteCount: null,
    });
    await shop.db.updateTable('events').set({ vote_blackout_hours: 0 }).where('id', '=', eventId).execute();
    expect((await voter.post(`/api/feeds/${feedId}/vote`)).body.data.voteCount).toBe(1);
  });

  it('ends at one second, by the clock of the database', async () => {
    const { eventId, feedId } = await voted(shop);
    const { rows } = await sql<{ today: string; yesterday: string }>`
      select to_char(clock_timestamp() at time zone 'Asia/Seoul', 'YYYY-MM-DD') as today,
        to_char((clock_timestamp() at time zone 'Asia/Seoul') - interval '1 day', 'YYYY-MM-DD') as yesterday`.execute(
      shop.db,
    );
    const [one, two] = await addCrowd(shop, 2, 600);
    const run = (end: string) =>
      shop.db
        .updateTable('events')
        .set({ start_date: '2020-01-01', end_date: end })
        .where('id', '=', eventId)
        .execute();
    // By the server clock the event ended long ago; the database clock decides. Then the reverse.
    const clock = { now: () => new Date('2099-01-01T00:00:00Z'), at: (real: Date) => real };
    const user = { id: one?.id ?? 0, userType: 'user' as const };
    await run(rows[0]?.today ?? '');
    expect(await cast(shop.db, { clock }, { user, feedId })).toMatchObject({ voted: true });
    await run(rows[0]?.yesterday ?? '');
    const early = { now: () => new Date('2020-06-01T00:00:00Z'), at: (real: Date) => real };
    const late = { id: two?.id ?? 0, userType: 'user' as const };
    await expect(cast(shop.db, { clock: early }, { user: late, feedId })).rejects.toMatchObject({
      code: 'VOTE_NOT_ALLOWED',
    });
  });

  it('ends for everybody at the same moment: every acknowledged vote is in the fixed list', async () => {
    const [one, two] = [await person(shop, 'nari'), await person(shop, 'doyun')];
    for (let round = 0; round < rounds(50); round += 1) {
      const eventId = await freeEvent(shop, '끝나는 순간');
      const { feedId } = await feedBy(shop, round % 2 ? one : two, { eventId });
      const members = (await addCrowd(shop, 6, 2_000 + round * 100)).map(({ id }) => id);
      await proveTelephones(shop, members);
      await shop.db.updateTable('events').set({ end_date: '2026-11-21' }).where('id', '=', eventId).execute();
      const votes = members.map((id, at) => async () => {
        if (at === 3) shop.clock.advance(12 * HOUR_MS);
        const user = { id, userType: 'user' as const };
        const voted = await inTransaction(shop.db, (tx) => cast(tx, shop, { user, feedId })).catch(
          () => null,
        );
        return voted?.voted ? [id] : [];
      });
      const ending = () =>
        freezeEvent(shop.ports, eventId).then(
          () => [] as number[],
          () => [],
        );
      const told = await Promise.all(
        [...votes.slice(0, 4), ending, ...votes.slice(4), ending].map((go) => go()),
      );
      await freezeEvent(shop.ports, eventId);
      shop.clock.advance(-12 * HOUR_MS);
      const { rows } = await sql<{ voters: number[]; there: number[]; paid: number[] }>`
        select (select array_agg(v::int order by v) from unnest(l.voters) v) as voters,
          (select array_agg(user_id::int order by user_id) from feed_votes where event_id = l.event_id) as there,
          (select array_agg(user_id::int order by user_id) from point_ledger
            where ref_type = 'EVENT' and ref_id = l.event_id and reason = 'EVENT_VOTE') as paid
        from event_lists l where event_id = ${eventId}`.execute(shop.db);
      const voted = told.flat().sort((a, b) => a - b);
      const all = voted.length > 0 ? voted : null;
      expect(rows).toEqual([{ voters: all, there: all, paid: all }]);
    }
  });
});
