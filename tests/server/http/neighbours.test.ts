import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { pointsEarnedBy } from '#domain/trade/cart/earned-points.ts';
import { idOf } from '../../support/community.ts';
import { ask, deliver, twoStores } from '../../support/orders/delivered.ts';
import { ADDRESS, balanceOf, buy, optionsInStock, sellerOf, shopper } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const DAY = 86_400_000;
type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let other: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  other = await shop.asMember('minjun@sinbaljang.test');
});
afterAll(() => shop.close());

const user = () => shop.as('user');
const read = async (orderId: number) => (await user().get(`/api/users/orders/${orderId}`)).body.data;

/** Won paid with money for a line. */
async function paidFor(id: number): Promise<number> {
  const line = await shop.db
    .selectFrom('order_items')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return (
    line.unit_price * line.quantity -
    line.level_share -
    line.follower_share -
    line.coupon_share -
    line.point_share
  );
}

describe('two members', () => {
  it('with the same option in their carts: an order empties only its own', async () => {
    const [ordered, kept] = await optionsInStock(shop, 2);
    const cartOf = async (who: Caller): Promise<number[]> =>
      (await who.get('/api/users/cart')).body.data.items.map(
        ({ optionId }: { optionId: number }) => optionId,
      );
    await shop.db.deleteFrom('cart_items').execute();
    for (const who of [user(), other])
      await who.post('/api/users/cart/items', { optionId: ordered?.id, quantity: 1 });
    const { data } = (await user().post('/api/users/cart/items', { optionId: kept?.id, quantity: 1 })).body;
    await user().patch(`/api/users/cart/items/${data.cartItemId}`, { selected: false });
    await buy(shop, user(), {});
    expect([await cartOf(user()), await cartOf(other)]).toEqual([[kept?.id], [ordered?.id]]);
  });

  it('with the same idempotency key get an order each, in either API version', async () => {
    const [option] = await optionsInStock(shop, 1);
    const items = [{ optionId: option?.id ?? 0, quantity: 1 }];
    const started = [user(), other].map((who) => shopper(who).start({ items, key: 'one-key-of-two' }));
    const [mine, theirs] = (await Promise.all(started)).map(({ body }) => body.data.orderId);
    const wish = { ...ADDRESS, items, deliveryFee: 0, paymentMethod: '간편결제' };
    const headers = { 'idempotency-key': 'another-of-two' };
    const direct = [];
    for (const who of [user(), other])
      direct.push((await who.post('/api/users/direct-orders', wish, { headers })).body.data.orderId);
    const owner = await shop.db
      .selectFrom('orders')
      .select(['id', 'user_id'])
      .where('id', 'in', [mine, theirs, ...direct])
      .execute();
    const ownerOf = (id: number) => owner.find((row) => row.id === id)?.user_id;
    const [me, them] = [await idOf(shop, 'user@sinbaljang.test'), await idOf(shop, 'minjun@sinbaljang.test')];
    expect([mine, theirs, ...direct].map(ownerOf)).toEqual([me, them, me, them]);
  });
});

describe('two lines of an order', () => {
  it('earn their points one by one, together as promised', async () => {
    const { orderId, itemIds } = await deliver(shop, user(), await twoStores(shop));
    const before = await balanceOf(user());
    const { earnedPoints } = await read(orderId);
    expect(earnedPoints).toBeGreaterThan(0);
    let confirmed = 0;
    for (const id of itemIds) {
      await user().post(`/api/users/orders/${orderId}/confirm`, { orderItemIds: [id] });
      confirmed += await paidFor(id);
      expect(await balanceOf(user())).toBe(before + pointsEarnedBy(confirmed));
    }
    expect(pointsEarnedBy(confirmed)).toBe(earnedPoints);
  });

  it('promise and pay the points of the kept line after the other was returned', async () => {
    const options = await twoStores(shop);
    const { orderId, itemIds } = await deliver(shop, user(), options);
    const [back = 0, kept = 0] = itemIds;
    const before = await balanceOf(user());
    const whole = (await read(orderId)).earnedPoints;
    const { claimId } = (await ask(user(), { orderItemId: back, type: 'RETURN' })).body.data;
    expect((await read(orderId)).earnedPoints).toBe(whole);
    const seller = await sellerOf(shop, options[0].product_id);
    expect(
      (await seller.post(`/api/seller/claims/${claimId}/decision`, { decision: 'COMPLETE' })).status,
    ).toBe(200);
    const { earnedPoints } = await read(orderId);
    expect(earnedPoints).toBe(pointsEarnedBy(await paidFor(kept)));
    expect(earnedPoints).toBeLessThan(whole);
    await user().post(`/api/users/orders/${orderId}/confirm`, { orderItemIds: [kept] });
    expect(await balanceOf(user())).toBe(before + earnedPoints);
  });

  it('earn their points once if both are confirmed at the same moment', async () => {
    const { orderId, itemIds } = await deliver(shop, user(), await twoStores(shop));
    const before = await balanceOf(user());
    const { earnedPoints } = await read(orderId);
    const confirm = (id: number) =>
      user().post(`/api/users/orders/${orderId}/confirm`, { orderItemIds: [id] });
    const answers = await Promise.all([...itemIds, ...itemIds].map(confirm));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(await balanceOf(user())).toBe(before + earnedPoints);
  });

  it('are confirmed automatically one by one, except a line with an open claim', async () => {
    const { orderId, itemIds } = await deliver(shop, user(), await twoStores(shop));
    const [asked, kept] = itemIds;
    expect((await ask(user(), { orderItemId: asked ?? 0, type: 'RETURN' })).status).toBe(200);
    shop.clock.advance((RETURN_DAYS + 1) * DAY);
    await shop.sweep();
    const confirmed = (await read(orderId)).items
      .filter(({ confirmedAt }: { confirmedAt: string | null }) => confirmedAt !== null)
      .map(({ orderItemId }: { orderItemId: number }) => orderItemId);
    const paid = await shop.db
      .selectFrom('point_ledger')
      .select('points')
      .where('order_id', '=', orderId)
      .execute();
    const earned = pointsEarnedBy(await paidFor(kept ?? 0));
    expect([confirmed, paid]).toEqual([[kept], earned > 0 ? [{ points: earned }] : []]);
  });
});
