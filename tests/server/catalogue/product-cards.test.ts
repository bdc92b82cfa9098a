import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.close());

const list = async (query: string): Promise<ProductListItem[]> =>
  (await shop.as('visitor').get(`/api/products?size=50&${query}`)).body.data.content;
const detail = async (id: number) => (await shop.as('visitor').get(`/api/products/${id}`)).body.data;

describe('product card', () => {
  it('has all colours, the delivery day and whether delivery is free', async () => {
    const { arrivesOn } = deliveryOf(shop.clock.now());
    for (const card of await list('')) {
      const product = await detail(card.productId);
      const own = new Set(product.options.map(({ color }: { color: string }) => color));
      expect(new Set(card.colors)).toEqual(own);
      expect(card.colors).toHaveLength(own.size);
      expect(card.freeShipping).toBe(card.discountPrice >= 50_000);
      expect(card.arrivesOn).toBe(card.soldOut ? null : arrivesOn);
      expect([product.colors, product.delivery.arrivesOn]).toEqual([card.colors, arrivesOn]);
    }
  });

  it('has the same delivery text for guests and members with free delivery, so that copies serve both', async () => {
    const member = await shop.asMember('minjun@sinbaljang.test');
    const { userId } = (await member.get('/api/users/level/me')).body;
    const points = LEVELS.find(({ freeDelivery }) => freeDelivery)?.minPointsRequired ?? 0;
    await shop.db.updateTable('users').set({ activity_points: points }).where('id', '=', userId).execute();
    expect((await member.get('/api/users/me/profile')).body.data.freeDelivery).toBe(true);
    for (const path of ['/api/products?size=50', '/api/products/1']) {
      const [theirs, anyones] = [await member.get(path), await shop.as('visitor').get(path)];
      expect(theirs.body).toEqual(anyones.body);
    }
  });

  it('has no delivery day if sold out', async () => {
    await shop.db.updateTable('product_options').set({ stock: 0 }).where('product_id', '=', 3).execute();
    const card = (await list('')).find(({ productId }) => productId === 3);
    expect([card?.soldOut, card?.arrivesOn]).toEqual([true, null]);
    expect((await detail(3)).delivery).toBeNull();
  });

  it('shows the first selected colour that exists in the selected size', async () => {
    const [color, other] = ['BLACK', 'WHITE'];
    for (const card of await list(`colors=${other},${color}`)) {
      const { colors, images } = await detail(card.productId);
      const shown = colors.includes(other) ? other : color;
      expect(card.shownColor).toBe(shown);
      expect(card.mainImageUrl).toBe(images.find((image: { color: string }) => image.color === shown).url);
    }
    const { productId } = (await list('')).find(({ colors }) => colors.length > 1) ?? { productId: 0 };
    const [first, second] = (await detail(productId)).colors;
    await shop.db
      .updateTable('product_options')
      .set({ size: '300' })
      .where('product_id', '=', productId)
      .where('color', '=', first)
      .where('size', '=', '250')
      .execute();
    const found = async (query: string) =>
      (await list(query)).find((card) => card.productId === productId)?.shownColor;
    expect(await found(`colors=${first},${second}`)).toBe(first);
    expect(await found(`colors=${first},${second}&sizes=250`)).toBe(second);
    expect((await list('')).every(({ shownColor }) => shownColor === null)).toBe(true);
  });
});

describe('rating of a product', () => {
  const stars = async (id: number) => {
    const { rating, reviewCount } = await detail(id);
    return { rating, reviewCount };
  };
  const counted = async (id: number) => {
    const { rows } = await sql<{ rating: number | null; reviewCount: number }>`
      select round(avg(rating), 1)::float as rating, count(*)::integer as "reviewCount"
      from reviews where product_id = ${id} and status = 'ACTIVE'`.execute(shop.db);
    return rows[0];
  };

  it('follows reviews as they are added, changed, hidden and deleted', async () => {
    const review = await shop.db
      .selectFrom('reviews')
      .select(['id', 'product_id'])
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const id = review.product_id;
    expect(await stars(id)).toEqual(await counted(id));
    const change = (set: { rating?: number; status?: 'ACTIVE' | 'HIDDEN' }) =>
      shop.db.updateTable('reviews').set(set).where('id', '=', review.id).execute();
    for (const set of [{ rating: 1 }, { status: 'HIDDEN' }, { rating: 5 }, { status: 'ACTIVE' }] as const) {
      await change(set);
      expect(await stars(id)).toEqual(await counted(id));
    }
    await shop.db.deleteFrom('reviews').where('product_id', '=', id).execute();
    expect(await stars(id)).toEqual({ rating: null, reviewCount: 0 });
  });

  it('in the seed equals its reviews', async () => {
    for (const { productId, rating, reviewCount } of await list(''))
      expect({ rating, reviewCount }).toEqual(await counted(productId));
  });
});

it('categories show a picture of their own products, and 360° frames are not in the gallery', async () => {
  const { data } = (await shop.as('visitor').get('/api/products/categories')).body;
  for (const { categoryId, imageUrl } of data) {
    const own = await list(`categoryId=${categoryId}`);
    const pictures = await Promise.all(own.map(async ({ productId }) => (await detail(productId)).images));
    expect(pictures.flat().map(({ url }: { url: string }) => url)).toContain(imageUrl);
  }
  const frame = { product_id: 1, type: 'TURN', color: 'BLACK' };
  await shop.db
    .insertInto('product_images')
    .values([
      { ...frame, url: 'images/products/b.avif', sort_order: 2 },
      { ...frame, url: 'images/products/a.avif', sort_order: 1 },
    ])
    .execute();
  const { images, turnImages } = await detail(1);
  expect(turnImages.slice(-2)).toEqual(['images/products/a.avif', 'images/products/b.avif']);
  expect(images.some(({ type }: { type: string }) => type === 'TURN')).toBe(false);
});
