import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toSearchKeys } from '#server/catalogue/search/search-keys.ts';
import { idOf } from '../../support/community.ts';
import { buy, shopper } from '../../support/orders/shopping.ts';
import { freshProduct } from '../../support/reviews.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const STATES = ['DRAFT', 'HIDDEN', 'SUSPENDED'] as const;
type State = (typeof STATES)[number] | 'ON_SALE';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

const setState = (productId: number, state: State) =>
  shop.db.updateTable('products').set({ state }).where('id', '=', productId).execute();

/** A product whose name nothing else has, kept by a member in every way that there is. */
async function keptProduct(name: string) {
  const productId = await freshProduct(shop);
  await shop.db
    .updateTable('products')
    .set({ name, ...toSearchKeys(name), wish_number: 9_999, created_at: shop.clock.now() })
    .where('id', '=', productId)
    .execute();
  await shop.db
    .insertInto('product_facts')
    .values({
      product_id: productId,
      material: `${name} 가죽`,
      heel_mm: 30,
      manufacturer: '가온',
      country: '대한민국',
      care: '-',
      warranty: '-',
      service_contact: '-',
    })
    .execute();
  const option = await shop.db
    .selectFrom('product_options')
    .select('id')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  const gone = await shop.db
    .insertInto('product_options')
    .values({ product_id: productId, gender: 'UNISEX', size: '265', color: 'BLACK', stock: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId, name, optionId: option.id, goneId: gone.id };
}
type Kept = Awaited<ReturnType<typeof keptProduct>>;

async function keep({ productId, optionId, goneId }: Kept) {
  const user = shop.as('user');
  const viewedAt = shop.clock.now().toISOString();
  const done = [
    await user.post('/api/users/wishlist', { productId }),
    await user.post('/api/users/recent-views', { views: [{ productId, viewedAt }] }),
    await user.post('/api/users/cart/items', { optionId, quantity: 1 }),
    await user.post('/api/users/restock-alerts', { optionId: goneId }),
  ];
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

async function sitemap(): Promise<string> {
  const open = async (url: string) => (await shop.app.inject({ url })).body;
  const maps = [...(await open('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  return (await Promise.all(maps.map(open))).join('\n');
}

/** Every reading of a shopper that could show a product; each says whether it does. */
async function shown({ productId, name, optionId, goneId }: Kept): Promise<Record<string, boolean>> {
  const [visitor, user] = [shop.as('visitor'), shop.as('user')];
  const says = (answer: { body: unknown }) => JSON.stringify(answer.body).includes(name);
  const q = encodeURIComponent(name);
  const list = await visitor.get(`/api/products?q=${q}`);
  return {
    list: says(list),
    newest: says(await visitor.get('/api/products?size=5')),
    popular: says(await visitor.get('/api/products?size=5&sort=popular')),
    facets: (await visitor.get(`/api/products/facets?q=${q}`)).body.data.inStock > 0,
    suggestions: says(await visitor.get(`/api/search/suggestions?q=${q}`)),
    searches: says(await visitor.get('/api/search/popular')),
    overview: says(await visitor.get('/api/products/categories/overview')),
    detail: (await visitor.get(`/api/products/${productId}`)).status === 200,
    facts: (await visitor.get(`/api/products/${productId}/facts`)).body.data !== null,
    advice: (await user.get(`/api/products/${productId}/size-advice`)).status === 200,
    byIds: says(await visitor.get(`/api/products/by-ids?ids=${productId}`)),
    preview: says(await visitor.post('/api/cart/preview', { items: [{ optionId, quantity: 1 }] })),
    quote: (await shopper(user).quote({ items: [{ optionId, quantity: 1 }] })).status === 200,
    wishes: says(await user.get('/api/users/wishlist')),
    wishIds: (await user.get('/api/users/wishlist/ids')).body.data.includes(productId),
    views: says(await user.get('/api/users/recent-views')),
    cart: says(await user.get('/api/users/cart')),
    alerts: (await user.get('/api/users/restock-alerts')).body.data.some(
      (alert: { optionId: number }) => alert.optionId === goneId,
    ),
    sitemap: (await sitemap()).includes(`/products/${productId}<`),
  };
}

/** Every writing that begins something with a product; each says its status. */
async function tried({ productId, optionId, goneId }: Kept): Promise<number[]> {
  const other = await shop.asMember('minjun@sinbaljang.test');
  const order = { items: [{ optionId, quantity: 1 }], expectedTotal: 1 };
  const answers = [
    await other.post('/api/users/wishlist', { productId }),
    await other.post('/api/users/cart/items', { optionId, quantity: 1 }),
    await other.post('/api/users/restock-alerts', { optionId: goneId }),
    await shopper(other).start(order),
  ];
  return answers.map(({ status }) => status);
}

const count = async () => (await shop.as('visitor').get('/api/products')).body.data.totalElements;

describe('product that is not on sale', () => {
  it.each(STATES)(
    'and is %s is hidden and cannot be saved or bought, and is back once it is on sale',
    async (state) => {
      const kept = await keptProduct(`보이지않는신발${STATES.indexOf(state)}`);
      await keep(kept);
      const all = await shown(kept);
      expect(
        Object.entries(all).flatMap(([place, is]) => (is || place === 'searches' ? [] : [place])),
      ).toEqual([]);
      const before = await count();
      await setState(kept.productId, state);
      const left = await shown(kept);
      expect(Object.entries(left).flatMap(([place, is]) => (is ? [place] : []))).toEqual([]);
      expect(await count()).toBe(before - 1);
      expect(await tried(kept)).toEqual([404, 404, 404, 404]);
      await setState(kept.productId, 'ON_SALE');
      expect(await shown(kept)).toEqual(all);
      expect(await count()).toBe(before);
    },
  );

  it('stays in orders and can be returned; a running hold can be paid', async () => {
    const kept = await keptProduct('사둔신발');
    const user = shop.as('user');
    const orderId = await buy(shop, user, { items: [{ optionId: kept.optionId, quantity: 1 }] });
    await setState(kept.productId, 'HIDDEN');
    expect(JSON.stringify((await user.get(`/api/users/orders/${orderId}`)).body)).toContain(kept.name);
    expect((await user.post(`/api/users/orders/${orderId}/cancel`, {})).status).toBe(200);
  });

  it('sends no restock alert while hidden', async () => {
    const kept = await keptProduct('기다린신발');
    const user = shop.as('user');
    expect((await user.post('/api/users/restock-alerts', { optionId: kept.goneId })).status).toBe(200);
    await setState(kept.productId, 'HIDDEN');
    await shop.db.updateTable('product_options').set({ stock: 3 }).where('id', '=', kept.goneId).execute();
    const told = async () => {
      await shop.sweep();
      const userId = await idOf(shop, 'user@sinbaljang.test');
      const rows = await shop.db
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', userId)
        .where('path', '=', `/products/${kept.productId}`)
        .execute();
      return rows.length;
    };
    expect(await told()).toBe(0);
    await setState(kept.productId, 'ON_SALE');
    expect(await told()).toBe(1);
  });

  it('as a draft is not revealed by a report', async () => {
    const { productId } = await keptProduct('초안신발');
    await setState(productId, 'DRAFT');
    const said = { targetType: 'PRODUCT', targetId: productId, reason: 'SPAM' };
    expect((await shop.as('user').post('/api/reports', said)).status).toBe(404);
  });

  it('leaves no word for spelling correction', async () => {
    const { productId } = await keptProduct('듣도보도못한이름');
    await setState(productId, 'DRAFT');
    await shop.as('visitor').get('/api/products');
    const words = await shop.db.selectFrom('search_words').select('word').execute();
    expect(words.map(({ word }) => word)).not.toContain('듣도보도못한이름');
  });
});
