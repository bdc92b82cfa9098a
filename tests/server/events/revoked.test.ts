import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balance } from '../../support/community.ts';
import { announced, type Ended, type Plan, resultPath } from '../../support/events/ended-event.ts';
import { ledgerProblems } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['as']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = shop.as('admin');
});
afterAll(() => shop.close());

type Detail = {
  id: number;
  userId: number;
  condition: string;
  revokedReason: string | null;
  replaces: number | null;
};
const pay = (id: number) => admin.post(`/api/v2/events/${id}/rewards/process`, {});
const detailsOf = async (id: number): Promise<Detail[]> =>
  (await shop.as('visitor').get(resultPath(id))).body.data.resultDetails;
const revoke = (id: number, winnerId: number, reason = '부정 참여로 확인됐어요') =>
  admin.post(`/api/v2/events/${id}/winners/${winnerId}/revoke`, { reason });
const paid = async (plan: Plan): Promise<Ended> => {
  const event = await announced(shop, plan);
  await pay(event.id);
  return event;
};
const balances = ({ users }: Ended) => Promise.all(users.map((id) => balance(shop, id)));
const holders = async (id: number) =>
  (await detailsOf(id))
    .filter(({ revokedReason }) => revokedReason === null)
    .map(({ condition, userId }) => [condition, userId]);

describe('revoked prize', () => {
  it('promotes the runner-up and everybody below; both are shown with the reason', async () => {
    const event = await paid({ entries: [5, 4, 3, 2, 1] });
    const [first, second, third, fourth] = event.users;
    expect(await balances(event)).toEqual([3_000, 2_000, 1_000, 0, 0]);
    const [winner] = await detailsOf(event.id);
    const answer = await revoke(event.id, winner?.id ?? 0);
    expect(answer.status).toBe(200);
    expect(answer.body.data.state).toBe('PAYING');
    expect(await holders(event.id)).toEqual([
      ['1', second],
      ['2', third],
      ['3', fourth],
    ]);
    const gone = (await detailsOf(event.id)).find(({ userId }) => userId === first);
    expect(gone?.revokedReason).toBe('부정 참여로 확인됐어요');
    const instead = (await detailsOf(event.id)).find(({ replaces }) => replaces === gone?.id);
    expect(instead?.userId).toBe(second);
    await pay(event.id);
    expect(await balances(event)).toEqual([0, 3_000, 2_000, 1_000, 0]);
    const { rows } = await sql<{ status: string; feed_type: string }>`select e.status, f.feed_type
      from event_entries e join feeds f on f.id = e.feed_id where e.event_id = ${event.id} order by entry_no`.execute(
      shop.db,
    );
    expect(rows.map(({ status, feed_type }) => `${status} ${feed_type}`)).toEqual([
      'ELIMINATED DAILY',
      'WINNER RANKING',
      'WINNER RANKING',
      'WINNER RANKING',
      'PARTICIPATING DAILY',
    ]);
    const told = await shop.db
      .selectFrom('notices')
      .select('type')
      .where('user_id', '=', first ?? 0)
      .orderBy('id')
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['EVENT_WON', 'EVENT_PRIZE_REVOKED']);
    expect((await revoke(event.id, winner?.id ?? 0)).body.code).toBe('WINNER_REVOKED');
    expect(await ledgerProblems(shop)).toEqual([]);
  });

  it('takes back points that are left, ends the coupon, and undoes activity points', async () => {
    const event = await paid({
      entries: [2, 1],
      rewards: [
        ['1', 'POINTS', 3_000],
        ['1', 'DISCOUNT_COUPON', 20],
        ['1', 'BADGE_POINTS', 40],
      ],
    });
    const [first = 0, second = 0] = event.users;
    // Most of it was spent.
    await sql`insert into point_ledger (user_id, type, points, balance_after, description, reason, ref_type, ref_id, created_at)
      values (${first}, 'USE', -2500, 500, '사용', 'ORDER_USE', 'ORDER', 999999, ${shop.clock.now()})`.execute(
      shop.db,
    );
    const [winner] = await detailsOf(event.id);
    await revoke(event.id, winner?.id ?? 0);
    expect(await balance(shop, first)).toBe(0);
    const member = await shop.db
      .selectFrom('users')
      .select('activity_points')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    expect(member.activity_points).toBe(0);
    const [coupon] = await shop.db.selectFrom('coupons').selectAll().where('user_id', '=', first).execute();
    expect(coupon?.expires_at.getTime()).toBe(shop.clock.now().getTime());
    await pay(event.id);
    expect(await balance(shop, second)).toBe(3_000);
    const coupons = await shop.db
      .selectFrom('coupons')
      .select('expires_at')
      .where('user_id', '=', second)
      .execute();
    expect(coupons).toHaveLength(1);
  });

  it('that was not paid is never paid', async () => {
    const event = await announced(shop, { entries: [2, 1], rewards: [['1', 'POINTS', 700]] });
    const [winner] = await detailsOf(event.id);
    await revoke(event.id, winner?.id ?? 0);
    await pay(event.id);
    expect(await balances(event)).toEqual([0, 700]);
  });

  it('of a battle goes to the opponent, and to nobody without one', async () => {
    const event = await paid({ type: 'BATTLE', rewards: [['1', 'POINTS', 500]], entries: [4, 3, 2] });
    const { pairs } = (await shop.as('visitor').get(resultPath(event.id))).body.data;
    const before = await detailsOf(event.id);
    const numberOf = (userId: number) => event.users.indexOf(userId) + 1;
    for (const winner of before) {
      const pair = pairs.find((both: { entryNo: number }[]) =>
        both.some(({ entryNo }) => entryNo === numberOf(winner.userId)),
      );
      await revoke(event.id, winner.id);
      const other = pair.find(({ entryNo }: { entryNo: number }) => entryNo !== numberOf(winner.userId));
      const instead = (await detailsOf(event.id)).find(({ replaces }) => replaces === winner.id);
      expect(instead?.userId).toBe(other ? event.users[other.entryNo - 1] : undefined);
    }
  });

  it('of a draw goes to the next in the draw, and the vote of the winner stays', async () => {
    const event = await paid({
      type: 'DRAW',
      entries: new Array<number>(8).fill(2),
      rewards: [
        ['RANDOM', 'POINTS', 100],
        ['VOTERS', 'POINTS', 10],
      ],
    });
    const before = await holders(event.id);
    const [winner] = await detailsOf(event.id);
    await revoke(event.id, winner?.id ?? 0);
    const random = (await holders(event.id)).filter(([condition]) => condition === 'RANDOM');
    expect(random).toHaveLength(5);
    expect(random.slice(0, 4).every(([, userId]) => userId !== winner?.userId)).toBe(true);
    const voter = (await detailsOf(event.id)).find(({ condition }) => condition === 'VOTERS');
    await revoke(event.id, voter?.id ?? 0);
    const voters = (await holders(event.id)).filter(([condition]) => condition === 'VOTERS');
    expect(voters).toHaveLength(10);
    expect(voters.map(([, userId]) => userId)).not.toContain(voter?.userId);
    expect(before.filter(([condition]) => condition === 'VOTERS')).toHaveLength(10);
    // All that an entry has won goes with it, and the draw can be checked as before.
    await pay(event.id);
    expect(await balance(shop, winner?.userId ?? 0)).toBe(0);
  });

  it('is revoked once for concurrent requests', async () => {
    const event = await paid({ entries: [3, 2, 1, 0] });
    const [winner] = await detailsOf(event.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => revoke(event.id, winner?.id ?? 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await pay(event.id);
    expect(await balances(event)).toEqual([0, 3_000, 2_000, 1_000]);
  });

  it('requires an announcement, a known winner and a reason', async () => {
    const event = await announced(shop);
    expect((await revoke(event.id, 999_999)).body.code).toBe('WINNER_NOT_FOUND');
    const [winner] = await detailsOf(event.id);
    expect((await revoke(event.id, winner?.id ?? 0, ' ')).status).toBe(400);
    const other = await announced(shop);
    expect((await revoke(other.id, winner?.id ?? 0)).body.code).toBe('WINNER_NOT_FOUND');
  });
});

it('concurrent payment and revocation end as shown', async () => {
  for (let round = 0; round < 5; round += 1) {
    const event = await announced(shop, { entries: [3, 2, 1, 0] });
    const [winner] = await detailsOf(event.id);
    await Promise.all([pay(event.id), revoke(event.id, winner?.id ?? 0), pay(event.id)]);
    await pay(event.id);
    expect(await balances(event)).toEqual([0, 3_000, 2_000, 1_000]);
  }
  expect(await ledgerProblems(shop)).toEqual([]);
});
