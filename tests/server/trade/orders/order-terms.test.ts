import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import { remind } from '#server/jobs/reminders/remind.ts';
import { ask, deliver } from '../../../support/orders/delivered.ts';
import { approve, confirmBody, optionsInStock, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
const NO_FEE = { outbound: 0, inbound: 0 };
/** What an order has stored that was placed while the policies were others. */
const OLDER = {
  returnDays: 14,
  confirmDays: 14,
  returnFee: { buyer: { outbound: 5_000, inbound: 5_000 }, shop: NO_FEE },
  earn: { stepWon: 10_000, points: 70 },
} as const satisfies Partial<OrderTerms>;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const buyer = () => shop.asMember('user@sinbaljang.test');
const options = () => optionsInStock(shop, 4_000, 8);
const setTerms = (orderId: number, terms: object | null) =>
  shop.db
    .updateTable('orders')
    .set({ terms: terms ? sql`terms || ${JSON.stringify(terms)}::text::jsonb` : sql`null` })
    .where('id', '=', orderId)
    .execute();

/** A delivered order of one unit: placed by the terms of before, by those of today, or before terms were stored. */
async function delivered(age: 'older' | 'newer' | 'without') {
  const [option] = await options();
  if (!option) throw new Error('no option in stock');
  const made = await deliver(shop, await buyer(), [option]);
  if (age !== 'newer') await setTerms(made.orderId, age === 'older' ? OLDER : null);
  return { ...made, itemId: made.itemIds[0] ?? 0, option };
}
const lineOf = (id: number) =>
  shop.db.selectFrom('order_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('order terms', () => {
  it('are stored with the order, and get the promised day with its payment', async () => {
    const [option] = await options();
    const caller = await buyer();
    const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
    const quote = (await shopper(caller).quote({ items })).body.data;
    const level = (await caller.get('/api/users/level/me')).body.currentLevel;
    const started = await shopper(caller).start({ items });
    const read = () =>
      shop.db
        .selectFrom('orders')
        .select(['id', 'terms', 'promised_on'])
        .where('order_no', '=', started.body.data.orderNo)
        .executeTakeFirstOrThrow();
    const { baseTotal, goodsTotal, deliveryFee, finalPrice, earnedPoints, usedPoints } = quote;
    const terms = {
      baseTotal,
      goodsTotal,
      deliveryFee,
      finalPrice,
      earnedPoints,
      usedPoints,
      returnDays: 7,
      confirmDays: 7,
      defectMonths: 3,
      freeDeliveryFrom: 50_000,
      returnFee: { buyer: { outbound: 3_000, inbound: 3_000 }, shop: NO_FEE },
      exchangeFee: { buyer: NO_FEE, shop: NO_FEE },
      earn: { stepWon: 10_000, points: 50 },
      late: { buyerCancelDays: 3, shopCancelDays: 7, points: 1_000 },
      level: { id: level.levelId, name: level.levelName },
    };
    expect(await read()).toMatchObject({ terms: { ...terms, promisedOn: null }, promised_on: null });
    await approve(shop, started);
    await caller.post('/api/payments/confirm', confirmBody(started));
    const paid = await read();
    expect(paid).toMatchObject({ terms: { ...terms, promisedOn: paid.promised_on } });
    expect(paid.promised_on).toMatch(/^2026-/);
    expect(paid.terms?.policies).toMatchObject({ 'returns.RETURN_DAYS': 1, 'returns.DEFECT_MONTHS': 2 });
    const shown = (await caller.get(`/api/users/orders/${paid.id}`)).body.data.terms;
    expect(shown).toEqual(paid.terms);
  });

  it('decide the return fee in preview, for the seller and in the refund', async () => {
    for (const [age, fee] of [
      ['older', 5_000],
      ['newer', 3_000],
      ['without', 3_000],
    ] as const) {
      const { orderId, itemId, itemIds, option } = await delivered(age);
      const caller = await buyer();
      const { deliveryFee, finalPrice } = (await caller.get(`/api/users/orders/${orderId}`)).body.data;
      const charge = deliveryFee > 0 ? fee : fee * 2;
      const wish = { orderItemIds: itemIds, cause: 'CHANGE_OF_MIND' };
      const preview = await caller.post(`/api/users/orders/${orderId}/refund-preview`, wish);
      const { claimId } = (await ask(caller, { orderItemId: itemId, type: 'RETURN' })).body.data;
      const seller = await sellerOf(shop, option.product_id);
      const claim = `/api/seller/claims/${claimId}`;
      const shown = (await seller.get(claim)).body.data.refund;
      expect((await seller.post(`${claim}/decision`, { decision: 'COMPLETE' })).status).toBe(200);
      const [refund] = (await caller.get(`/api/users/orders/${orderId}`)).body.data.refunds;
      const said = { deliveryCharge: charge };
      expect([preview.body.data, shown, refund]).toMatchObject([said, said, said]);
      expect(refund.amount).toBe(finalPrice - deliveryFee - charge);
    }
  });

  it('decide the return window, the day of confirmation, its reminder and the points', async () => {
    const [older, newer, without] = [
      await delivered('older'),
      await delivered('newer'),
      await delivered('without'),
    ];
    const reminded = async () =>
      (
        await shop.db
          .selectFrom('notices')
          .select('ref_id')
          .where('type', '=', 'AUTO_CONFIRM_SOON')
          .orderBy('id')
          .execute()
      ).map(({ ref_id }) => Number(ref_id));
    const ours = [older, newer, without].map(({ orderId }) => orderId);
    const caller = await buyer();
    const change = { type: 'RETURN', reason: 'CHANGED_MIND' };
    const askFor = ({ itemId }: typeof older) => ask(caller, { orderItemId: itemId, ...change });
    const confirmed = async () =>
      Promise.all(
        [older, newer, without].map(async ({ itemId }) => (await lineOf(itemId)).confirmed_at !== null),
      );
    shop.clock.advance(6 * DAY);
    await remind(shop.ports);
    expect((await reminded()).filter((id) => ours.includes(id))).toEqual([newer.orderId, without.orderId]);
    shop.clock.advance(2 * DAY);
    for (const order of [newer, without]) {
      const { body } = await askFor(order);
      expect(body.code).toBe('CLAIM_DEFECT_ONLY');
      expect(body.message).toContain('7일이');
    }
    await shop.sweep();
    expect(await confirmed()).toEqual([false, true, true]);
    const { claimId } = (await askFor(older)).body.data;
    await caller.post(`/api/users/claims/${claimId}/withdraw`);
    shop.clock.advance(5 * DAY);
    await remind(shop.ports);
    expect((await reminded()).filter((id) => ours.includes(id))).toEqual(
      [newer, without, older].map(({ orderId }) => orderId),
    );
    shop.clock.advance(2 * DAY);
    const late = await askFor(older);
    expect(late.body.code).toBe('CLAIM_DEFECT_ONLY');
    expect(late.body.message).toContain('14일이');
    await shop.sweep();
    expect(await confirmed()).toEqual([true, true, true]);
    const credit = async ({ orderId, itemId }: typeof older) => {
      const { unit_price: paid } = await lineOf(itemId);
      const { points } = await shop.db
        .selectFrom('point_ledger')
        .select((eb) => eb.fn.sum<string>('points').as('points'))
        .where('order_id', '=', orderId)
        .where('reason', '=', 'ORDER_EARN')
        .executeTakeFirstOrThrow();
      return Number(points) / Math.floor(paid / 10_000);
    };
    expect(await Promise.all([older, newer, without].map(credit))).toEqual([70, 50, 50]);
  });
});
