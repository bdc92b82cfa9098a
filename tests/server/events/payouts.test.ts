// Size: one event from its announcement through all failures of payment.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payEventRewards, payWaiting } from '#server/events/results/payouts/pay-service.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { balance } from '../../support/community.ts';
import { announced, type Ended, endedEvent, PODIUM, resultPath } from '../../support/events/ended-event.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

const paying = () => ({ ...shop.ports, log: shop.app.log });
const process = (id: number) => admin.post(`/api/v2/events/${id}/rewards/process`, {});
const balances = ({ users }: Ended) => Promise.all(users.map((id) => balance(shop, id)));
const payouts = (id: number) =>
  shop.db.selectFrom('event_payouts').selectAll().where('event_id', '=', id).orderBy('id').execute();
const trail = async (id: number, action: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entries a
    join event_payouts p on p.id = a.target_id
    where a.action = ${action} and a.target_type = 'EVENT_PAYOUT' and p.event_id = ${id}`.execute(shop.db);
  return rows[0]?.n ?? 0;
};
const stateOf = async (id: number): Promise<string> => (await admin.get(resultPath(id))).body.data.state;
const ALL = [
  ['1', 'POINTS', 3_000],
  ['1', 'DISCOUNT_COUPON', 15],
  ['1', 'BADGE_POINTS', 30],
  ['2', 'POINTS', 1_000],
  ['PARTICIPATION', 'POINTS', 100],
  ['PARTICIPATION', 'BADGE_POINTS', 5],
] as const;

describe('announcement of a result', () => {
  it('writes winners, feeds, notices and payouts in one transaction', async () => {
    const event = await announced(shop, { entries: [3, 2, 1], rewards: ALL });
    const [first = 0, second = 0, third = 0] = event.users;
    const entries = await shop.db
      .selectFrom('event_entries as e')
      .innerJoin('feeds as f', 'f.id', 'e.feed_id')
      .select(['e.user_id', 'e.status', 'f.feed_type'])
      .where('e.event_id', '=', event.id)
      .orderBy('e.entry_no')
      .execute();
    expect(entries.map(({ status, feed_type }) => [status, feed_type])).toEqual([
      ['WINNER', 'RANKING'],
      ['WINNER', 'RANKING'],
      ['PARTICIPATING', 'DAILY'],
    ]);
    const notices = await shop.db
      .selectFrom('notices')
      .select(['user_id', 'type', 'message', 'path', 'mail_due'])
      .where('user_id', 'in', event.users)
      .orderBy('user_id')
      .execute();
    expect(notices.map(({ user_id, type, mail_due }) => [user_id, type, mail_due])).toEqual([
      [first, 'EVENT_WON', true],
      [second, 'EVENT_WON', true],
      [third, 'EVENT_RESULT', false],
    ]);
    expect(notices[0]?.message).toContain('1위 3,000P + 15% 할인 쿠폰 + 활동 점수 30점');
    expect(notices[0]?.path).toBe(`/events/${event.id}`);
    await sendNotices(shop.ports);
    const mails = await shop.db
      .selectFrom('mails')
      .select('member_id')
      .where('kind', '=', 'event-won')
      .execute();
    expect(mails.map(({ member_id }) => member_id)).toEqual(expect.arrayContaining([first, second]));
    expect(mails.map(({ member_id }) => member_id)).not.toContain(third);
    // Three rewards for the first, one for the second, two for each participant.
    expect((await payouts(event.id)).map(({ state }) => state)).toEqual(new Array(10).fill('WAITING'));
    expect(await balances(event)).toEqual([0, 0, 0]);
  });
});

describe('payouts', () => {
  it('give points, activity points and a coupon for three months, once', async () => {
    const event = await announced(shop, { entries: [3, 2, 1], rewards: ALL });
    const answer = await process(event.id);
    expect(answer.body.data).toMatchObject({
      eventId: event.id,
      totalParticipants: 3,
      successfulRewards: 3,
      failedRewards: 0,
      waitingRewards: 0,
    });
    const [first = 0] = event.users;
    const line = answer.body.data.rewardDetails[0];
    expect(line).toMatchObject({
      userId: first,
      rankPosition: 1,
      pointsEarned: 3_100,
      badgePointsEarned: 35,
      success: true,
    });
    expect(await balances(event)).toEqual([3_100, 1_100, 100]);
    const { rows: activities } = await sql<{ user_id: number; points: number }>`
      select user_id, sum(points)::int as points from activities
      where type = 'EVENT_WINNER' and user_id in (${sql.join(event.users)}) group by 1 order by 1`.execute(
      shop.db,
    );
    // The value of the prize, and fifty once.
    expect(activities.map(({ points }) => points)).toEqual([30 + 5 + 50, 5 + 50, 5 + 50]);
    const members = await shop.db
      .selectFrom('users')
      .select('activity_points')
      .where('id', 'in', event.users)
      .orderBy('id')
      .execute();
    expect(members.map(({ activity_points }) => activity_points)).toEqual([85, 55, 55]);
    const [coupon] = await shop.db.selectFrom('coupons').selectAll().where('user_id', '=', first).execute();
    expect(coupon?.code).toMatch(/^EVENT-[0-9A-F]{24}$/);
    expect(line.couponCode).toBe(coupon?.code);
    expect([coupon?.discount_type, coupon?.discount_value]).toEqual(['RATE_DISCOUNT', 15]);
    const end = new Date(shop.clock.now());
    end.setUTCMonth(end.getUTCMonth() + 3);
    expect(coupon?.expires_at.getTime()).toBe(end.getTime());
    // Only the owner sees the code: others see the prize.
    const shown = await shop.as('visitor').get(resultPath(event.id));
    expect(JSON.stringify(shown.body)).not.toContain(coupon?.code ?? '-');
    expect(await stateOf(event.id)).toBe('PAID');
    await process(event.id);
    await payEventRewards(paying());
    expect(await balances(event)).toEqual([3_100, 1_100, 100]);
    expect(await trail(event.id, 'EVENT_REWARD_PAID')).toBe(10);
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('wait for the announcement', async () => {
    const event = await endedEvent(shop);
    const early = await process(event.id);
    expect([early.status, early.body.code]).toEqual([409, 'RESULT_NOT_ANNOUNCED']);
    await admin.post(resultPath(event.id), {});
    const calculated = await process(event.id);
    expect([calculated.status, calculated.body.message]).toEqual([
      409,
      '결과를 발표한 뒤에 보상을 지급할 수 있어요.',
    ]);
  });

  it('start by themselves ten minutes later, and not before', async () => {
    const event = await announced(shop);
    await payEventRewards(paying());
    expect(await balances(event)).toEqual([0, 0, 0]);
    shop.clock.advance(11 * 60_000);
    await payEventRewards(paying());
    expect(await balances(event)).toEqual([3_000, 2_000, 1_000]);
    expect(await stateOf(event.id)).toBe('PAID');
    shop.clock.advance(-11 * 60_000);
  });

  it('reach each winner once, however many servers pay', async () => {
    const event = await announced(shop, {
      entries: 40,
      rewards: [
        ['PARTICIPATION', 'POINTS', 100],
        ['PARTICIPATION', 'DISCOUNT_COUPON', 10],
      ],
    });
    // Each process has four lanes: at most as many as connections.
    await Promise.all([1, 2].map(() => payWaiting(paying(), { eventId: event.id })));
    expect(await balances(event)).toEqual(event.users.map(() => 100));
    const coupons = await shop.db
      .selectFrom('coupons')
      .select('id')
      .where('user_id', 'in', event.users)
      .execute();
    expect(coupons).toHaveLength(40);
    expect(await trail(event.id, 'EVENT_REWARD_PAID')).toBe(80);
  });

  it('fail with a message for withdrawn and banned winners, and continue for the others', async () => {
    const event = await announced(shop);
    const [first = 0, second = 0] = event.users;
    await shop.db.updateTable('users').set({ status: 'DELETED' }).where('id', '=', first).execute();
    await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', second).execute();
    const { data } = (await process(event.id)).body;
    expect(data).toMatchObject({ successfulRewards: 1, failedRewards: 2 });
    expect(data.rewardDetails.map(({ message }: { message: string }) => message)).toEqual([
      '탈퇴한 회원이라 지급하지 못했어요.',
      '차단된 회원이라 지급하지 못했어요.',
      '보상을 지급했어요.',
    ]);
    expect(await balances(event)).toEqual([0, 0, 1_000]);
    const list = (await admin.get(`/api/admin/events/results?q=${encodeURIComponent(event.title)}`)).body
      .data;
    expect(list.content[0]).toMatchObject({ eventId: event.id, failedPayouts: 2, state: 'PAID' });
    // After reactivation the reward is paid when requested, and once.
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', second).execute();
    const path = `/api/v2/events/${event.id}/rewards/reprocess/${second}`;
    expect((await admin.post(path, {})).body.data).toMatchObject({
      userId: second,
      success: true,
      pointsEarned: 2_000,
    });
    const none = await admin.post(path, {});
    expect([none.status, none.body.code]).toEqual([409, 'PAYOUT_NOT_FAILED']);
    expect(await balances(event)).toEqual([0, 2_000, 1_000]);
    expect(
      (await admin.post(`/api/v2/events/migration/${event.id}/rewards/${first}`, {})).body.data.success,
    ).toBe(false);
  });

  it('that failed are listed for administrators, participants included, until paid', async () => {
    const rewards = [
      ['1', 'POINTS', 3_000],
      ['PARTICIPATION', 'POINTS', 100],
      ['PARTICIPATION', 'BADGE_POINTS', 5],
    ] as const;
    const event = await announced(shop, { entries: [3, 2, 1], rewards });
    const [first = 0, , third = 0] = event.users;
    const stand = (status: string) =>
      shop.db.updateTable('users').set({ status }).where('id', 'in', [first, third]).execute();
    await stand('BLOCKED');
    await process(event.id);
    const failures = async () => (await admin.get(resultPath(event.id))).body.data.payout.failures;
    const reason = '차단된 회원이라 지급하지 못했어요.';
    expect(await failures()).toMatchObject([
      { userId: first, reason },
      { userId: third, reason },
    ]);
    expect((await shop.as('user').get(resultPath(event.id))).body.data.payout).toBeNull();
    await stand('ACTIVE');
    await admin.post(`/api/v2/events/${event.id}/rewards/reprocess/${third}`, {});
    expect(await failures()).toMatchObject([{ userId: first, reason }]);
    expect(await balances(event)).toEqual([0, 100, 100]);
  });

  it('that fail are retried later, delay nobody, and end with a message', async () => {
    const event = await announced(shop);
    const [first = 0] = event.users;
    await sql`create function refuse_prize() returns trigger as $$
      begin if new.user_id = ${sql.lit(first)} then raise exception 'refused'; end if; return new; end $$
      language plpgsql`.execute(shop.db);
    await sql`create trigger refuse_prize before insert on point_ledger for each row execute function refuse_prize()`.execute(
      shop.db,
    );
    const answer = (await process(event.id)).body.data;
    expect([answer.successfulRewards, answer.waitingRewards]).toEqual([2, 1]);
    expect(await stateOf(event.id)).toBe('PAYING');
    for (let tries = 0; tries < 5; tries += 1) {
      shop.clock.advance(60 * 60_000);
      await payEventRewards(paying());
    }
    const [row] = await payouts(event.id);
    expect([row?.state, row?.attempts]).toEqual(['FAILED', 5]);
    await sql`drop trigger refuse_prize on point_ledger`.execute(shop.db);
    shop.clock.advance(-5 * 60 * 60_000);
    expect(
      (await admin.post(`/api/v2/events/${event.id}/rewards/reprocess/${first}`, {})).body.data.success,
    ).toBe(true);
    expect(await balances(event)).toEqual([3_000, 2_000, 1_000]);
  });
});

describe('legacy client of results', () => {
  it('checks, reads and pays a result under the legacy paths', async () => {
    const event = await endedEvent(shop, { entries: [2, 1, 1], rewards: PODIUM });
    expect((await admin.get(resultPath(event.id, '/exists'))).body.data).toBe(false);
    expect((await admin.post(resultPath(event.id), { forceRecalculate: false })).status).toBe(200);
    expect((await admin.get(resultPath(event.id, '/exists'))).body.data).toBe(true);
    const early = await admin.post(`/api/v2/events/migration/${event.id}/rewards`, {});
    expect([early.status, early.body.message]).toEqual([409, '결과를 발표한 뒤에 보상을 지급할 수 있어요.']);
    await admin.post(resultPath(event.id, '/announce'), { title: event.title });
    const paid = (await admin.post(`/api/v2/events/migration/${event.id}/rewards`, {})).body.data;
    expect(paid).toMatchObject({ totalParticipants: 3, successfulRewards: 3, failedRewards: 0 });
    for (const line of paid.rewardDetails)
      expect(Object.keys(line)).toEqual(
        expect.arrayContaining(['userId', 'rankPosition', 'success', 'message']),
      );
    for (const path of [resultPath(event.id), `/api/events/${event.id}/results`]) {
      const { data } = (await shop.as('user').get(path)).body;
      expect(data).toMatchObject({
        eventId: event.id,
        eventTitle: event.title,
        resultType: 'RANKING_TOP3',
        totalParticipants: 3,
        totalVotes: 4,
      });
      expect(data.announcedAt).toMatch(/^2\d{3}-/);
      expect(data.resultDetails[0]).toMatchObject({
        userId: event.users[0],
        feedId: event.feeds[0],
        feedTitle: '참여 1',
        rankPosition: 1,
        voteCount: 2,
        pointsEarned: 3_000,
        badgePointsEarned: 0,
        couponCode: null,
        couponDescription: null,
        rewardProcessed: true,
      });
      expect(data.resultDetails[0].rewardProcessedAt).toMatch(/^2\d{3}-/);
    }
  });
});
