// Size: one reference to a file for each area.
import { utimes, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { variantAddresses } from '#domain/kit/pictures/picture-variants.ts';
import { placeIn } from '#server/files/folder-store.ts';
import { storePicture } from '#server/files/images.ts';
import { makeVariants } from '#server/files/make-variants.ts';
import { isPrivate } from '#server/files/object-name.ts';
import { sweepPictures } from '#server/jobs/sweeps/sweep-pictures.ts';
import { putDocument } from '#server/seller/applications/document-file.ts';
import { purchasesOf } from '../../support/community.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

const AREAS = [
  'feeds',
  'profiles',
  'products',
  'reviews',
  'stores',
  'claims',
  'inquiries',
  'questions',
  'documents',
  'uploads',
] as const;
type Area = (typeof AREAS)[number];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ linksSeed: true });
});
afterAll(() => shop.close());

const place = (name: string) => placeIn(shop.contentRoot, name);
const store = async (area: Area) => {
  if (area === 'documents') return (await putDocument(shop.files, 'PDF', Buffer.from('%PDF-'))).objectName;
  const received = await shop.files.incoming.receive(Readable.from(await photo(20, 20)));
  const { objectName } = await storePicture(shop.ports, area, received);
  if (!isPrivate(area)) await makeVariants(shop.files, objectName);
  return objectName;
};
/** All files of an uploaded picture. */
const filesOf = (name: string) => [name, ...variantsOf(name)];
const variantsOf = (name: string) =>
  name.startsWith('images/documents/')
    ? []
    : /^images\/(claims|inquiries|questions)\//.test(name)
      ? [name.replace('.webp', '-480.webp')]
      : variantAddresses(name);
const filesIn = async (area: Area) => {
  return (await shop.files.list(area)).map(({ name }) => name);
};
const everything = async () => (await Promise.all(AREAS.map(filesIn))).flat();
/** A store with these files, written long ago. */
const listing = (names: readonly string[]) => async (area: string) =>
  names
    .filter((name) => name.startsWith(`images/${area}/`))
    .map((name) => ({ name, size: 1, writtenAt: new Date(0) }));
/** Sets the times of all files back by this many hours. */
async function age(names: readonly string[], hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * 3_600_000);
  for (const name of names) await utimes(place(name), then, then);
}
const sweep = () => sweepPictures({ db: shop.db, files: shop.files, log: shop.app.log });

/** Inserts a row of each kind that references a picture. */
async function nameIt(area: Area, url: string): Promise<void> {
  const image = { url, sort_order: 9 };
  const size = { width: 20, height: 20 };
  const { db } = shop;
  if (area === 'profiles')
    await db
      .updateTable('users')
      .set({ profile_image_url: url })
      .where('email', '=', 'seller@sinbaljang.test')
      .execute();
  if (area === 'products')
    await db
      .insertInto('product_images')
      .values({ product_id: 1, ...image, type: 'DETAIL', color: null })
      .execute();
  if (area === 'stores')
    await db.updateTable('stores').set({ banner_url: url }).where('id', '=', 1).execute();
  if (area === 'documents') {
    const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const row = { user_id: id, file: url, kind: 'PDF', bytes: 5, created_at: shop.clock.now() };
    await db.insertInto('seller_documents').values(row).execute();
  }
  const first = (table: 'feeds' | 'reviews' | 'claims') =>
    db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow();
  if (area === 'feeds' || area === 'uploads') {
    const { id } = await first('feeds');
    await db
      .insertInto('feed_images')
      .values({ feed_id: id, ...image, ...size })
      .execute();
  }
  if (area === 'reviews') {
    const { id } = await first('reviews');
    await db
      .insertInto('review_images')
      .values({ review_id: id, ...image, ...size })
      .execute();
  }
  if (area === 'questions') {
    const { id } = await db
      .selectFrom('questions')
      .select('id')
      .where('picture_url', 'is', null)
      .executeTakeFirstOrThrow();
    await db.updateTable('questions').set({ picture_url: url }).where('id', '=', id).execute();
  }
  if (area === 'inquiries') {
    const message = await db
      .selectFrom('inquiry_messages')
      .select(['id as message_id', 'inquiry_id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const sort_order = (await filesIn(area)).length;
    await db
      .insertInto('inquiry_pictures')
      .values({ ...message, url, sort_order })
      .execute();
  }
  if (area === 'claims') {
    const { id } = await first('claims');
    await db
      .insertInto('claim_images')
      .values({ claim_id: id, ...image })
      .execute();
  }
}

describe('deletion of unused pictures', () => {
  beforeEach(async () => {
    await age(await everything(), 25);
    await sweep();
  });

  it.each(AREAS)('in %s removes files without a row and keeps the others', async (area) => {
    const named = await store(area);
    const orphan = await store(area);
    await nameIt(area, named);
    const whole = await store(area);
    // A document has no variants: a file left over is another document without a reference.
    const [lone = await store(area), ...others] = variantsOf(whole);
    const drafts = [`${orphan}.part`, `${lone}.${crypto.randomUUID()}.part`];
    for (const draft of drafts) await writeFile(place(draft), 'half');
    await shop.files.remove(whole);
    await age(await everything(), 25);
    const before = await everything();
    const info = vi.spyOn(shop.app.log, 'info');
    await sweep();
    const gone = [...filesOf(orphan), ...drafts, lone, ...others];
    expect(before).toEqual(expect.arrayContaining([...gone, ...filesOf(named)]));
    expect(await everything()).toEqual(before.filter((name) => !gone.includes(name)));
    // The log has a number and no names: names are addresses of private pictures.
    expect(info.mock.calls).toEqual([[{ files: gone.length }, expect.not.stringContaining('images/')]]);
  });

  it('removes a temporary variant of a killed job, and keeps the referenced picture', async () => {
    const named = await store('reviews');
    await nameIt('reviews', named);
    const draft = `${variantsOf(named)[3]}.${crypto.randomUUID()}.part`;
    await writeFile(place(draft), 'half');
    await age([draft], 23);
    await sweep();
    expect(await filesIn('reviews')).toContain(draft);
    await age([...filesOf(named), draft], 25);
    await sweep();
    expect(await filesIn('reviews')).not.toContain(draft);
    expect(await filesIn('reviews')).toEqual(expect.arrayContaining(filesOf(named)));
  });

  it('keeps a recent picture whose row may still be written', async () => {
    const young = await store('feeds');
    await age(filesOf(young), 23);
    await sweep();
    expect(await filesIn('feeds')).toEqual(expect.arrayContaining(filesOf(young)));
    await age(filesOf(young), 25);
    await sweep();
    expect(await filesIn('feeds')).not.toContain(young);
  });

  it('ignores the QA clock', async () => {
    const young = await store('reviews');
    shop.clock.advance(40 * 86_400_000);
    await sweep();
    expect(await filesIn('reviews')).toContain(young);
    shop.clock.advance(-40 * 86_400_000);
  });

  it('keeps the pictures of the seed', async () => {
    expect((await filesIn('feeds')).filter((name) => name.endsWith('.svg')).length).toBeGreaterThan(0);
  });

  it('costs one query, however many files there are', async () => {
    for (let count = 0; count < 5; count += 1) await store('feeds');
    await age(await everything(), 25);
    const query = vi.spyOn(shop.db.getExecutor(), 'executeQuery');
    await sweep();
    expect(query).toHaveBeenCalledTimes(1);
  });
});

it('deletion of unused pictures removes those of a deleted feed', async () => {
  const [orderItemId] = await purchasesOf(shop);
  const data = JSON.stringify({ title: '곧 지울 글', content: '내용', orderItemId });
  const form = multipart([
    { name: 'feedData', data, type: 'application/json' },
    picture(await photo(20, 20)),
  ]);
  const posted = await shop.as('user').post('/api/feeds', form.payload, { headers: form.headers });
  const { feedId, images } = posted.body.data;
  const imageUrl = images[0].imageUrl.replace('/content/', '');
  await makeVariants(shop.files, imageUrl);
  expect(await filesIn('feeds')).toEqual(expect.arrayContaining(filesOf(imageUrl)));
  expect((await shop.as('user').delete(`/api/feeds/${feedId}`)).status).toBe(200);
  const left = await filesIn('feeds');
  expect(left.filter((name) => filesOf(imageUrl).includes(name))).toEqual([]);
});

it('deletion of unused pictures removes those of a refused claim', async () => {
  const before = await filesIn('claims');
  const data = JSON.stringify({ orderItemId: 999_999, type: 'RETURN', reason: 'SIZE' });
  const form = multipart([{ name: 'claim', data }, picture(await photo(20, 20))]);
  const refused = await shop.as('user').post('/api/users/claims', form.payload, { headers: form.headers });
  expect(refused.status).toBe(404);
  expect(await filesIn('claims')).toEqual(before);
});

it('many unused uploads of members do not count as a foreign folder', async () => {
  const { id } = await shop.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const names = Array.from({ length: 25 }, () => `images/uploads/${crypto.randomUUID()}.webp`);
  const created_at = shop.clock.now();
  await shop.db
    .insertInto('uploads')
    .values(names.map((file) => ({ user_id: id, file, created_at })))
    .execute();
  const removed: string[] = [];
  const files = { list: listing(names), remove: async (name: string) => void removed.push(name) };
  await sweepPictures({ db: shop.db, files, log: shop.app.log });
  expect(removed).toEqual(names);
  expect(await shop.db.selectFrom('uploads').select('file').where('file', 'in', names).execute()).toEqual([]);
});

it('deletion of unused pictures leaves the folder of another database alone', async () => {
  const strange = Array.from({ length: 20 }, () => `images/feeds/${crypto.randomUUID()}.webp`);
  const removed: string[] = [];
  const foldersOf = (names: string[]) => ({
    list: listing(names),
    remove: async (name: string) => void removed.push(name),
  });
  const warn = vi.spyOn(shop.app.log, 'warn');
  await sweepPictures({ db: shop.db, files: foldersOf(strange), log: shop.app.log });
  expect(removed).toEqual([]);
  expect(warn).toHaveBeenCalledWith({ pictures: 20 }, expect.stringContaining('keeping all'));
  await sweepPictures({ db: shop.db, files: foldersOf(strange.slice(1)), log: shop.app.log });
  expect(removed).toHaveLength(19);
});
