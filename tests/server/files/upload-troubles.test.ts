import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

const folder = () => `${shop.contentRoot}-incoming`;
const waiting = () => readdir(folder()).catch(() => []);

async function post(...pictures: Buffer[]) {
  const data = JSON.stringify({ title: '사진 글', content: '내용', orderItemId });
  const form = multipart([{ name: 'feedData', data }, ...pictures.map((bytes) => picture(bytes))]);
  return shop.as('user').post('/api/feeds', form.payload, { headers: form.headers });
}

it('no temporary file of an upload remains, whether it succeeded, was refused, too large or aborted', async () => {
  const small = await photo(40, 40);
  expect((await post(small, small)).status).toBe(200);
  expect((await post(small, Buffer.from('<svg/>'))).status).toBe(400);
  expect((await post(small, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  const whole = multipart([{ name: 'feedData', data: '{}' }, picture(small)]);
  const cut = whole.payload.subarray(0, whole.payload.length - 80);
  expect((await shop.as('user').post('/api/feeds', cut, { headers: whole.headers })).status).toBe(400);
  const broken = Readable.from(
    (async function* parts() {
      yield Buffer.alloc(10);
      throw new Error('the line went dead');
    })(),
  );
  await expect(shop.files.incoming.receive(broken)).rejects.toThrow('the line went dead');
  expect(await waiting()).toEqual([]);
});

it('text as long as a picture is refused before it is buffered', async () => {
  const form = multipart([
    { name: 'feedData', data: Buffer.alloc(200 * 1024, 97), filename: 'blob', type: 'application/json' },
  ]);
  const answer = await shop.as('user').post('/api/feeds', form.payload, { headers: form.headers });
  expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
});

it.each(['ENOSPC', 'EROFS', 'EACCES'])('a disk error %s answers 503, and text still works', async (code) => {
  const full = Object.assign(new Error('no'), { code });
  const spy = vi.spyOn(shop.files, 'put').mockRejectedValue(full);
  const later = await post(await photo(40, 40));
  expect([later.status, later.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  spy.mockRestore();
  const early = vi.spyOn(shop.files.incoming, 'receive').mockRejectedValue(full);
  expect((await post(await photo(40, 40))).status).toBe(503);
  const text = { title: '글', content: '내용', orderItemId };
  expect((await shop.as('user').post('/api/feeds/text-only', text)).status).toBe(200);
  early.mockRestore();
  expect(await waiting()).toEqual([]);
});

it('leftovers of a crash are removed when old, not running uploads', async () => {
  const { path } = await shop.files.incoming.receive(Readable.from(Buffer.from('now')));
  const old = join(folder(), 'left-by-a-crash');
  await writeFile(old, 'x');
  const then = new Date(Date.now() - 2 * 3_600_000);
  await utimes(old, then, then);
  await shop.files.incoming.dropOlderThan(3_600_000);
  expect((await waiting()).map((name) => join(folder(), name))).toEqual([path]);
  await rm(path);
});

it('many uploads are decoded two at a time, and each is answered', { timeout: 60_000 }, async () => {
  const bytes = await photo(900, 700);
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(bytes)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual(
    [],
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
  expect(await waiting()).toEqual([]);
});
