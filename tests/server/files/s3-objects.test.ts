import { afterAll, beforeAll, expect, it } from 'vitest';
import { openS3 } from '#server/files/s3/open-s3.ts';
import { type S3StandIn, startS3 } from '../../support/stand-ins/s3-stand-in.ts';

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
  const { store } = await openS3(s3.settings);
  await store.put('images/feeds/a.webp', Buffer.from('picture'));
  await store.put('images/events/b.svg', Buffer.from('<svg/>'));
  await store.put('images/claims/c.webp', Buffer.from('claim'));
  await store.put('images/documents/d.pdf', Buffer.from('document'));
});
afterAll(() => s3.end());

it.each([
  ['content/images/feeds/a.webp', 'image/webp', 'public, max-age=31536000, immutable'],
  ['content/images/events/b.svg', 'image/svg+xml', 'public, max-age=31536000, immutable'],
  ['private/claims/c.webp', 'image/webp', 'private, no-store'],
  ['private/documents/d.pdf', 'application/octet-stream', 'private, no-store'],
])('the object %s has the type and the caching that a content host passes on', async (key, type, caching) => {
  const { url, bucket } = s3.settings;
  const { status, headers } = await fetch(`${url}/${bucket}/${key}`);
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, caching]);
});

it('objects of other programs in the bucket are no files of the shop', async () => {
  const { store } = await openS3(s3.settings);
  const { url, bucket } = s3.settings;
  for (const key of ['content/images/feeds/a%20%26%20b.webp', 'content/images/feeds/.keep'])
    await fetch(`${url}/${bucket}/${key}`, { method: 'PUT', body: 'foreign' });
  expect((await store.list('feeds')).map(({ name }) => name)).toEqual(['images/feeds/a.webp']);
});
