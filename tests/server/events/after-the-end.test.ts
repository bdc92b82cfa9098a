// Size: courses of one event each, from its last day to revocations after the announcement.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { countSeats } from '#server/events/entries/entry-store.ts';
import { takeOut } from '#server/events/reconcile/change-entry-state.ts';
import { reconcileEntries, reconcileEvent } from '#server/events/reconcile/reconcile-event.ts';
import { resultStepsOf } from '#server/events/results/result-store.ts';
import { restoreCoupons } from '#server/trade/coupons/store.ts';
import { freeEvent } from '../../support/community.ts';
import {
  announced,
  announce as announceIt,
  crowd,
  type Ended,
  endedEvent,
  resultPath,
  vote,
} from '../../support/events/ended-event.ts';
import { feedBy, person } from '../../support/members/people.ts';
import { addCrowd, proveTelephones } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

type Detail = { id: number; userId: number; condition: string; revokedReason: string | null };
const detailsOf = async (id: number): Promise<Detail[]> =>
  (await admin.get(resultPath(id))).body.data.resultDetails;
const holders = async (id: number) =>
  (await detailsOf(id)).filter(({ revokedReason }) => revokedReason === null).map(({ userId }) => userId);
const revokeFirst = async (id: number) => {
  const [winner] = await detailsOf(id);
  const said = { reason: '부정 참여로 확인됐어요' };
  const { status } = await admin.post(`/api/v2/events/${id}/winners/${winner?.id}/revoke`, said);
  expect(status).toBe(200);
};
const calculate = (id: number, rest = '') => admin.post(resultPath(id, rest), {});
const announce = (event: Ended) => announceIt(shop, event);
const hide = (feedId: number | undefined, isHidden: boolean) =>
  sql`update feeds set hidden_at = ${isHidden ? shop.clock.now() : null} where id = ${feedId ?? 0}`.execute(
    shop.db,
  );
const setStatus = (userId: number | undefined, status: string) =>
  shop.db
    .updateTable('users')
    .set({ status })
    .where('id', '=', userId ?? 0)
    .execute();
const entriesOf = async (eventId: number) => {
  const rows = await shop.db
    .selectFrom('event_entries')
    .select(['status', 'reason'])
    .where('event_id', '=', eventId)
    .orderBy('entry_no')
    .execute();
  return rows.map(({ status, reason }) => reason ?? status);
};

describe('event between its end and the announcement', () => {
  it('restores an entry hidden by mistake, unless it was hidden when the list was fixed', async () => {
    const event = await endedEvent(shop, { entries: [3, 2, 1] });
    const [first, second, third] = event.users;
    await hide(event.feeds[2], true);
    await admin.post(resultPath(event.id, '/freeze'), {});
    await hide(event.feeds[0], true);
    await calculate(event.id);
    expect(await entriesOf(event.id)).toEqual(['HIDDEN', 'PARTICIPATING', 'HIDDEN']);
    expect(await holders(event.id)).toEqual([second]);
    await hide(event.feeds[0], false);
    await hide(event.feeds[2], false);
    const stale = await announce(event);
    expect([stale.status, stale.body.code]).toEqual([409, 'RESULT_STALE']);
    expect(await entriesOf(event.id)).toEqual(['PARTICIPATING', 'PARTICIPATING', 'HIDDEN']);
    await calculate(event.id, '/recalculate');
    expect(await holders(event.id)).toEqual([first, second]);
    expect((await announce(event)).status).toBe(200);
    expect(await holders(event.id)).not.toContain(third);
  });

  it('neither announces nor draws members who are banned meanwhile, but the others', async () => {
    const event = await endedEvent(shop, {
      type: 'DRAW',
      entries: [12, 0],
      rewards: [
        ['RANDOM', 'POINTS', 100],
        ['VOTERS', 'POINTS', 10],
      ],
    });
    await calculate(event.id);
    const voter = (await detailsOf(event.id)).find(({ condition }) => condition === 'VOTERS');
    await setStatus(event.users[1], 'BLOCKED');
    await setStatus(voter?.userId, 'BLOCKED');
    expect((await announce(event)).body.code).toBe('RESULT_STALE');
    await calculate(event.id, '/recalculate');
    expect((await announce(event)).status).toBe(200);
    const won = await holders(event.id);
    expect(won).toContain(event.users[0]);
    expect([won.includes(event.users[1] ?? 0), won.includes(voter?.userId ?? 0)]).toEqual([false, false]);
    expect(won).toHaveLength(1 + 10);
  });

  it('counts flagged votes of a deleted entry like all others', async () => {
    const event = await endedEvent(shop, { entries: [2, 2] });
    const [gone = 0, stays = 0] = event.feeds;
    // The feed is deleted as by a member: it is no longer shown.
    await sql`update feeds set deleted_at = ${shop.clock.now()}, vote_count = 0 where id = ${gone}`.execute(
      shop.db,
    );
    await reconcileEvent(shop, { eventId: event.id });
    const { rows } = await sql<{ user_id: number }>`select distinct on (feed_id) user_id from feed_votes
      where event_id = ${event.id} order by feed_id, user_id`.execute(shop.db);
    const said = { voteIds: rows.map(({ user_id }) => user_id), reason: '여러 계정' };
    const counters = async () => {
      const found = await shop.db
        .selectFrom('feeds')
        .select('vote_count')
        .where('id', 'in', [gone, stays])
        .orderBy('id')
        .execute();
      return found.map(({ vote_count }) => vote_count);
    };
    const path = `/api/admin/events/${event.id}/votes`;
    expect((await admin.post(`${path}/void`, said)).body.data?.changed).toBe(2);
    expect(await counters()).toEqual([0, 1]);
    await proveTelephones(shop, said.voteIds);
    expect((await admin.post(`${path}/restore`, said)).body.data?.changed).toBe(2);
    expect(await counters()).toEqual([0, 2]);
    expect((await calculate(event.id)).status).toBe(200);
  });
});

describe('event after the announcement', () => {
  it('promotes a runner-up who can win: not withdrawn, banned or with a returned product', async () => {
    const event = await announced(shop, { entries: [6, 5, 4, 3, 2, 1], rewards: [['1', 'POINTS', 500]] });
    const [, second, third, , , sixth] = event.users;
    await setStatus(second, 'DELETED');
    await setStatus(third, 'BLOCKED');
    await hide(event.feeds[3], true);
    await sql`update feeds set deleted_at = ${shop.clock.now()} where id = ${event.feeds[4] ?? 0}`.execute(
      shop.db,
    );
    await revokeFirst(event.id);
    expect(await holders(event.id)).toEqual([sixth]);
  });

  it('does not promote a banned voter', async () => {
    const event = await announced(shop, { entries: [12], rewards: [['VOTERS', 'POINTS', 10]] });
    const won = await holders(event.id);
    const { rows } = await sql<{ user_id: number }>`select user_id from feed_votes
      where event_id = ${event.id} and not user_id = any(${sql.val(won)}::bigint[])`.execute(shop.db);
    const [out, other] = rows.map(({ user_id }) => user_id);
    await setStatus(out, 'BLOCKED');
    await revokeFirst(event.id);
    expect(await holders(event.id)).toEqual(expect.arrayContaining([other]));
    expect(await holders(event.id)).not.toContain(out);
  });

  it('keeps the rank of an entry that is hidden and shown again', async () => {
    const author = await person(shop, 'doyun');
    const eventId = await freeEvent(shop);
    const feed = await feedBy(shop, author, { eventId });
    const other = await feedBy(shop, await person(shop, 'nari'), { eventId });
    await vote(shop.db, eventId, [{ feedId: other.feedId, standing: 'COUNTED' }], shop.clock.now());
    await sql`insert into event_rewards (event_id, condition, kind, value) values (${eventId}, '1', 'POINTS', 10)`.execute(
      shop.db,
    );
    await sql`update events set end_date = '2026-11-20' where id = ${eventId}`.execute(shop.db);
    await calculate(eventId);
    expect((await announce({ id: eventId, title: '새 이벤트', users: [], feeds: [] })).status).toBe(200);
    await hide(feed.feedId, true);
    // The feed is hidden as by a decision about a report.
    const moment = { now: shop.clock.now(), jobs: null };
    await takeOut(shop.db, { feedId: feed.feedId, reason: 'HIDDEN' }, moment);
    expect(await entriesOf(eventId)).toEqual(['PARTICIPATING', 'WINNER']);
    await hide(feed.feedId, false);
    await revokeFirst(eventId);
    expect(await holders(eventId)).toEqual([author.id]);
  });

  it('keeps a revoked coupon invalid, even if an order that used it is cancelled', async () => {
    const event = await announced(shop, { entries: [2, 1], rewards: [['1', 'DISCOUNT_COUPON', 20]] });
    await admin.post(`/api/v2/events/${event.id}/rewards/process`, {});
    const coupon = () =>
      shop.db
        .selectFrom('coupons')
        .selectAll()
        .where('user_id', '=', event.users[0] ?? 0)
        .executeTakeFirstOrThrow();
    const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await shop.db
      .updateTable('coupons')
      .set({ used_at: shop.clock.now(), order_id: orderId })
      .where('id', '=', (await coupon()).id)
      .execute();
    await revokeFirst(event.id);
    await restoreCoupons(shop.db, [orderId]);
    const back = await coupon();
    expect([back.used_at, back.expires_at <= shop.clock.now()]).toEqual([null, true]);
  });
});

describe('running event', () => {
  it('does not count a flagged vote of a member who has become a seller', async () => {
    const eventId = await freeEvent(shop);
    const { feedId } = await feedBy(shop, await person(shop, 'doyun'), { eventId });
    const members = (await addCrowd(shop, 2, 900)).map(({ id }) => id);
    const now = shop.clock.now();
    for (const userId of members)
      await sql`insert into feed_votes (event_id, user_id, feed_id, standing, created_at)
        values (${eventId}, ${userId}, ${feedId}, 'WAITING', ${now})`.execute(shop.db);
    await proveTelephones(shop, members);
    await sql`update users set role = 'seller' where id = ${members[0] ?? 0}`.execute(shop.db);
    await reconcileEvent(shop, { eventId });
    const { rows } = await sql<{ standing: string }>`select standing from feed_votes
      where event_id = ${eventId} order by user_id`.execute(shop.db);
    expect(rows.map(({ standing }) => standing)).toEqual(['WAITING', 'COUNTED']);
  });

  it('keeps the place of a hidden entry while it can be restored', async () => {
    const event = await endedEvent(shop, { entries: 4, over: -1 });
    for (const feedId of event.feeds.slice(0, 3)) await hide(feedId, true);
    await reconcileEntries(shop.ports, event.id);
    expect(await countSeats(shop.db, event.id)).toBe(4);
    await sql`update feeds set deleted_at = ${shop.clock.now()} where id = ${event.feeds[0] ?? 0}`.execute(
      shop.db,
    );
    await setStatus(event.users[1], 'DELETED');
    await setStatus(event.users[3], 'BLOCKED');
    await reconcileEntries(shop.ports, event.id);
    expect(await countSeats(shop.db, event.id)).toBe(2);
  });
});

// One connection cannot wait for another.
it.runIf(onPostgres)('event result is not PAID while a runner-up is promoted', async () => {
  const event = await announced(shop, { entries: [1, 0], rewards: [['1', 'POINTS', 10]] });
  await admin.post(`/api/v2/events/${event.id}/rewards/process`, {});
  const [next] = await crowd(shop.db, 1, shop.clock.now());
  const now = shop.clock.now();
  const waits = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows[0]?.count;
  };
  let paying = Promise.resolve();
  await inTransaction(shop.db, async (tx) => {
    await sql`insert into event_payouts (event_id, user_id, reward_id, created_at)
      select ${event.id}, ${next}, id, ${now} from event_rewards where event_id = ${event.id}`.execute(tx);
    await resultStepsOf(tx, event.id, now);
    paying = new Promise((done, fail) => {
      setImmediate(() =>
        inTransaction(shop.db, (other) => resultStepsOf(other, event.id, now)).then(done, fail),
      );
    });
    await expect.poll(waits, { interval: 5 }).toBe(1);
  });
  await paying;
  const { state } = await shop.db
    .selectFrom('event_results')
    .select('state')
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('ANNOUNCED');
});
