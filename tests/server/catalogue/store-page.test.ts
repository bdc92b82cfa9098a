import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { buy, freshProduct, postReview } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Person = { id: number; call: Caller };
let shop: TestShop;
let [one, other]: Person[] = [];
/** Two stores with a shoe each that nobody has spoken of. */
const stores: { store: number; product: number }[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  const person = async (email: string): Promise<Person> => ({
    id: await idOf(shop, email),
    call: await shop.asMember(email),
  });
  one = await person('minjun@sinbaljang.test');
  other = await person('jiwoo@sinbaljang.test');
  await shop.db.deleteFrom('blocks').execute();
  const owners = await shop.db.selectFrom('stores').select('id').orderBy('id').limit(2).execute();
  for (const { id: store } of owners) {
    const product = await freshProduct(shop);
    await shop.db.updateTable('products').set({ store_id: store }).where('id', '=', product).execute();
    stores.push({ store, product });
  }
});
afterAll(() => shop.close());

const at = (place: number) => stores[place] ?? { store: 0, product: 0 };
const who = (person: Person | undefined): Person => person ?? { id: 0, call: shop.as('visitor') };
const review = async (by: Person | undefined, place: number): Promise<number> =>
  (await postReview(shop, who(by).call, who(by).id, {}, at(place).product)).reviewId;
async function feed(by: Person | undefined, place: number): Promise<number> {
  const { orderItemId } = await buy(shop, who(by).id, { productId: at(place).product });
  const words = { title: '오늘의 신발', content: '편하게 걸었어요', orderItemId };
  const { body } = await who(by).call.post('/api/feeds/text-only', words);
  return body.data.feedId;
}
const reviewsOf = async (place: number, caller: Caller = shop.as('visitor'), page = 'size=100') => {
  const { status, body } = await caller.get(`/api/reviews/stores/${at(place).store}?${page}`);
  expect(status).toBe(200);
  return body.data.content.map(({ reviewId }: { reviewId: number }) => reviewId);
};
const feedsOf = async (place: number, caller: Caller = shop.as('visitor'), page = 'size=100') => {
  const { status, body } = await caller.get(`/api/feeds/search?storeId=${at(place).store}&${page}`);
  expect(status).toBe(200);
  return body.data.content.map(({ feedId }: { feedId: number }) => feedId);
};

describe('reviews of a store', () => {
  it('are those of its products, newest first, page by page', async () => {
    const [mine, theirs, later] = [await review(one, 0), await review(other, 1), await review(other, 0)];
    expect((await reviewsOf(0)).slice(0, 2)).toEqual([later, mine]);
    expect(await reviewsOf(0)).not.toContain(theirs);
    expect(await reviewsOf(1)).toContain(theirs);
    expect(await reviewsOf(0, shop.as('visitor'), 'size=1&page=1')).toEqual([mine]);
    const { body } = await shop.as('visitor').get(`/api/reviews/stores/${at(0).store}?size=100`);
    expect(body.data.totalElements).toBe(body.data.content.length);
    expect(body.data.content[0].productId).toBe(at(0).product);
  });

  it('leave out hidden, deleted and no longer sold ones', async () => {
    const [hidden, deleted, gone] = [await review(one, 0), await review(one, 0), await review(one, 1)];
    await shop.db.updateTable('reviews').set({ status: 'HIDDEN' }).where('id', '=', hidden).execute();
    expect((await who(one).call.delete(`/api/user/reviews/${deleted}`)).status).toBe(200);
    expect(await reviewsOf(1)).toContain(gone);
    const { product } = at(1);
    await shop.db.updateTable('products').set({ state: 'HIDDEN' }).where('id', '=', product).execute();
    expect(await reviewsOf(1)).not.toContain(gone);
    await shop.db.updateTable('products').set({ state: 'ON_SALE' }).where('id', '=', product).execute();
    expect(await reviewsOf(0)).not.toContain(hidden);
    expect(await reviewsOf(0)).not.toContain(deleted);
  });

  it('leave out authors whom the reader has blocked, for that reader only', async () => {
    const written = await review(one, 0);
    await who(other).call.post('/api/users/blocks', { userId: who(one).id });
    expect(await reviewsOf(0, who(other).call)).not.toContain(written);
    expect(await reviewsOf(0)).toContain(written);
    await shop.db.deleteFrom('blocks').execute();
    expect(await reviewsOf(0, who(other).call)).toContain(written);
  });

  it('cost two statements, whatever their number', async () => {
    const asked = `/api/reviews/stores/${at(0).store}`;
    const few = await shop.as('visitor').get(`${asked}?size=1`);
    expect((await shop.as('visitor').get(`${asked}?size=50`)).queries).toBe(few.queries);
    expect(few.queries).toBeLessThanOrEqual(2);
  });
});

describe('feeds with products of a store', () => {
  it('are those of its products, newest first', async () => {
    const [mine, theirs, later] = [await feed(one, 0), await feed(other, 1), await feed(other, 0)];
    expect((await feedsOf(0)).slice(0, 2)).toEqual([later, mine]);
    expect(await feedsOf(0)).not.toContain(theirs);
    expect(await feedsOf(1)).toContain(theirs);
    expect(await feedsOf(0, shop.as('visitor'), 'size=1&page=1')).toEqual([mine]);
  });

  it('leave out hidden and deleted ones, blocked authors, and authors blocked by the reader', async () => {
    const [hidden, deleted, kept] = [await feed(one, 0), await feed(one, 0), await feed(one, 0)];
    await shop.db
      .updateTable('feeds')
      .set({ hidden_at: shop.clock.now() })
      .where('id', '=', hidden)
      .execute();
    expect((await who(one).call.delete(`/api/feeds/text-only/${deleted}`)).status).toBe(200);
    const shown = await feedsOf(0);
    expect([hidden, deleted, kept].map((id) => shown.includes(id))).toEqual([false, false, true]);
    await who(other).call.post('/api/users/blocks', { userId: who(one).id });
    expect(await feedsOf(0, who(other).call)).not.toContain(kept);
    await shop.db.deleteFrom('blocks').execute();
    await shop.db.updateTable('users').set({ status: 'BLOCKED' }).where('id', '=', who(one).id).execute();
    expect(await feedsOf(0)).not.toContain(kept);
    await shop.db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', who(one).id).execute();
  });
});

it('reviews and feeds keep the store that sold the product', async () => {
  const { rows } = await sql<{ wrong: number }>`select (
    (select count(*) from reviews r join products p on p.id = r.product_id
      where r.store_id <> p.store_id) +
    (select count(*) from feeds f join order_items i on i.id = f.order_item_id
      where f.store_id <> i.store_id))::int as wrong`.execute(shop.db);
  expect(rows[0]?.wrong).toBe(0);
});
