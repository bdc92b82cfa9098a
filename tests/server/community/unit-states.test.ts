import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LineState } from '#domain/trade/orders/order-lifecycle.ts';
import { reconcileEvent } from '#server/events/reconcile/reconcile-event.ts';
import { freeEvent } from '../../support/community.ts';
import { feedBy, person } from '../../support/members/people.ts';
import { ask, deliver, twins } from '../../support/orders/delivered.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { buy, freshProduct, postReview } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const move = (orderItemId: number, status: LineState) =>
  shop.db.updateTable('order_items').set({ status }).where('id', '=', orderItemId).execute();
const stateOf = async (feedId: number): Promise<string> =>
  (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.orderItemState;

describe('order line of a feed', () => {
  it('must be delivered to the author; a shipped one is refused with its own error code', async () => {
    const [nari, doyun] = [await person(shop, 'nari'), await person(shop, 'doyun')];
    const line = async (status: LineState) => (await buy(shop, nari.id, { status })).orderItemId;
    const post = (who: typeof nari, orderItemId: number) =>
      who.call.post('/api/feeds/text-only', { title: '새 신발', content: '받았어요', orderItemId });
    const lines = {
      there: await line('DELIVERED'),
      ordered: await line('ORDERED'),
      sent: await line('SHIPPED'),
      cancelled: await line('CANCELLED'),
      returned: await line('RETURNED'),
      unpaid: await line('PENDING'),
    };
    const codes: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(lines)) codes[name] = (await post(nari, id)).body.code ?? 'OK';
    expect(codes).toEqual({
      there: 'OK',
      ordered: 'PAIR_NOT_DELIVERED',
      sent: 'PAIR_NOT_DELIVERED',
      cancelled: 'ORDER_ITEM_NOT_FOUND',
      returned: 'ORDER_ITEM_NOT_FOUND',
      unpaid: 'ORDER_ITEM_NOT_FOUND',
    });
    // The pair of another member gives no information, not even that it was shipped.
    for (const id of [lines.there, lines.sent])
      expect((await post(doyun, id)).body.code).toBe('ORDER_ITEM_NOT_FOUND');
    const { items } = (await nari.call.get('/api/users/orders/items')).body.data;
    const offered = items.map(({ orderItemId }: { orderItemId: number }) => orderItemId);
    expect(Object.values(lines).filter((id) => offered.includes(id))).toEqual([lines.there]);
  });

  it('is offered line by line: another line of the order may be cancelled or not shipped yet', async () => {
    const nari = await person(shop, 'nari');
    const { orderId, orderItemId, productId } = await buy(shop, nari.id);
    const { option_id } = await shop.db
      .selectFrom('order_items')
      .select('option_id')
      .where('id', '=', orderItemId)
      .executeTakeFirstOrThrow();
    const twin = { order_id: orderId, product_id: productId, option_id, quantity: 1, unit_price: 10_000 };
    const [gone] = await shop.db
      .insertInto('order_items')
      .values({ ...twin, status: 'RETURNED' })
      .returning('id')
      .execute();
    const { items } = (await nari.call.get('/api/users/orders/items')).body.data;
    const offered = items.map((item: { orderItemId: number }) => item.orderItemId);
    expect([offered.includes(orderItemId), offered.includes(gone?.id)]).toEqual([true, false]);
  });
});

describe('delivery state of a feed', () => {
  it('follows its line through an exchange and a return', async () => {
    const nari = await person(shop, 'nari');
    const { option, twin } = await twins(shop);
    const {
      itemIds: [orderItemId = 0],
    } = await deliver(shop, nari.call, [option]);
    const words = { title: '새 신발', content: '받았어요', orderItemId };
    const { feedId, orderItemState } = (await nari.call.post('/api/feeds/text-only', words)).body.data;
    expect(orderItemState).toBe('DELIVERED');
    const seller = await sellerOf(shop, option.product_id);
    const decide = (claimId: number) =>
      seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' });
    const exchange = await ask(nari.call, { orderItemId, type: 'EXCHANGE', newOptionId: twin.id });
    expect([exchange.status, await stateOf(feedId)]).toEqual([200, 'DELIVERED']);
    await decide(exchange.body.data.claimId);
    expect(await stateOf(feedId)).toBe('EXCHANGED');
    const back = await ask(nari.call, { orderItemId, type: 'RETURN' });
    await decide(back.body.data.claimId);
    expect(await stateOf(feedId)).toBe('RETURNED');
    const list = (await shop.as('visitor').get('/api/feeds?size=5')).body.data.content;
    expect(list.find((feed: { feedId: number }) => feed.feedId === feedId).orderItemState).toBe('RETURNED');
  });

  it('of a feed from before this rule is "shipping" or "cancelled"', async () => {
    const nari = await person(shop, 'nari');
    const { feedId, orderItemId } = await feedBy(shop, nari);
    await move(orderItemId, 'SHIPPED');
    expect(await stateOf(feedId)).toBe('COMING');
    await move(orderItemId, 'CANCELLED');
    expect(await stateOf(feedId)).toBe('CANCELLED');
  });
});

describe('feed about a line that was not kept', () => {
  it.each(['RETURNED', 'CANCELLED'] as const)(
    'leaves its event and ranking once the line is %s',
    async (end) => {
      const [nari, doyun] = [await person(shop, 'nari'), await person(shop, 'doyun')];
      const eventId = await freeEvent(shop);
      const gone = await feedBy(shop, nari, { eventId });
      const kept = await feedBy(shop, doyun, { eventId });
      await move(gone.orderItemId, end);
      await reconcileEvent(shop, { eventId });
      const { content } = (await shop.as('visitor').get(`/api/events/${eventId}/entries`)).body.data;
      expect(content.map((feed: { feedId: number }) => feed.feedId)).toEqual([kept.feedId]);
    },
  );

  it('does not count for size advice, and counts again when restored', async () => {
    const [nari, doyun] = [await person(shop, 'nari'), await person(shop, 'doyun')];
    const productId = await freshProduct(shop);
    const mine = await postReview(shop, nari.call, nari.id, { sizeFit: 'SMALL' }, productId);
    await postReview(shop, doyun.call, doyun.id, {}, productId);
    const votes = async () =>
      (await shop.as('user').get(`/api/products/${productId}/size-advice`)).body.data.votes;
    expect(await votes()).toBe(2);
    await move(mine.orderItemId, 'RETURNED');
    expect(await votes()).toBe(1);
    await sql`update order_items set status = 'DELIVERED' where id = ${mine.orderItemId}`.execute(shop.db);
    expect(await votes()).toBe(2);
  });
});
