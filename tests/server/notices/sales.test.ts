import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notifySales, summarizeSales } from '#server/jobs/reminders/notify-sellers.ts';
import { sendNotices } from '#server/notices/send-notices.ts';
import { ask, deliver, twoStores } from '../../support/orders/delivered.ts';
import { buy, sellerOf, setStock } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { setSeoulHour } from '../../support/server/test-clock.ts';

const HOUR = 3_600_000;
type Option = Awaited<ReturnType<typeof twoStores>>[number];
let shop: TestShop;
let [mine, others]: [Option, Option] = [] as never;
beforeAll(async () => {
  shop = await startTestShop();
  [mine, others] = await twoStores(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('sale_events').execute();
  await shop.db.deleteFrom('notices').execute();
  for (const { id } of [mine, others]) await setStock(shop, id, 20);
});

const order = (...options: Option[]) =>
  buy(shop, shop.as('user'), { items: options.map(({ id }) => ({ optionId: id, quantity: 1 })) });
const salesOf = async ({ product_id }: Option): Promise<string[]> => {
  const { body } = await (await sellerOf(shop, product_id)).get('/api/users/notices?topic=SALE&size=50');
  return body.data.content.map(
    ({ type, message }: { type: string; message: string }) => `${type} ${message}`,
  );
};

it('sales notices combine the orders of an hour for each seller, once for two servers', async () => {
  const { length: count } = [await order(mine), await order(mine, others), await order(mine)];
  await notifySales(shop.ports);
  expect(await salesOf(mine)).toEqual([]);
  shop.clock.advance(HOUR);
  await Promise.all(Array.from({ length: 4 }, () => notifySales(shop.ports)));
  await notifySales(shop.ports);
  expect(await salesOf(mine)).toEqual([`SALE_PLACED 새 주문 ${count}건이 들어왔어요.`]);
  expect(await salesOf(others)).toEqual(['SALE_PLACED 새 주문 1건이 들어왔어요.']);
});

it('sales notices report a claim and its withdrawal to the own store only', async () => {
  const { itemIds } = await deliver(shop, shop.as('user'), [mine]);
  await shop.db.deleteFrom('sale_events').execute();
  const { claimId } = (await ask(shop.as('user'), { orderItemId: itemIds[0] ?? 0, type: 'RETURN' })).body
    .data;
  shop.clock.advance(HOUR);
  await notifySales(shop.ports);
  await shop.as('user').post(`/api/users/claims/${claimId}/withdraw`);
  shop.clock.advance(HOUR);
  await notifySales(shop.ports);
  expect(await salesOf(mine)).toEqual([
    'SALE_WITHDRAWN 주문 1건의 반품이나 교환 요청이 철회됐어요.',
    'SALE_CLAIMED 주문 1건에 반품이나 교환 요청이 들어왔어요.',
  ]);
  expect(await salesOf(others)).toEqual([]);
});

it('sales notices can be turned off by a seller, and shoppers have no such setting', async () => {
  const seller = await sellerOf(shop, mine.product_id);
  const topicsOf = async (call: typeof seller) =>
    (await call.get('/api/users/me/notification-settings')).body.data.settings.map(
      ({ topic }: { topic: string }) => topic,
    );
  expect([
    (await topicsOf(seller)).includes('SALE'),
    (await topicsOf(shop.as('user'))).includes('SALE'),
  ]).toEqual([true, false]);
  await seller.put('/api/users/me/notification-settings', { topic: 'SALE', inApp: false, mail: true });
  await order(mine);
  shop.clock.advance(HOUR);
  await notifySales(shop.ports);
  await sendNotices(shop.ports);
  const mails = await shop.db.selectFrom('mails').select('subject').where('kind', '=', 'sale').execute();
  expect([await salesOf(mine), mails.map(({ subject }) => subject)]).toEqual([
    [],
    ['새 주문 1건이 들어왔어요.'],
  ]);
  await seller.put('/api/users/me/notification-settings', { topic: 'SALE', inApp: true, mail: true });
});

it('sales summary is sent once a day from its hour on, for the own store, and not if nothing is open', async () => {
  await shop.db.updateTable('order_items').set({ status: 'CANCELLED' }).execute();
  await shop.db.updateTable('claims').set({ status: 'WITHDRAWN' }).execute();
  await order(mine);
  setSeoulHour(shop.clock, '08:59', 1);
  await summarizeSales(shop.ports);
  expect(await salesOf(mine)).toEqual([]);
  setSeoulHour(shop.clock, '09:00', 1);
  await Promise.all(Array.from({ length: 3 }, () => summarizeSales(shop.ports)));
  shop.clock.advance(5 * HOUR);
  await summarizeSales(shop.ports);
  const summary =
    'SALE_SUMMARY 오늘 할 일: 보낼 상품 1개, 도착이 늦은 주문 0건, 답할 반품·교환 요청 0건이에요.';
  expect([await salesOf(mine), await salesOf(others)]).toEqual([[summary], []]);
});
