import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_FEED_PAIRS } from '#domain/policies/community.ts';
import type { LineState } from '#domain/trade/orders/order-lifecycle.ts';
import { person } from '../../support/members/people.ts';
import { buy } from '../../support/reviews.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let nari: Awaited<ReturnType<typeof person>>;
let doyun: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  shop = await startTestShop();
  nari = await person(shop, 'nari');
  doyun = await person(shop, 'doyun');
});
afterAll(() => shop.close());

const line = async (who: typeof nari, status: LineState = 'DELIVERED') =>
  (await buy(shop, who.id, { status })).orderItemId;
const at = (orderItemId: number, picture: number, x = 250, y = 800) => ({
  orderItemId,
  point: { picture, x, y },
});
const post = async (who: typeof nari, words: object, pictures = 0) => {
  const parts = await Promise.all(
    Array.from({ length: pictures }, async () => picture(await photo(80, 100))),
  );
  const data = JSON.stringify({ title: '두 켤레', content: '번갈아 신어요', ...words });
  const { payload, headers } = multipart([{ name: 'feedData', data }, ...parts]);
  return who.call.post('/api/feeds', payload, { headers });
};
const read = async (feedId: number) => (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data;

describe('pairs of a feed', () => {
  it('are shown with their points, the pair of the feed first, in detail and in lists', async () => {
    const [own, other] = [await line(nari), await line(nari)];
    const pairs = [at(other, 1, 0, 1_000), at(own, 0)];
    const { body } = await post(nari, { orderItemId: own, pairs }, 2);
    const feed = await read(body.data.feedId);
    const [first, second] = feed.images.map(({ imageId }: { imageId: number }) => imageId);
    expect(feed.products).toMatchObject([
      { orderItemId: own, imageId: first, x: 250, y: 800, orderItemState: 'DELIVERED' },
      { orderItemId: other, imageId: second, x: 0, y: 1_000 },
    ]);
    expect(feed.orderItemId).toBe(own);
    const listed = (await shop.as('visitor').get('/api/feeds?size=5')).body.data.content;
    expect(listed.find(({ feedId }: { feedId: number }) => feedId === feed.feedId)).toEqual(feed);
    // A point goes with its picture; the pair stays.
    const data = { name: 'feedData', data: JSON.stringify({ imageOrder: [second] }) };
    const { payload, headers } = multipart([data]);
    await nari.call.put(`/api/feeds/${feed.feedId}`, payload, { headers });
    expect((await read(feed.feedId)).products).toMatchObject([{ imageId: null }, { imageId: second }]);
    await nari.call.delete(`/api/feeds/text-only/${feed.feedId}`);
    const left = await shop.db
      .selectFrom('feed_products')
      .selectAll()
      .where('feed_id', '=', feed.feedId)
      .execute();
    expect(left).toEqual([]);
  });

  it('must all be delivered to the author and kept', async () => {
    const own = await line(nari);
    const refused = async (orderItemId: number) => {
      const { body } = await post(nari, { orderItemId: own, pairs: [{ orderItemId: own }, { orderItemId }] });
      return body.code;
    };
    expect(await refused(await line(doyun))).toBe('ORDER_ITEM_NOT_FOUND');
    expect(await refused(await line(doyun, 'SHIPPED'))).toBe('ORDER_ITEM_NOT_FOUND');
    expect(await refused(await line(nari, 'SHIPPED'))).toBe('PAIR_NOT_DELIVERED');
    expect(await refused(await line(nari, 'RETURNED'))).toBe('ORDER_ITEM_NOT_FOUND');
    const rows = await shop.db
      .selectFrom('feed_products')
      .selectAll()
      .where('order_item_id', '=', own)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each([
    ['twice the same pair', (id: number) => [{ orderItemId: id }, { orderItemId: id }]],
    ['a point outside of its picture', (id: number) => [at(id, 0, 1_001)]],
    [
      'too many pairs',
      (id: number) => Array.from({ length: MAX_FEED_PAIRS }, (_, n) => ({ orderItemId: id + n + 1 })),
    ],
  ])('refuse %s', async (_, pairsOf) => {
    const own = await line(nari);
    expect((await post(nari, { orderItemId: own, pairs: pairsOf(own) }, 1)).status).toBe(400);
  });

  it('are the pair of the feed alone where an older client sends none, and points need a picture that was sent', async () => {
    const own = await line(nari);
    const older = await post(nari, { orderItemId: own }, 1);
    expect([older.status, older.body.data.products]).toEqual([200, []]);
    const pointed = await post(nari, { orderItemId: own, pairs: [at(own, 3)] }, 1);
    expect(pointed.body.data.products).toMatchObject([{ orderItemId: own, imageId: null, x: null, y: null }]);
  });
});

describe('descriptions of the pictures of a feed', () => {
  const alts = ({ images }: { images: { alt: string }[] }) => images.map(({ alt }) => alt);

  it('are those of the author, or proposed from the product where the author wrote none', async () => {
    const orderItemId = await line(nari);
    const { body } = await post(nari, { orderItemId, imageAlts: ['계단에 선 모습', ' '] }, 3);
    const { productName } = body.data;
    expect(alts(body.data)).toEqual([
      '계단에 선 모습',
      expect.stringContaining(`${productName} 신은 사진 2`),
      expect.stringContaining(`${productName} 신은 사진 3`),
    ]);
    const path = `/api/feeds/text-only/${body.data.feedId}`;
    const changed = await nari.call.put(path, { imageAlts: ['', '벤치에 앉은 모습'] });
    expect(alts(changed.body.data).slice(0, 2)).toEqual(['계단에 선 모습', '벤치에 앉은 모습']);
    expect((await doyun.call.put(path, { imageAlts: ['남의 설명'] })).status).toBe(403);
  });
});
