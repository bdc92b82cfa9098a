import { afterAll, beforeAll, expect, it } from 'vitest';
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
const WORDS = { title: '두 켤레', content: '번갈아 신어요' };
const change = (who: typeof nari, feedId: number, body: object) =>
  who.call.put(`/api/feeds/text-only/${feedId}`, body);
const shown = async (feedId: number) =>
  (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.products.map(
    ({ orderItemId, imageId, x }: { orderItemId: number; imageId: number | null; x: number | null }) => [
      orderItemId,
      imageId,
      x,
    ],
  );
const only = (...ids: number[]) => ids.map((orderItemId) => ({ orderItemId }));
async function posted(own: number, others: number[] = [], pictures = 0): Promise<number> {
  const files = await Promise.all(
    Array.from({ length: pictures }, async () => picture(await photo(80, 100))),
  );
  const data = JSON.stringify({ ...WORDS, orderItemId: own, pairs: only(own, ...others) });
  const { payload, headers } = multipart([{ name: 'feedData', data }, ...files]);
  return (await nari.call.post('/api/feeds', payload, { headers })).body.data.feedId;
}

it('An edit of a feed adds, removes and points pairs; one that sends none keeps them', async () => {
  const [own, second, third] = [await line(nari), await line(nari), await line(nari)];
  const feedId = await posted(own, [second], 1);
  const [image] = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.images;
  const point = { picture: 0, x: 300, y: 400 };
  const pairs = [{ orderItemId: third, point }, { orderItemId: own }];
  expect((await change(nari, feedId, { pairs })).status).toBe(200);
  const after = [
    [own, null, null],
    [third, image.imageId, 300],
  ];
  expect(await shown(feedId)).toEqual(after);
  await change(nari, feedId, { title: '다른 제목' });
  expect(await shown(feedId)).toEqual(after);
});

it('An edit of a feed places points on the pictures that it leaves, a new one among them', async () => {
  const own = await line(nari);
  const feedId = await posted(own, [], 1);
  const [first] = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.images;
  const pairs = [{ orderItemId: own, point: { picture: 0, x: 10, y: 20 } }];
  const data = { name: 'feedData', data: JSON.stringify({ imageOrder: ['new', first.imageId], pairs }) };
  const { payload, headers } = multipart([data, picture(await photo(80, 100), 'newImages')]);
  expect((await nari.call.put(`/api/feeds/${feedId}`, payload, { headers })).status).toBe(200);
  const [now] = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data.images;
  expect(now.imageId).not.toBe(first.imageId);
  expect(await shown(feedId)).toEqual([[own, now.imageId, 10]]);
});

it('An edit of a feed refuses to leave out its own pair, and changes nothing', async () => {
  const [own, other] = [await line(nari), await line(nari)];
  const feedId = await posted(own, [other]);
  const refused = await change(nari, feedId, { title: '바뀌지 않아요', pairs: only(other) });
  expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
  const { title, products } = (await shop.as('visitor').get(`/api/feeds/${feedId}`)).body.data;
  expect([title, products.length]).toEqual([WORDS.title, 2]);
});

it('An edit of a feed adds only pairs that were delivered to its author and kept', async () => {
  const own = await line(nari);
  const feedId = await posted(own);
  const refused = async (id: number) => (await change(nari, feedId, { pairs: only(own, id) })).body.code;
  expect(await refused(await line(doyun))).toBe('ORDER_ITEM_NOT_FOUND');
  expect(await refused(await line(nari, 'SHIPPED'))).toBe('PAIR_NOT_DELIVERED');
  expect(await refused(await line(nari, 'RETURNED'))).toBe('ORDER_ITEM_NOT_FOUND');
  expect((await change(doyun, feedId, { pairs: only(own) })).status).toBe(403);
  expect(await shown(feedId)).toEqual([[own, null, null]]);
});

it('A pair that was returned after it was shown may stay beside a change, and may be removed', async () => {
  const [own, other] = [await line(nari), await line(nari)];
  const feedId = await posted(own, [other]);
  await shop.db.updateTable('order_items').set({ status: 'RETURNED' }).where('id', '=', other).execute();
  expect((await change(nari, feedId, { pairs: only(own, other) })).status).toBe(200);
  expect((await change(nari, feedId, { pairs: only(own) })).status).toBe(200);
  expect((await change(nari, feedId, { pairs: only(own, other) })).body.code).toBe('ORDER_ITEM_NOT_FOUND');
});
