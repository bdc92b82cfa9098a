import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '#domain/rewards/level.ts';
import { causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { returnFeeOfUnit, returnFeeText } from '#domain/trade/claims/return-fee.ts';
import { thorough } from '../../../../scripts/lib/testing/thorough.mjs';
import { ask, deliver } from '../../../support/orders/delivered.ts';
import { optionsInStock, sellerOf, shopper } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const reach = async (points: number) => {
  const { userId } = (await user().get('/api/users/level/me')).body;
  await shop.db.updateTable('users').set({ activity_points: points }).where('id', '=', userId).execute();
};

/** An option of a product below and of one above the limit of free delivery; of every product in the thorough run. */
async function units() {
  const options = (await optionsInStock(shop, 4_000, 8)).toSorted(
    (a, b) => a.discount_price - b.discount_price,
  );
  const [cheap, dear] = [options[0], options.at(-1)];
  if (!cheap || !dear) throw new Error('no options in stock');
  return thorough
    ? [...new Map(options.map((option) => [option.product_id, option])).values()]
    : [cheap, dear];
}
/** A level with and one without free delivery; every level in the thorough run. */
const levels = thorough ? LEVELS : [LEVELS[0], LEVELS[6]];
/** Milliseconds for more than a thousand orders. */
const LONG = 3_600_000;

describe('return fee', () => {
  it.each(['SIZE', 'CHANGED_MIND', 'DEFECT'])(
    'for %s is the same on page, preview, seller view, refund and notice',
    { timeout: thorough ? LONG : 30_000 },
    async (reason) => {
      const stores = await shop.db.selectFrom('stores').select('seller_id').execute();
      const sellers = stores.map(({ seller_id }) => seller_id);
      for (const level of levels)
        for (const option of await units()) {
          await reach(level?.minPointsRequired ?? 0);
          const begun = shop.clock.now().getTime();
          const items = [{ optionId: option.id, quantity: 1 }];
          const quote = (await shopper(user()).quote({ items })).body.data;
          const { orderId, itemIds } = await deliver(shop, user(), [option]);
          const order = (await user().get(`/api/users/orders/${orderId}`)).body.data;
          expect([order.finalPrice, order.deliveryFee]).toEqual([quote.finalPrice, quote.deliveryFee]);
          const wish = { orderItemIds: itemIds, cause: causeOf(reason) };
          const preview = (await user().post(`/api/users/orders/${orderId}/refund-preview`, wish)).body.data;
          const asked = await ask(user(), { orderItemId: itemIds[0] ?? 0, type: 'RETURN', reason });
          const seller = await sellerOf(shop, option.product_id);
          const claim = `/api/seller/claims/${asked.body.data.claimId}`;
          const shown = (await seller.get(claim)).body.data.refund;
          expect((await seller.post(`${claim}/decision`, { decision: 'COMPLETE' })).status).toBe(200);
          const [refund] = (await user().get(`/api/users/orders/${orderId}`)).body.data.refunds;
          const page =
            reason === 'DEFECT'
              ? { outbound: 0, inbound: 0 }
              : returnFeeOfUnit(option.discount_price, quote.deliveryFee === 0);
          const said = { deliveryCharge: page.outbound + page.inbound, outboundCharge: page.outbound };
          expect([preview, shown, refund]).toMatchObject([said, said, said]);
          const kept = reason === 'DEFECT' ? 0 : quote.deliveryFee + said.deliveryCharge;
          expect([preview.cash, shown.cash, refund.amount]).toEqual(Array(3).fill(quote.finalPrice - kept));
          const notice = await shop.db
            .selectFrom('notices')
            .select('message')
            .where('type', '=', 'REFUND_PAID')
            .orderBy('id', 'desc')
            .limit(1)
            .executeTakeFirstOrThrow();
          if (reason === 'DEFECT') expect(notice.message).not.toContain('배송비');
          else expect(notice.message).toContain(returnFeeText(page));
          // Each order advances to a dispatch day: a thousand in a row would exceed the years of the calendar.
          shop.clock.advance(begun - shop.clock.now().getTime());
          // The number of sessions of a member is limited: new ones would end those that sellers opened before.
          await shop.db.deleteFrom('sessions').where('user_id', 'in', sellers).execute();
        }
    },
  );

  it('of an exchange is zero, whatever the reason', async () => {
    const options = await optionsInStock(shop, 400, 8);
    const option = options[0];
    const twin = options.find(({ id, product_id }) => product_id === option?.product_id && id !== option.id);
    if (!option || !twin) throw new Error('no two options of a product');
    const { orderId, itemIds } = await deliver(shop, user(), [option]);
    const wish = { orderItemId: itemIds[0] ?? 0, type: 'EXCHANGE', newOptionId: twin.id };
    const { claimId } = (await ask(user(), wish)).body.data;
    const seller = await sellerOf(shop, option.product_id);
    await seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' });
    const { refunds, claims } = (await user().get(`/api/users/orders/${orderId}`)).body.data;
    expect(claims).toMatchObject([{ status: 'COMPLETED' }]);
    expect(refunds).toEqual([]);
  });
});

describe('quote of each seeded product at each level', () => {
  it('charges the delivery fee from which its return fee is computed', async () => {
    const options = await optionsInStock(shop, 10_000, 1);
    const ones = [...new Map(options.map((option) => [option.product_id, option])).values()];
    expect(ones.length).toBeGreaterThan(40);
    for (const level of LEVELS) {
      await reach(level.minPointsRequired);
      const answers = await Promise.all(
        ones.map(({ id }) => shopper(user()).quote({ items: [{ optionId: id, quantity: 1 }] })),
      );
      const told = ones.map(
        ({ discount_price }) => returnFeeOfUnit(discount_price, level.freeDelivery).outbound === 0,
      );
      expect(answers.map(({ body }) => body.data.deliveryFee > 0)).toEqual(told);
    }
  });
});
