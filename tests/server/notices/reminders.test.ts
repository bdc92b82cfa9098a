import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remind } from '#server/jobs/reminders/remind.ts';
import { person } from '../../support/members/people.ts';
import { ask, deliver, twins } from '../../support/orders/delivered.ts';
import { giveEnding } from '../../support/orders/ending-coupon.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY_MS = 86_400_000;

let shop: TestShop;
let nari: Awaited<ReturnType<typeof person>>;
let gunwoo: typeof nari;
beforeAll(async () => {
  shop = await startTestShop();
  nari = await person(shop, 'nari');
  gunwoo = await person(shop, 'gunwoo');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('notices').execute();
  await shop.db
    .updateTable('order_items')
    .set({ delivered_at: inDays(-40) })
    .execute();
});

const inDays = (days: number): Date => new Date(shop.clock.now().getTime() + days * DAY_MS);
const told = async (userId: number, type: string): Promise<string[]> =>
  (
    await shop.db
      .selectFrom('notices')
      .select('message')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .execute()
  ).map(({ message }) => message);

describe('reminder of automatic confirmation', () => {
  const bought = async (daysAgo: number) => {
    const { option } = await twins(shop);
    const { itemIds } = await deliver(shop, nari.call, [option]);
    const [itemId = 0] = itemIds;
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: inDays(-daysAgo) })
      .where('id', '=', itemId)
      .execute();
    return itemId;
  };

  it('is sent once, to the buyer only', async () => {
    await bought(6.5);
    await Promise.all([remind(shop.ports), remind(shop.ports)]);
    await remind(shop.ports);
    expect(await told(nari.id, 'AUTO_CONFIRM_SOON')).toHaveLength(1);
    expect(await told(gunwoo.id, 'AUTO_CONFIRM_SOON')).toEqual([]);
  });

  it.each([5.4, 7.6])('is not sent %s days after delivery', async (days) => {
    await bought(days);
    await remind(shop.ports);
    expect(await told(nari.id, 'AUTO_CONFIRM_SOON')).toEqual([]);
  });

  it('is not sent during an open claim', async () => {
    const orderItemId = await bought(1);
    await ask(nari.call, { orderItemId, type: 'RETURN' });
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: inDays(-6.5) })
      .where('id', '=', orderItemId)
      .execute();
    await remind(shop.ports);
    expect(await told(nari.id, 'AUTO_CONFIRM_SOON')).toEqual([]);
  });

  it('asks for a review from the third day on, unless there is one', async () => {
    await shop.db.updateTable('reviews').set({ status: 'DELETED' }).execute();
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: inDays(-40) })
      .execute();
    const itemId = await bought(2.9);
    await remind(shop.ports);
    expect(await told(nari.id, 'REVIEW_WAITING')).toEqual([]);
    await shop.db
      .updateTable('order_items')
      .set({ delivered_at: inDays(-3.1) })
      .where('id', '=', itemId)
      .execute();
    await remind(shop.ports);
    await remind(shop.ports);
    expect(await told(nari.id, 'REVIEW_WAITING')).toHaveLength(1);

    await shop.db.deleteFrom('notices').execute();
    const { product_id } = await shop.db
      .selectFrom('order_items')
      .select('product_id')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('reviews')
      .set({ status: 'ACTIVE', user_id: nari.id, product_id })
      .where('id', '=', sqlFirstReview())
      .execute();
    await remind(shop.ports);
    expect(await told(nari.id, 'REVIEW_WAITING')).toEqual([]);
  });

  const sqlFirstReview = () => shop.db.selectFrom('reviews').select((eb) => eb.fn.min('id').as('id'));
});

describe('reminder of an expiring coupon', () => {
  it('is sent within seven days, once', async () => {
    const name = await giveEnding(shop, nari.id, { ends: 6.9, lasts: 30 });
    await remind(shop.ports);
    await remind(shop.ports);
    expect(await told(nari.id, 'COUPON_EXPIRING')).toEqual([expect.stringContaining(name)]);
    expect(await told(gunwoo.id, 'COUPON_EXPIRING')).toEqual([]);
  });

  it.each([
    ['is far from its end', { ends: 7.1, lasts: 30 }],
    ['is used', { ends: 3, lasts: 30, used: true }],
    ['never lasted longer', { ends: 3, lasts: 5 }],
    ['has ended', { ends: -0.1, lasts: 30 }],
  ])('is not sent if it %s', async (_, life) => {
    await giveEnding(shop, gunwoo.id, life);
    await remind(shop.ports);
    expect(await told(gunwoo.id, 'COUPON_EXPIRING')).toEqual([]);
  });
});

describe('reminder of expiring points', () => {
  const earn = (userId: number, points: number, expiresInDays: number) =>
    shop.db
      .insertInto('point_ledger')
      .values({
        user_id: userId,
        type: 'EARN',
        points,
        balance_after: points,
        description: '시험 적립',
        reason: 'ADMIN_GRANT',
        ref_type: 'TEST',
        ref_id: Math.round(expiresInDays * 10),
        order_id: null,
        expires_at: inDays(expiresInDays),
        created_at: inDays(-300),
      })
      .execute();

  it('is sent once a week with the remaining points and the day', async () => {
    await shop.db.deleteFrom('point_ledger').where('user_id', 'in', [nari.id, gunwoo.id]).execute();
    await earn(nari.id, 700, 3);
    await earn(nari.id, 500, 30);
    await earn(gunwoo.id, 900, 20);
    await remind(shop.ports);
    await remind(shop.ports);
    expect(await told(nari.id, 'POINTS_EXPIRING')).toEqual([expect.stringMatching(/^700포인트는 \d+\/\d+/)]);
    expect(await told(gunwoo.id, 'POINTS_EXPIRING')).toEqual([]);
  });

  it('is not sent if all of them are spent', async () => {
    await shop.db.deleteFrom('point_ledger').where('user_id', '=', gunwoo.id).execute();
    await earn(gunwoo.id, 900, 2);
    await shop.db
      .insertInto('point_ledger')
      .values({
        user_id: gunwoo.id,
        type: 'USE',
        points: -900,
        balance_after: 0,
        description: '시험 사용',
        reason: 'ORDER',
        ref_type: 'TEST',
        ref_id: 1,
        order_id: null,
        expires_at: null,
        created_at: inDays(-1),
      })
      .execute();
    await remind(shop.ports);
    expect(await told(gunwoo.id, 'POINTS_EXPIRING')).toEqual([]);
  });
});
