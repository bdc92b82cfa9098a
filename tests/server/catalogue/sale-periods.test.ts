import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../support/community.ts';
import { changeGoods, readGoods } from '../../support/goods.ts';
import { goTo, inHours, type PlannedShoe, plannedShoe } from '../../support/planned-sales.ts';
import { buy } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server.ts';
import { shopper } from '../../support/shopping.ts';
import { onPostgres } from '../../support/test-database.ts';

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

const discounted = async () => (await shop.as('visitor').get('/api/products/facets')).body.data.discounted;
const foundDiscounted = async (q: string): Promise<number> =>
  (await shop.as('visitor').get(`/api/products?discountedOnly=true&q=${encodeURIComponent(q)}`)).body.data
    .totalElements;

describe('a discount with a beginning and an end', () => {
  it('counts in every reading from its first moment on, and not any more at its last', async () => {
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

  it('is told with its end while it counts, and not at all before and after', async () => {
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

  it('needs neither: what has no beginning counts at once, what has no end stays', async () => {
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

describe('lists by discount', () => {
  const first = async (): Promise<number> =>
    (await shop.as('visitor').get('/api/products?sort=discount_desc&size=1')).body.data.content[0].productId;
  const dearest = { discountType: 'RATE_DISCOUNT', discountValue: 90 };

  it('are in the order of what counts now, and count it', async () => {
    const shoe = await plannedShoe(shop, { name: '순서대로운동화', ...dearest });
    const before = await discounted();
    expect([await first(), await foundDiscounted('순서대로운동화')]).toEqual([
      expect.not.toBeOneOf([shoe.id]),
      0,
    ]);
    goTo(shop, shoe.saleFrom);
    expect([await first(), await discounted(), await foundDiscounted('순서대로운동화')]).toEqual([
      shoe.id,
      before + 1,
      1,
    ]);
    goTo(shop, shoe.saleUntil);
    expect(await discounted()).toBe(before);
    expect([await first(), await foundDiscounted('순서대로운동화')]).toEqual([
      expect.not.toBeOneOf([shoe.id]),
      0,
    ]);
  });

  it('find both turns behind them when nobody has looked meanwhile', async () => {
    const shoe = await plannedShoe(shop, dearest);
    const before = await discounted();
    goTo(shop, shoe.saleUntil, 1);
    expect(await discounted()).toBe(before);
    const { turns_at: turnsAt } = await rowOf(shoe);
    expect(turnsAt).toBeNull();
  });
});

const rowOf = ({ id }: Pick<PlannedShoe, 'id'>) =>
  shop.db
    .selectFrom('products')
    .select(['version', 'updated_at', 'turns_at', 'discount_rate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('a turn', () => {
  it('is nobody’s change: version and day stay, and an open editor is saved', async () => {
    const shoe = await plannedShoe(shop);
    const opened = await rowOf(shoe);
    goTo(shop, shoe.saleFrom);
    await discounted();
    const turned = await rowOf(shoe);
    expect(turned).toMatchObject({
      version: opened.version,
      updated_at: opened.updated_at,
      discount_rate: '30.00',
    });
    expect(turned.turns_at?.toISOString()).toBe(shoe.saleUntil);
    const saved = await changeGoods(shop.as('seller'), shoe.id, { price: 90_000, version: opened.version });
    expect(saved.status).toBe(200);
    expect(await rowOf(shoe)).toMatchObject({ discount_rate: '33.33', turns_at: new Date(shoe.saleUntil) });
    expect(await readGoods(shop.as('seller'), shoe.id)).toMatchObject({
      saleStage: 'DURING',
      discountPrice: 60_000,
    });
  });

  it('is made once by many who read at the same moment, beside a seller and wishes', async () => {
    const shoes: PlannedShoe[] = [];
    for (let count = 0; count < 6; count += 1)
      shoes.push(await plannedShoe(shop, { name: `함께바뀌는신발 ${count}` }));
    expect(await foundDiscounted('함께바뀌는신발')).toBe(0);
    const last = shoes.at(-1);
    if (!last) throw new Error('no shoe');
    goTo(shop, last.saleFrom);
    const ids = shoes.map(({ id }) => id);
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => shop.as('visitor').get('/api/products/facets')),
      ...[...ids].reverse().map((productId) => shop.as('user').post('/api/users/wishlist', { productId })),
      shop.as('seller').patch('/api/seller/products/bulk', {
        ids: ids.slice(0, 3),
        change: { kind: 'PRICE_WON', won: 1_000 },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await foundDiscounted('함께바뀌는신발')).toBe(shoes.length);
    const rates = await Promise.all(shoes.map(async (shoe) => (await rowOf(shoe)).discount_rate));
    expect(rates).toEqual(['29.70', '29.70', '29.70', '30.00', '30.00', '30.00']);
  });

  it.runIf(onPostgres)('costs a look into an index when none is due', async () => {
    await sql`set enable_seqscan = off`.execute(shop.db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select from products where turns_at <= ${shop.clock.now()}`.execute(shop.db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('products_turns');
  });
});
