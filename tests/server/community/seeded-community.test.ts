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
    // Pairs not yet delivered have no feed.
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

  it('has a picture of each feed, no Instagram name that nobody gave, and comments of others only', async () => {
    const feeds = await shop.db
      .selectFrom('feeds as f')
      .leftJoin('feed_images as i', 'i.feed_id', 'f.id')
      .select(['f.id', 'i.url', 'f.instagram_id'])
      .execute();
    expect(feeds.filter(({ url, instagram_id }) => url === null || instagram_id !== null)).toEqual([]);
    const comments = await shop.db
      .selectFrom('feed_comments as c')
      .innerJoin('feeds as f', 'f.id', 'c.feed_id')
      .select(['c.feed_id', 'c.user_id', 'c.content', 'f.user_id as author'])
      .execute();
    expect(comments.length).toBeGreaterThan(50);
    expect(comments.filter(({ user_id, author }) => user_id === author)).toEqual([]);
    for (const part of ['user_id', 'content'] as const)
      expect(new Set(comments.map((row) => `${row.feed_id} ${row[part]}`)).size).toBe(comments.length);
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
