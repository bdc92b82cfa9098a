import { afterAll, beforeAll, expect, it } from 'vitest';
import { openS3 } from '#server/files/s3/open-s3.ts';
import { purchasesOf } from '../../support/community.ts';
import { claimWithPicture } from '../../support/orders/claim-picture.ts';
import { twins } from '../../support/orders/delivered.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { overload, type S3StandIn, startS3, withoutBucket } from '../../support/stand-ins/s3-stand-in.ts';

let s3: S3StandIn;
let shop: TestShop;
let orderItemId: number;
let url: string;
beforeAll(async () => {
  s3 = await startS3();
  shop = await startTestShop({ store: (await openS3(s3.settings)).store });
  orderItemId = (await purchasesOf(shop))[0] ?? 0;
  url = String((await upload()).body.data.imageUrl);
});
afterAll(async () => {
  await shop.close();
  await s3.end();
});

async function upload() {
  const form = multipart([picture(await photo(60, 40), 'file')]);
  return shop.as('user').post('/api/images/upload', form.payload, { headers: form.headers });
}

async function post() {
  const data = JSON.stringify({ title: '사진 글', content: '내용', orderItemId });
  const form = multipart([{ name: 'feedData', data }, picture(await photo(40, 40))]);
  return shop.as('user').post('/api/feeds', form.payload, { headers: form.headers });
}

const rows = async () => {
  const counts = [];
  for (const table of ['feeds', 'uploads', 'feed_images'] as const) {
    const { count } = await shop.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(count);
  }
  return counts;
};

/** Runs `work` while the store does not listen, is overloaded, and has lost its bucket. */
async function whileGone(work: () => Promise<void>): Promise<void> {
  await s3.stop();
  await work().finally(() => s3.start());
  for (const trouble of [overload, withoutBucket]) {
    s3.ail(trouble);
    await work().finally(() => s3.ail(null));
  }
}

it('uploads without a file storage answer 503 with Retry-After and leave no row', async () => {
  const before = await rows();
  await whileGone(async () => {
    for (const answer of [await upload(), await post()])
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
        503,
        'SERVICE_UNAVAILABLE',
        '2',
      ]);
  });
  expect(await rows()).toEqual(before);
  expect([(await upload()).status, (await post()).status]).toEqual([200, 200]);
});

it('pictures without a file storage answer 503 that no cache keeps, also missing ones', async () => {
  const variant = url.replace('.webp', '-320.avif');
  await whileGone(async () => {
    for (const path of [url, variant, '/content/images/feeds/none.webp']) {
      const answer = await shop.app.inject({ url: path });
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['retry-after']]).toEqual([
        503,
        'private, no-store',
        '2',
      ]);
    }
  });
  expect((await shop.app.inject({ url })).statusCode).toBe(200);
  expect((await shop.app.inject({ url: '/content/images/feeds/none.webp' })).statusCode).toBe(404);
});

it('a private picture without a file storage answers 503 to its owner and 404 to others', async () => {
  const { option } = await twins(shop);
  const { bare: path } = await claimWithPicture(shop, shop.as('user'), [option]);
  await whileGone(async () => {
    expect((await shop.as('user').get(path)).status).toBe(503);
    expect((await shop.as('visitor').get(path)).status).toBe(404);
  });
  expect((await shop.as('user').get(path)).status).toBe(200);
});

it('a write that only deletes pictures is done without a file storage', async () => {
  const sent = await post();
  const feedId = Number(sent.body.data.feedId ?? sent.body.data.id);
  await s3.stop();
  const gone = await shop
    .as('user')
    .delete(`/api/feeds/${feedId}`)
    .finally(() => s3.start());
  expect(gone.status).toBe(200);
  expect((await shop.as('user').get(`/api/feeds/${feedId}`)).status).toBe(404);
});

it('a picture whose storage ends half way is cut off, not ended as if it were whole', async () => {
  const address = await shop.app.listen({ port: 0 });
  s3.ail((_, response) => {
    response.writeHead(200, { 'content-length': '1000', 'last-modified': new Date().toUTCString() });
    response.write('half', () => response.destroy());
  });
  const outcome = await fetch(`${address}${url}`)
    .then((answer) => answer.arrayBuffer())
    .then(
      () => 'whole',
      () => 'cut off',
    );
  s3.ail(null);
  expect(outcome).toBe('cut off');
});
