import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { goTo, inHours, plannedShoe } from '../../support/events/planned-sales.ts';
import { shopper } from '../../support/orders/shopping.ts';
import { buy } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const FULL = 100_000;
const LESS = 70_000;
type Card = { productId: number; discountPrice: number };

/** Shoes that nothing else is called like, kept by a member in every way in which a price is read. */
async function keptShoe(name: string) {
  const shoe = await plannedShoe(shop, { name });
  const user = shop.as('user');
  const viewedAt = shop.clock.now().toISOString();
  await user.post('/api/users/wishlist', { productId: shoe.id });
  await user.post('/api/users/recent-views', { views: [{ productId: shoe.id, viewedAt }] });
  await user.post('/api/users/cart/items', { optionId: shoe.optionId, quantity: 1 });
  await shop.db.updateTable('products').set({ wish_number: 9_999 }).where('id', '=', shoe.id).execute();
  const { orderItemId } = await buy(shop, await idOf(shop, 'user@sinbaljang.test'), { productId: shoe.id });
  const feed = await user.post('/api/feeds/text-only', { title: name, content: '신었어요', orderItemId });
  if (feed.status !== 200) throw new Error(`posting failed: ${JSON.stringify(feed.body)}`);
  return { ...shoe, name, feedId: feed.body.data.feedId };
}
type Kept = Awaited<ReturnType<typeof keptShoe>>;

/** What every reading says that they cost. */
async function pricesOf({ id, optionId, name, feedId }: Kept): Promise<Record<string, number>> {
  const [visitor, user] = [shop.as('visitor'), shop.as('user')];
  const items = [{ optionId, quantity: 1 }];
  const data = async (answer: ReturnType<typeof visitor.get>) => (await answer).body.data;
  const cardIn = (list: Card[]) => list.find(({ productId }) => productId === id)?.discountPrice ?? 0;
  const q = encodeURIComponent(name);
  const overview = await data(visitor.get('/api/products/categories/overview'));
  const { wishlists } = await data(user.get('/api/users/wishlist'));
  const feeds = await data(visitor.get('/api/feeds?size=20'));
  const cart = await data(user.get('/api/users/cart'));
  const preview = await data(visitor.post('/api/cart/preview', { items }));
  const advised = await data(user.post('/api/ai/products/recommend', { prompt: '260', limit: 20 }));
  return {
    page: (await data(visitor.get(`/api/products/${id}`))).discountPrice,
    list: cardIn((await data(visitor.get(`/api/products?q=${q}`))).content),
    suggestions: cardIn((await data(visitor.get(`/api/search/suggestions?q=${q}`))).products),
    overview: cardIn(overview.flatMap(({ products }: { products: Card[] }) => products)),
    wishes: cardIn(wishlists),
    views: cardIn(await data(user.get('/api/users/recent-views'))),
    byIds: cardIn(await data(visitor.get(`/api/products/by-ids?ids=${id}`))),
    advised: cardIn(advised.products),
    feed: (await data(visitor.get(`/api/feeds/${feedId}`))).productDiscountPrice,
    feeds: feeds.content.find((one: { feedId: number }) => one.feedId === feedId)?.productDiscountPrice,
    cart: cardIn(cart.items),
    preview: cardIn(preview.items),
    quote: cardIn((await data(shopper(user).quote({ items }))).lines),
  };
}

const all = (prices: Record<string, number>, price: number) =>
  Object.fromEntries(Object.keys(prices).map((place) => [place, price]));

describe('timed discount', () => {
  it('applies to every reading from its first moment on, until its last', async () => {
    const shoe = await keptShoe('때맞춘구두');
    const moments = [
      ['before', shoe.saleFrom, -1, FULL],
      ['beginning', shoe.saleFrom, 0, LESS],
      ['during', shoe.saleUntil, -1, LESS],
      ['end', shoe.saleUntil, 0, FULL],
      ['after', shoe.saleUntil, 3_600_000, FULL],
    ] as const;
    for (const [name, moment, ms, price] of moments) {
      goTo(shop, moment, ms);
      const prices = await pricesOf(shoe);
      expect(prices, name).toEqual(all(prices, price));
    }
  });

  it('is returned with its end while it applies, and not before or after', async () => {
    const { id, saleFrom, saleUntil } = await plannedShoe(shop);
    const told = async () => {
      const page = (await shop.as('visitor').get(`/api/products/${id}`)).body.data;
      return [page.discountType, page.discountValue, page.discountUntil];
    };
    expect(await told()).toEqual(['NONE', 0, null]);
    goTo(shop, saleFrom);
    expect(await told()).toEqual(['FIXED_DISCOUNT', 30_000, saleUntil]);
    goTo(shop, saleUntil);
    expect(await told()).toEqual(['NONE', 0, null]);
  });

  it('without a start applies at once, and without an end stays', async () => {
    const begun = await plannedShoe(shop, { saleFrom: null, saleUntil: inHours(shop, 1) });
    const endless = await plannedShoe(shop, { saleFrom: inHours(shop, 1), saleUntil: null });
    const paid = async ({ id }: { id: number }) =>
      (await shop.as('visitor').get(`/api/products/${id}`)).body.data.discountPrice;
    const both = async () => [await paid(begun), await paid(endless)];
    expect(await both()).toEqual([LESS, FULL]);
    goTo(shop, inHours(shop, 1));
    expect(await both()).toEqual([FULL, LESS]);
    goTo(shop, inHours(shop, 3));
    expect(await both()).toEqual([FULL, LESS]);
  });
});
