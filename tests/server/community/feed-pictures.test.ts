import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purchasesOf } from '../../support/community.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let orderItemId: number;
beforeAll(async () => {
  shop = await startTestShop();
  orderItemId = (await purchasesOf(shop))[0] ?? 0;
});
afterAll(() => shop.close());

const filesLeft = async () => (await readdir(join(shop.contentRoot, 'images/feeds'))).length;

/** A feed of the demo shopper with pictures of these widths. */
async function posted(...widths: readonly number[]) {
  const words = { title: '사진 글', content: '내용', orderItemId };
  const parts = await Promise.all(widths.map(async (width) => picture(await photo(width, 40))));
  const { payload, headers } = multipart([{ name: 'feedData', data: JSON.stringify(words) }, ...parts]);
  return (await shop.as('user').post('/api/feeds', payload, { headers })).body.data;
}

it('feed update sets the named pictures in their order, idempotently', async () => {
  const feed = await posted(640, 80);
  const other = await posted(70);
  const [first, second] = feed.images.map(({ imageId }: { imageId: number }) => imageId);
  const files = await filesLeft();
  const change = async (imageOrder: unknown, pictures: readonly number[] = []) => {
    const parts = pictures.map(async (width) => picture(await photo(width, 40), 'newImages'));
    const data = { name: 'feedData', data: JSON.stringify({ imageOrder }) };
    const { payload, headers } = multipart([data, ...(await Promise.all(parts))]);
    return shop.as('user').put(`/api/feeds/${feed.feedId}`, payload, { headers });
  };
  const widths = ({ body }: Awaited<ReturnType<typeof change>>) =>
    body.data.images.map(({ width, sortOrder }: { width: number; sortOrder: number }) => [sortOrder, width]);
  expect(widths(await change([second, first]))).toEqual([
    [0, 80],
    [1, 640],
  ]);
  // The picture of another feed is none of this one, and stays where it is.
  const mixed = [
    [0, 50],
    [1, 640],
    [2, 60],
  ];
  const wish = ['new', first, 'new', other.images[0].imageId] as const;
  expect(widths(await change(wish, [50, 60]))).toEqual(mixed);
  expect(widths(await change(wish, [50, 60]))).toEqual(mixed);
  // Two pictures in the place of one; no job has made their variants.
  expect(await filesLeft()).toBe(files + 1);
  const rows = await shop.db
    .selectFrom('feed_images')
    .select(['id', 'sort_order'])
    .where('feed_id', '=', other.feedId)
    .execute();
  expect(rows).toEqual([{ id: other.images[0].imageId, sort_order: other.images[0].sortOrder }]);
  expect(widths(await change([]))).toEqual([]);
  expect((await change(['newest'])).status).toBe(400);
});
