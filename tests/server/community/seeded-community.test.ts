import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adviseSize } from '#domain/catalogue/size-advice.ts';
import { PRODUCTS } from '#server/seed/facts/catalogue.ts';
import { FEED_TEXTS } from '#server/seed/facts/feed-texts.ts';
import { MEMBERS } from '#server/seed/facts/members.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.close());

const slugOf = (name: string) => PRODUCTS.find((product) => product.name === name)?.slug ?? '';

describe('community data of the seed', () => {
  it('has unique feeds with their own text, in the bought colour', async () => {
    const { data } = (await shop.as('visitor').get('/api/feeds?size=100')).body;
    const feeds: Record<string, string>[] = data.content;
    // What nobody has received yet is not shown.
    expect(feeds.length).toBeGreaterThan(PRODUCTS.length - 4);
    expect(new Set(feeds.map(({ productId }) => productId)).size).toBe(feeds.length);
    expect(new Set(feeds.map(({ title }) => title)).size).toBe(feeds.length);
    for (const { title, productName = '', productColor, productImageUrl, imageUrls } of feeds) {
      expect(FEED_TEXTS[slugOf(productName)]?.[0]).toBe(title);
      expect(productImageUrl).toContain(`${slugOf(productName)}-${productColor}-1.`);
      for (const url of imageUrls ?? [])
        expect(url.includes('/scene-') || url.includes(`${slugOf(productName)}-${productColor}-`)).toBe(true);
    }
  });

  it('has events with matching products', async () => {
    const { data } = (await shop.as('visitor').get('/api/feeds?size=100&feedType=RANKING')).body;
    const sandals = PRODUCTS.filter(({ category }) => category === 'SANDALS').map(({ name }) => name);
    expect(data.content.length).toBeGreaterThan(2);
    for (const { productName } of data.content) expect(sandals).toContain(productName);
  });

  it('has orders that fit the feet of each member', async () => {
    const bought = await shop.db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .innerJoin('product_options as o', 'o.id', 'order_items.option_id')
      .innerJoin('products', 'products.id', 'o.product_id')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .select(['users.email', 'o.size', 'o.gender', 'categories.type'])
      .execute();
    expect(bought.length).toBeGreaterThan(200);
    for (const { email, size, gender, type } of bought) {
      const member = MEMBERS.find((one) => one.email === email);
      if (!member?.footSize) throw new Error('a seeded buyer whose foot is not known');
      const input = { footMm: member.footSize, width: member.footWidth, categoryType: type, fits: {} };
      expect(Math.abs(adviseSize(input).size - Number(size))).toBeLessThanOrEqual(5);
      expect(['UNISEX', member.gender === 'MALE' ? 'MEN' : 'WOMEN']).toContain(gender);
    }
  });
});
