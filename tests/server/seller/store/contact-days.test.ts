import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONTACT_DAYS } from '#domain/policies/records.ts';
import { ask, deliver, twoStores } from '../../../support/orders/delivered.ts';
import { sellerOf } from '../../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const DAY = 86_400_000;
let shop: TestShop;
let option: Awaited<ReturnType<typeof twoStores>>[0];
beforeAll(async () => {
  shop = await startTestShop({ qaTools: true });
  [option] = await twoStores(shop);
});
afterAll(() => shop.close());

/** Log-ins end with the days that pass. */
const seller = () => sellerOf(shop, option.product_id);
const contactIn = async (order: number) => {
  const caller = await seller();
  const { contactView, contact, orderNo } = (await caller.get(`/api/seller/orders/${order}`)).body.data;
  const q = encodeURIComponent('김신발');
  const found = (await caller.get(`/api/seller/orders/lines?q=${q}`)).body.data;
  const isFound = found.content.some((line: { orderId: number }) => line.orderId === order);
  const [row] = (await caller.get(`/api/seller/orders/lines?q=${orderNo}`)).body.data.content;
  return [
    contactView,
    contact?.recipientPhone ?? null,
    contact?.deliveryDetailAddress ?? null,
    isFound,
    row.buyerName,
  ];
};

it('C5-2: contact data of a buyer are masked thirty days after delivery, by the clock, and deleted with the claim', async () => {
  const asked = await deliver(shop, shop.as('user'), [option]);
  const quiet = await deliver(shop, shop.as('user'), [option]);
  const answer = await ask(shop.as('user'), {
    orderItemId: asked.itemIds[0] ?? 0,
    type: 'RETURN',
    reason: 'DEFECT',
  });
  const whole = ['FULL', '010-1234-5678', '3층', true, '김*발'];
  // Whoever reads stars finds nobody by the whole name either.
  const starred = ['MASKED', '010-****-5678', '', false, '김*발'];
  const nothing = ['NONE', null, null, false, '김*발'];
  expect([await contactIn(asked.orderId), await contactIn(quiet.orderId)]).toEqual([whole, nothing]);
  const { delivered_at: delivered } = await shop.db
    .selectFrom('order_items')
    .select('delivered_at')
    .where('id', '=', asked.itemIds[0] ?? 0)
    .executeTakeFirstOrThrow();
  const due = (delivered?.getTime() ?? 0) + CONTACT_DAYS * DAY;
  shop.clock.advance(due - 1 - shop.clock.now().getTime());
  expect([await contactIn(asked.orderId), await contactIn(quiet.orderId)]).toEqual([whole, nothing]);
  shop.clock.advance(1);
  expect([await contactIn(asked.orderId), await contactIn(quiet.orderId)]).toEqual([starred, nothing]);
  const claim = answer.body.data.claimId;
  const decided = await (await seller()).post(`/api/seller/claims/${claim}/decision`, { decision: 'REJECT' });
  expect(decided.status).toBe(200);
  expect(await contactIn(asked.orderId)).toEqual(nothing);
});
