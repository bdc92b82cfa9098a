import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import { monthsAfter } from '#domain/kit/time/time.ts';
import { MAX_INQUIRY_PICTURES } from '#domain/policies/inquiries.ts';
import { DISPUTE_RECORD_YEARS } from '#domain/policies/records.ts';
import { sweepRecords } from '#server/jobs/sweeps/sweep-records.ts';
import { type Person, person } from '../../support/members/people.ts';
import { settleAll } from '../../support/members/withdrawal.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { boughtLine, INQUIRY, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { uploadFor } from '../../support/server/uploads.ts';

type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Person;
let theirs: Person;
let [seller, rival, admin]: Caller[] = [];
let own: number;
let foreign: number;
/** Addresses of the picture of each member, with their signature. */
let [ownPicture = '', foreignPicture = ''] = ['', ''];
beforeAll(async () => {
  shop = await startTestShop();
  const [option, other] = await twoStores(shop);
  [mine, theirs] = [await person(shop, 'minjun'), await person(shop, 'doyun')];
  [seller, rival, admin] = [
    await sellerOf(shop, option.product_id),
    await sellerOf(shop, other.product_id),
    shop.as('admin'),
  ];
  const opened = async ({ call }: Person) =>
    inquire(call, await boughtLine(shop, call, option), { pictureIds: [await uploadFor(call)] });
  [own, foreign] = [await opened(mine), await opened(theirs)];
  [ownPicture, foreignPicture] = [
    addressesIn(await threadOf(mine.call, own))[0] ?? '',
    addressesIn(await threadOf(theirs.call, foreign))[0] ?? '',
  ];
});
afterAll(() => shop.close());

const addressesIn = ({ messages }: InquiryThread): string[] => messages.flatMap(({ imageUrls }) => imageUrls);
const bare = (address: string): string => address.split('?')[0] ?? '';
const statuses = (callers: readonly (Caller | undefined)[], address: string) =>
  Promise.all(callers.map(async (caller) => (await caller?.get(address))?.status));
const write = (caller: Caller | undefined, path: string, pictureIds: readonly number[]) =>
  caller?.post(`${path}/messages`, { content: '사진을 보내요.', pictureIds });

describe('pictures of an inquiry', () => {
  it('are at a signed address that the thread gives, not cached, and end with its time', async () => {
    expect(ownPicture).toMatch(
      /^\/content\/images\/inquiries\/[0-9a-f-]{36}\.webp\?until=\d+&sign=[\w-]{43}$/,
    );
    const { status, headers } = await shop.as('visitor').get(ownPicture);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const [, query] = ownPicture.split('?');
    expect((await shop.as('visitor').get(`${bare(foreignPicture)}?${query}`)).status).toBe(404);
    shop.clock.advance(31 * 60_000);
    expect((await shop.as('visitor').get(ownPicture)).status).toBe(404);
    shop.clock.advance(-31 * 60_000);
  });

  it('without a signature are for those who read the thread', async () => {
    expect(await statuses([mine.call, seller], bare(ownPicture))).toEqual([200, 200]);
    const others = [shop.as('visitor'), theirs.call, rival, admin];
    expect(await statuses(others, bare(ownPicture))).toEqual([404, 404, 404, 404]);
    await shop.db
      .updateTable('inquiries')
      .set({ escalated_at: shop.clock.now() })
      .where('id', '=', own)
      .execute();
    expect(await statuses([admin], bare(ownPicture))).toEqual([200]);
    expect(await statuses([admin], bare(foreignPicture))).toEqual([404]);
  });

  it('are sent by each author in their order, and read by the other', async () => {
    const ids = [await uploadFor(shop.as('user')), await uploadFor(shop.as('user'))];
    const [option] = await twoStores(shop);
    const id = await inquire(shop.as('user'), await boughtLine(shop, shop.as('user'), option));
    expect((await write(shop.as('user'), `/api/user/inquiries/${id}`, ids.toReversed()))?.status).toBe(200);
    const answer = [await uploadFor(seller ?? shop.as('seller'))];
    expect((await write(seller, `/api/seller/inquiries/${id}`, answer))?.status).toBe(200);
    const { messages } = await threadOf(shop.as('user'), id);
    expect(messages.map(({ imageUrls }) => imageUrls.length)).toEqual([0, 2, 1]);
    const rows = await shop.db
      .selectFrom('inquiry_pictures')
      .select(['url', 'sort_order'])
      .where('inquiry_id', '=', id)
      .orderBy('message_id')
      .orderBy('sort_order')
      .execute();
    const shown = messages.flatMap(({ imageUrls }) => imageUrls.map(bare));
    expect(shown).toEqual(rows.map(({ url }) => `/content/${url}`));
    expect(rows.map(({ sort_order }) => sort_order)).toEqual([0, 1, 0]);
  });

  it('of another member, of another upload, used before, named twice or too old are refused with the message', async () => {
    const used = await uploadFor(mine.call);
    const path = `/api/user/inquiries/${own}`;
    expect((await write(mine.call, path, [used]))?.status).toBe(200);
    const before = (await threadOf(mine.call, own)).messages.length;
    const fresh = await uploadFor(mine.call);
    const [old, product] = [await uploadFor(mine.call), await uploadFor(mine.call)];
    const past = new Date(shop.clock.now().getTime() - 13 * 3_600_000);
    await shop.db.updateTable('uploads').set({ created_at: past }).where('id', '=', old).execute();
    await sql`update uploads set file = replace(file, 'inquiries', 'uploads') where id = ${product}`.execute(
      shop.db,
    );
    const refused = [[await uploadFor(theirs.call)], [used], [fresh, fresh], [old], [product], [99_999_999]];
    for (const ids of refused) {
      const answer = await write(mine.call, path, ids);
      expect([ids, answer?.status, answer?.body.code]).toEqual([ids, 409, 'UPLOAD_GONE']);
    }
    expect((await threadOf(mine.call, own)).messages).toHaveLength(before);
    // A refused message leaves the upload as it was.
    expect((await write(mine.call, path, [fresh]))?.status).toBe(200);
  });

  it.each([
    [MAX_INQUIRY_PICTURES, 200],
    [MAX_INQUIRY_PICTURES + 1, 400],
  ])('%i of them with one message are answered %i', async (count, status) => {
    const ids: number[] = [];
    for (let sent = 0; sent < count; sent += 1) ids.push(await uploadFor(shop.as('user')));
    const answer = await shop
      .as('user')
      .post('/api/user/inquiries', { ...INQUIRY, lineId: null, pictureIds: ids });
    expect(answer.status).toBe(status);
  });

  it('are refused if the upload is no picture or has none', async () => {
    const bad = await shop.as('user').post('/api/user/inquiries/pictures', {});
    expect(bad.status).toBeGreaterThanOrEqual(400);
    expect((await shop.as('visitor').post('/api/user/inquiries/pictures', {})).status).toBe(401);
  });

  it('are in the export of their member, and are deleted with the texts after the legal period', async () => {
    const { inquiryPictures } = (await mine.call.get('/api/users/me/export')).body;
    const text = JSON.stringify(inquiryPictures);
    const isIn = (address: string) => text.includes(bare(address).replace('/content/', ''));
    expect([isIn(ownPicture), isIn(foreignPicture)]).toEqual([true, false]);
    await settleAll(shop, mine);
    const left = await mine.call.delete('/api/users/withdraw', { email: mine.email, keepPosts: true });
    expect(left.status).toBe(200);
    expect(await statuses([seller], bare(ownPicture))).toEqual([200]);
    const long = monthsAfter(shop.clock.now(), -12 * DISPUTE_RECORD_YEARS);
    await sql`update users set withdrawn_at = ${new Date(long.getTime() - 1)} where id = ${mine.id}`.execute(
      shop.db,
    );
    await sweepRecords(shop.ports);
    expect(await statuses([seller], bare(ownPicture))).toEqual([404]);
    expect(await shop.files.has(bare(ownPicture).replace('/content/', ''))).toBe(false);
    expect(await statuses([seller], bare(foreignPicture))).toEqual([200]);
  });
});
