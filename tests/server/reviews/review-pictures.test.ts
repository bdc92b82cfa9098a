import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVariants } from '#server/files/make-variants.ts';
import { idOf } from '../../support/community.ts';
import { buy, freshProduct, WORDS } from '../../support/reviews.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
let me: number;
beforeAll(async () => {
  shop = await startTestShop();
  me = await idOf(shop, 'user@sinbaljang.test');
});
afterAll(() => shop.close());

const PATH = '/api/user/reviews';
const as = () => shop.as('user');
const filesLeft = async () =>
  (await readdir(join(shop.contentRoot, 'images/reviews')).catch(() => [])).filter((name) =>
    name.endsWith('.webp'),
  ).length;

describe('review pictures', () => {
  const form = (words: object, ...pictures: Buffer[]) =>
    multipart([{ name: 'review', data: JSON.stringify(words) }, ...pictures.map((data) => picture(data))]);

  it('are re-encoded and stored with the review, from a JSON part or form fields', async () => {
    const bought = await buy(shop, me, { productId: await freshProduct(shop) });
    const sent = form({ ...WORDS, ...bought }, await photo(), await photo(90, 90, 'png'));
    const { body } = await as().post(`${PATH}/with-images`, sent.payload, { headers: sent.headers });
    expect(body.data.imageUrls).toHaveLength(2);
    for (const url of body.data.imageUrls) {
      expect(url).toMatch(/^\/content\/images\/reviews\/[0-9a-f-]{36}\.webp$/);
      const served = await shop.app.inject({ url });
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    }
    const other = await buy(shop, me, { productId: await freshProduct(shop) });
    const fields = Object.entries({ ...WORDS, productId: other.productId, showBody: true });
    const plain = multipart([
      ...fields.map(([name, value]) => ({ name, data: String(value) })),
      picture(await photo()),
    ]);
    const answer = await as().post(PATH, plain.payload, { headers: plain.headers });
    expect([answer.status, answer.body.data?.imageUrls.length]).toEqual([200, 1]);
  });

  it('leave nothing if the review is refused', async () => {
    const { productId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const before = await filesLeft();
    const noise = form({ ...WORDS, productId }, await photo(), Buffer.from('no picture'));
    expect((await as().post(PATH, noise.payload, { headers: noise.headers })).body.code).toBe(
      'INVALID_FILE_FORMAT',
    );
    const small = await photo(40, 40);
    const six = form({ ...WORDS, productId }, ...Array.from({ length: 6 }, () => small));
    expect((await as().post(PATH, six.payload, { headers: six.headers })).body.code).toBe(
      'IMAGE_COUNT_EXCEEDED',
    );
    const stranger = form({ ...WORDS, productId }, await photo());
    const refused = await shop.as('seller').post(PATH, stranger.payload, { headers: stranger.headers });
    expect(refused.body.code).toBe('REVIEW_PURCHASE_REQUIRED');
    expect(await filesLeft()).toBe(before);
  });

  it('change with an edit and are deleted with the review', async () => {
    const { productId } = await buy(shop, me, { productId: await freshProduct(shop) });
    const sent = form({ ...WORDS, productId }, await photo(), await photo(80, 80));
    const { reviewId } = (await as().post(PATH, sent.payload, { headers: sent.headers })).body.data;
    const before = (await as().get(`/api/reviews/${reviewId}`)).body.data;
    const [first] = before.images;
    const edit = multipart([
      {
        name: 'review',
        data: JSON.stringify({ ...WORDS, rating: 2, deleteImageIds: [first.reviewImageId] }),
      },
      picture(await photo(60, 60), 'newImages'),
    ]);
    const changed = await as().put(`${PATH}/${reviewId}`, edit.payload, { headers: edit.headers });
    expect(changed.body.data).toMatchObject({
      deletedImageIds: [first.reviewImageId],
      totalImageCount: 2,
    });
    const after = (await as().get(`/api/reviews/${reviewId}`)).body.data;
    expect(after).toMatchObject({ rating: 2, title: WORDS.title, hasImages: true });
    expect((await shop.app.inject({ url: first.imageUrl })).statusCode).toBe(404);
    const one = await as().delete(`${PATH}/${reviewId}/images`, {
      imageIds: [after.images[0].reviewImageId],
    });
    expect(one.body.data).toMatchObject({ deletedImageCount: 1, remainingImageCount: 1 });
    await makeVariants(shop.files, after.images[1].imageUrl.replace('/content/', ''));
    const files = await filesLeft();
    const gone = await as().delete(`${PATH}/${reviewId}`);
    expect(gone.body.data).toMatchObject({ deletedReviewId: reviewId, deletedImageCount: 1 });
    // The picture and its four widths.
    expect(await filesLeft()).toBe(files - 5);
    const deleted = await as().get(`${PATH}/my/deleted`);
    expect(deleted.body.data[0]).toMatchObject({ reviewId, status: 'DELETED' });
    const count = await as().get(`${PATH}/my/deleted/count`);
    expect(count.body.data.deletedReviewCount).toBeGreaterThan(0);
  });
});
