import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyPriceDrops } from '#server/catalogue/wishlist/price-drop-service.ts';
import { freshProduct } from '../../support/reviews.ts';
import { addCrowd } from '../../support/server/crowd.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.db.deleteFrom('price_changes').execute();
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
let people = 1_200;
type Person = { id: number; token: string };

async function twoMembers(): Promise<[Person, Person]> {
  people += 2;
  const [first, second] = await addCrowd(shop, 2, people);
  if (!first || !second) throw new Error('two members');
  return [first, second];
}
/** A product of 50,000 won without discount. */
async function product(): Promise<number> {
  const id = await freshProduct(shop);
  await costs(id, 50_000);
  return id;
}
const costs = (id: number, price: number, sale: object = {}) =>
  shop.db
    .updateTable('products')
    .set({ price: 50_000, discount_price: price, sale_from: null, sale_until: null, ...sale })
    .where('id', '=', id)
    .execute();
const wish = async ({ token }: Person, productId: number) =>
  expect((await shop.withToken(token).post('/api/users/wishlist', { productId })).status).toBeLessThan(300);
const tell = () => notifyPriceDrops(shop);
const told = async ({ id }: Person, productId: number) =>
  (
    await shop.db
      .selectFrom('notices')
      .select('message')
      .where('user_id', '=', id)
      .where('type', '=', 'PRICE_DROPPED')
      .where('ref_id', '=', productId)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message.replace(/.*의 가격이 /, ''));

describe('notification of a lower price', () => {
  it('goes once to a member who wished before the drop, and not to one who wished later', async () => {
    const [early, late] = await twoMembers();
    const [one, other] = [await product(), await product()];
    await wish(early, one);
    await wish(early, other);
    await costs(one, 40_000);
    await wish(late, one);
    await tell();
    await tell();
    expect(await told(early, one)).toEqual(['50,000원에서 40,000원으로 내렸어요.']);
    expect([await told(late, one), await told(early, other)]).toEqual([[], []]);
  });

  it('is not repeated for a higher or the same price, and goes out again for a lower one', async () => {
    const [member] = await twoMembers();
    const id = await product();
    await wish(member, id);
    for (const price of [45_000, 48_000, 45_000, 50_000, 45_000]) {
      await costs(id, price);
      await tell();
    }
    expect(await told(member, id)).toHaveLength(1);
    await costs(id, 44_990);
    await tell();
    expect((await told(member, id)).at(-1)).toBe('45,000원에서 44,990원으로 내렸어요.');
  });

  it('of a discount that begins later waits for its begin', async () => {
    const [member] = await twoMembers();
    const id = await product();
    const begin = new Date(shop.clock.now().getTime() + DAY_MS);
    await costs(id, 30_000, { sale_from: begin, sale_until: new Date(begin.getTime() + DAY_MS) });
    await tell();
    await wish(member, id);
    await tell();
    expect(await told(member, id)).toEqual([]);
    shop.clock.advance(DAY_MS);
    await tell();
    await tell();
    expect(await told(member, id)).toEqual(['50,000원에서 30,000원으로 내렸어요.']);
    expect(await shop.db.selectFrom('price_changes').selectAll().execute()).toEqual([]);
  });

  it('is written once by two workers at the same time, in sets that end', { timeout: 60_000 }, async () => {
    const id = await product();
    people += 520;
    const crowd = await addCrowd(shop, 510, people);
    people += 520;
    const wishes = crowd.map((one) => ({
      user_id: one.id,
      product_id: id,
      created_at: shop.clock.now(),
      known_price: 50_000,
    }));
    await shop.db.insertInto('wishes').values(wishes).execute();
    await shop.db.updateTable('products').set({ wish_number: wishes.length }).where('id', '=', id).execute();
    await costs(id, 10_000);
    await Promise.all([tell(), tell()]);
    const rows = await shop.db
      .selectFrom('notices')
      .select('user_id')
      .where('type', '=', 'PRICE_DROPPED')
      .where('ref_id', '=', id)
      .execute();
    expect([rows.length, new Set(rows.map(({ user_id }) => user_id)).size]).toEqual([510, 510]);
  });

  it('is not shown to a member who has turned the topic off', async () => {
    const [off, on] = await twoMembers();
    const id = await product();
    await wish(off, id);
    await wish(on, id);
    const saved = await shop
      .withToken(off.token)
      .put('/api/users/me/notification-settings', { topic: 'PRICE', inApp: false, mail: false });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await costs(id, 20_000);
    await tell();
    const count = async ({ token }: Person) =>
      (await shop.withToken(token).get('/api/users/notices?topic=PRICE')).body.data.content.length;
    expect([await count(off), await count(on)]).toEqual([0, 1]);
  });

  it('waits while the product cannot be bought', async () => {
    const [member] = await twoMembers();
    const id = await product();
    await wish(member, id);
    await costs(id, 40_000, { state: 'HIDDEN' });
    await tell();
    await costs(id, 39_000, { state: 'ON_SALE' });
    await tell();
    expect(await told(member, id)).toEqual(['50,000원에서 39,000원으로 내렸어요.']);
  });
});
