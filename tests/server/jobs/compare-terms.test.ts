import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDaysAfter } from '#domain/kit/time/delivery-day.ts';
import { PRESENT_TERMS } from '#domain/trade/orders/order-terms.ts';
import { followLate } from '#server/jobs/orders/order-steps.ts';
import { stepOn } from '#server/jobs/orders/order-sweeps.ts';
import { compareTerms } from '#server/jobs/reminders/compare-terms.ts';
import { ask, deliver, twoStores } from '../../support/orders/delivered.ts';
import { cancelLate, noonAfter, promisedOf } from '../../support/orders/late.ts';
import { buy, optionsInStock, sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY = 86_400_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await compareTerms(shop.ports);
  await shop.db.deleteFrom('order_differences').execute();
});

const buyer = () => shop.asMember('user@sinbaljang.test');
async function option() {
  const [one] = await optionsInStock(shop, 400, 8);
  if (!one) throw new Error('no option in stock');
  return one;
}
const confirm = async (orderId: number) =>
  expect((await (await buyer()).post(`/api/users/orders/${orderId}/confirm`, {})).status).toBe(200);

async function confirmed(): Promise<number> {
  const { orderId } = await deliver(shop, await buyer(), [await option()]);
  await confirm(orderId);
  return orderId;
}

async function sendBack(orderItemId: number, productId: number, reason: string) {
  const { claimId } = (await ask(await buyer(), { orderItemId, type: 'RETURN', reason })).body.data;
  const seller = await sellerOf(shop, productId);
  const answer = await seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' });
  expect(answer.status).toBe(200);
}

async function returned(reason = 'CHANGED_MIND'): Promise<number> {
  const one = await option();
  const { orderId, itemIds } = await deliver(shop, await buyer(), [one]);
  await sendBack(itemIds[0] ?? 0, one.product_id, reason);
  return orderId;
}

/** Two lines of two stores: one is sent back, the other confirmed. */
async function returnedInPart(): Promise<number> {
  const [first, second] = await twoStores(shop);
  const { orderId, itemIds } = await deliver(shop, await buyer(), [first, second]);
  await sendBack(itemIds[0] ?? 0, first.product_id, 'CHANGED_MIND');
  await confirm(orderId);
  return orderId;
}

async function cancelled(): Promise<number> {
  const orderId = await buy(shop, await buyer(), { items: [{ optionId: (await option()).id, quantity: 2 }] });
  const answer = await (await buyer()).post(`/api/users/orders/${orderId}/cancel`, { reason: '' });
  expect(answer.status).toBe(200);
  return orderId;
}

/** An order that nobody sends: it is noted as late on the day after the promised one, and cancelled by its buyer. */
async function cancelledLate(): Promise<number> {
  const orderId = await buy(shop, await buyer(), { items: [{ optionId: (await option()).id, quantity: 1 }] });
  const promised = await promisedOf(shop, orderId);
  noonAfter(shop, promised);
  await stepOn(shop.ports, followLate, orderId);
  noonAfter(shop, businessDaysAfter(promised, PRESENT_TERMS.late.buyerCancelDays));
  expect((await cancelLate(await buyer(), orderId)).status).toBe(200);
  return orderId;
}

/** Changes the terms about late deliveries of an order. */
const lateTerm = (name: string, value: number) =>
  sql`update orders set terms = jsonb_set(terms, ${sql.lit(`{late,${name}}`)}, ${sql.lit(`${value}`)}) where id = `;

const differences = () =>
  shop.db
    .selectFrom('order_differences')
    .select(['order_id', 'kind', 'promised', 'happened'])
    .orderBy('order_id')
    .orderBy('kind')
    .execute();

/** Two servers compare the day that is over, and one of them again. */
async function compareNextDay() {
  shop.clock.advance(DAY);
  await Promise.all([compareTerms(shop.ports), compareTerms(shop.ports)]);
  await compareTerms(shop.ports);
}

describe('comparison of ended orders with their terms', () => {
  it('finds nothing for orders that ended as promised', async () => {
    await confirmed();
    await returned();
    await returned('DEFECT');
    await returnedInPart();
    await cancelled();
    await cancelledLate();
    await compareNextDay();
    expect(await differences()).toEqual([]);
  });

  it.each([
    ['PRICE', confirmed, sql`update payments set amount = amount + 1000 where order_id = `],
    ['DELIVERY_FEE', confirmed, sql`update orders set delivery_fee = delivery_fee + 1000 where id = `],
    [
      'RETURN_FEE',
      returned,
      sql`update refunds set amount = amount - 1000, delivery_charge = delivery_charge + 1000 where order_id = `,
    ],
    [
      'RETURN_FEE',
      returnedInPart,
      sql`update refunds set amount = amount + 500, delivery_charge = delivery_charge - 500 where order_id = `,
    ],
    ['REFUND', cancelled, sql`update refunds set amount = amount - 500 where order_id = `],
    ['POINTS', confirmed, sql`update orders set terms = jsonb_set(terms, '{earn,points}', '70') where id = `],
    ['PROMISED_DAY', confirmed, sql`update orders set promised_on = promised_on + 1 where id = `],
    [
      'LATE',
      confirmed,
      sql`update orders set promised_on = '2026-01-02', terms = terms || '{"promisedOn": "2026-01-02"}' where id = `,
    ],
    ['LATE_POINTS', cancelledLate, lateTerm('points', 500)],
    ['LATE_CANCEL', cancelledLate, lateTerm('buyerCancelDays', 5)],
    ['LATE_CANCEL', cancelledLate, lateTerm('shopCancelDays', 1)],
    [
      'LATE_POINTS',
      confirmed,
      sql`insert into point_ledger (user_id, type, points, balance_after, reason, description, created_at, order_id)
        select user_id, 'EARN', 1000, 1000, 'LATE_DELIVERY', '', now(), id from orders where id = `,
    ],
  ] as const)('records another %s than promised once for two servers (%#)', async (kind, end, change) => {
    const [right, wrong] = [await end(), await end()];
    await sql`${change}${wrong}`.execute(shop.db);
    await compareNextDay();
    const found = await differences();
    expect(found).toMatchObject([{ order_id: wrong, kind }]);
    expect(found[0]?.promised).not.toBe(found[0]?.happened);
    expect(found.map(({ order_id }) => order_id)).not.toContain(right);
    const { body } = await (await shop.asMember('admin@sinbaljang.test')).get(
      '/api/admin/dashboard/rows?metric=termsBroken',
    );
    const { order_no } = await shop.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', wrong)
      .executeTakeFirstOrThrow();
    expect(body.data.content).toHaveLength(1);
    expect(body.data.content[0].text).toContain(`${order_no} `);
    expect(body.data.content[0].text).toContain(`약속 ${found[0]?.promised}, 실제 ${found[0]?.happened}`);
  });

  it('covers each day that a stopped job has missed, and no running order', async () => {
    const wrong = await confirmed();
    await sql`update payments set amount = amount + 1000 where order_id = ${wrong}`.execute(shop.db);
    const { orderId: open, itemIds } = await deliver(shop, await buyer(), await twoStores(shop));
    const one = { orderItemIds: itemIds.slice(0, 1) };
    expect((await (await buyer()).post(`/api/users/orders/${open}/confirm`, one)).status).toBe(200);
    await sql`update payments set amount = amount + 1000 where order_id = ${open}`.execute(shop.db);
    await compareTerms(shop.ports);
    expect(await differences()).toEqual([]);
    shop.clock.advance(2 * DAY);
    await compareNextDay();
    expect(await differences()).toMatchObject([{ order_id: wrong, kind: 'PRICE' }]);
  });
});
