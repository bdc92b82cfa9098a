import { afterAll, beforeAll, expect, it } from 'vitest';
import { actionsOf } from '../../support/audit-log.ts';
import { deliver, twoStores } from '../../support/orders/delivered.ts';
import { sellerOf } from '../../support/orders/shopping.ts';
import { multipart, photo, picture } from '../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
let shop: TestShop;
let options: Awaited<ReturnType<typeof twoStores>>;
let seller: Caller;
let rival: Caller;
let buyer: Caller;
let other: Caller;

beforeAll(async () => {
  shop = await startTestShop();
  options = await twoStores(shop);
  seller = await sellerOf(shop, options[0].product_id);
  rival = await sellerOf(shop, options[1].product_id);
  buyer = shop.as('user');
  other = await shop.asMember('minjun@sinbaljang.test');
});
afterAll(() => shop.close());

const WORDS = { reason: 'WORN', answer: '밑창에 신은 자국이 있어요.' };

async function form(part: string, words: object, pictures: number) {
  const files = [];
  for (let one = 0; one < pictures; one += 1) files.push(picture(await photo(60 + one, 40)));
  return multipart([{ name: part, data: JSON.stringify(words) }, ...files]);
}

/** A request of this buyer for the line of the first store, with a picture. */
async function asked(from: Caller) {
  const { orderId, itemIds } = await deliver(shop, from, [options[0]]);
  const words = { orderItemId: itemIds[0], type: 'RETURN', reason: 'SIZE' };
  const { payload, headers } = await form('claim', words, 1);
  const { body } = await from.post('/api/users/claims', payload, { headers });
  return { orderId, id: Number(body.data.claimId) };
}

async function reject(caller: Caller, id: number, words: object = WORDS, pictures = 1) {
  const { payload, headers } = await form('rejection', words, pictures);
  return caller.post(`/api/seller/claims/${id}/reject`, payload, { headers });
}
const claimOf = async (from: Caller, orderId: number) =>
  (await from.get(`/api/users/orders/${orderId}`)).body.data.claims[0];
const receive = async (id: number) => {
  await seller.post(`/api/seller/claims/${id}/collect`, { carrier: 'CJ', tracking: '123456789012' });
  await seller.post(`/api/seller/claims/${id}/receive`, { note: '밑창을 봤어요' });
};

it('rejection of a received return has a reason that the buyer sees', async () => {
  const mine = await asked(buyer);
  const theirs = await asked(other);
  await receive(mine.id);
  const waiting = await claimOf(buyer, mine.orderId);
  expect(waiting).toMatchObject({
    status: 'RECEIVED',
    collectCarrier: 'CJ대한통운',
    collectTracking: '123456789012',
    receivedAt: expect.any(String),
    refundDue: expect.any(String),
    rejectReason: null,
    rejectImageUrls: [],
  });
  expect((await reject(seller, mine.id, WORDS, 2)).body.data).toEqual({
    claimId: mine.id,
    status: 'REJECTED',
  });
  const read = (await seller.get(`/api/seller/claims/${mine.id}`)).body.data;
  for (const claim of [await claimOf(buyer, mine.orderId), read]) {
    expect(claim).toMatchObject({ status: 'REJECTED', rejectReason: 'WORN', answer: WORDS.answer });
    // What the buyer has sent is not what the seller has sent.
    expect([claim.imageUrls.length, claim.rejectImageUrls.length]).toEqual([1, 2]);
    expect(claim.rejectImageUrls).not.toContain(claim.imageUrls[0]);
  }
  const address = String(read.rejectImageUrls[0]);
  expect((await shop.as('visitor').get(address)).status).toBe(200);
  const bare = address.split('?')[0] ?? '';
  const statuses = [];
  for (const caller of [shop.as('visitor'), other, rival, buyer, seller])
    statuses.push((await caller.get(bare)).status);
  expect(statuses).toEqual([404, 404, 404, 200, 200]);
  expect(await claimOf(other, theirs.orderId)).toMatchObject({ status: 'REQUESTED', rejectReason: null });
  const { timeline, refunds } = (await buyer.get(`/api/users/orders/${mine.orderId}`)).body.data;
  expect(refunds).toEqual([]);
  expect(timeline.at(-1)).toMatchObject({ event: 'RETURN_REJECTED', detail: WORDS.answer });
});

it('rejection is refused for claims of others, decided ones, and without a reason', async () => {
  const { id, orderId } = await asked(buyer);
  expect((await reject(rival, id)).body.code).toBe('CLAIM_NOT_FOUND');
  for (const words of [{ answer: WORDS.answer }, { ...WORDS, reason: 'BECAUSE' }, { ...WORDS, answer: ' ' }])
    expect((await reject(seller, id, words)).body.code).toBe('INVALID_INPUT_VALUE');
  expect((await reject(seller, id, WORDS, 4)).body.code).toBe('IMAGE_COUNT_EXCEEDED');
  expect(await claimOf(buyer, orderId)).toMatchObject({ status: 'REQUESTED', rejectImageUrls: [] });
  expect((await reject(seller, id)).status).toBe(200);
  expect((await reject(seller, id, { ...WORDS, reason: 'OTHER' })).body.code).toBe('INVALID_ORDER_STATUS');
  expect(await claimOf(buyer, orderId)).toMatchObject({ rejectReason: 'WORN' });
});

it('N-54: twenty concurrent rejections and completions are one decision with its pictures', {
  timeout: 60_000,
}, async () => {
  const { id, orderId } = await asked(buyer);
  const stored = async () =>
    (await shop.db.selectFrom('claim_images').select('by_seller').where('claim_id', '=', id).execute())
      .length;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      turn % 2
        ? seller.post(`/api/seller/claims/${id}/decision`, { decision: 'COMPLETE' })
        : reject(seller, id),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const { status } = await claimOf(buyer, orderId);
  expect(await stored()).toBe(status === 'REJECTED' ? 2 : 1);
});

it('overdue refunds have their own view', async () => {
  const [late, punctual] = [await asked(buyer), await asked(other)];
  await receive(late.id);
  await receive(punctual.id);
  const due = new Date(shop.clock.now().getTime() - 1);
  await shop.db.updateTable('claims').set({ refund_due: due }).where('id', '=', late.id).execute();
  const { content, lateRefunds, readAt } = (await seller.get('/api/seller/claims?state=LATE')).body.data;
  expect(content.map(({ claimId }: { claimId: number }) => claimId)).toEqual([late.id]);
  expect([lateRefunds, readAt]).toEqual([1, shop.clock.now().toISOString()]);
});

const PARCEL = { carrier: 'CJ', tracking: '123456789012' };
const noteParcel = (caller: Caller, id: number, parcel: object = PARCEL) =>
  caller.put(`/api/seller/claims/${id}/parcel`, parcel);
const toldBack = async (from: Caller, orderId: number) =>
  (await from.get('/api/users/notices?size=100')).body.data.content.filter(
    ({ type, path }: { type: string; path: string }) =>
      type === 'CLAIM_SENT_BACK' && path === `/my-orders/${orderId}`,
  );

it('return parcel of a rejected claim is entered, corrected, and notified once', async () => {
  const [mine, theirs] = [await asked(buyer), await asked(other)];
  for (const { id } of [mine, theirs]) {
    await receive(id);
    await reject(seller, id);
  }
  expect((await noteParcel(rival, mine.id)).body.code).toBe('CLAIM_NOT_FOUND');
  for (const caller of [shop.as('visitor'), buyer])
    expect([401, 403]).toContain((await noteParcel(caller, mine.id)).status);
  for (const wrong of [{}, { carrier: '없는 택배' }, { ...PARCEL, tracking: '12' }])
    expect((await noteParcel(seller, mine.id, wrong)).body.code).toBe('INVALID_INPUT_VALUE');
  expect(await claimOf(buyer, mine.orderId)).toMatchObject({ backCarrier: null, backTracking: null });

  expect((await noteParcel(seller, mine.id, { carrier: 'CJ' })).body.data).toMatchObject({ tracking: null });
  expect(await claimOf(buyer, mine.orderId)).toMatchObject({ backCarrier: 'CJ대한통운', backTracking: null });
  expect(await toldBack(buyer, mine.orderId)).toEqual([]);

  expect((await noteParcel(seller, mine.id)).body.data).toMatchObject({
    carrier: 'CJ대한통운',
    tracking: PARCEL.tracking,
    trackingUrl: expect.stringContaining(PARCEL.tracking),
  });
  expect(await toldBack(buyer, mine.orderId)).toHaveLength(1);
  const corrected = { carrier: '한진택배', tracking: '210987654321' };
  expect((await noteParcel(seller, mine.id, corrected)).status).toBe(200);
  expect((await noteParcel(seller, mine.id, corrected)).status).toBe(200);
  expect(await toldBack(buyer, mine.orderId)).toHaveLength(1);
  const { claims, timeline } = (await buyer.get(`/api/users/orders/${mine.orderId}`)).body.data;
  expect(claims[0]).toMatchObject({ backTracking: corrected.tracking });
  expect((await seller.get(`/api/seller/claims/${mine.id}`)).body.data).toMatchObject({
    backTracking: corrected.tracking,
    backUrl: expect.stringContaining(corrected.tracking),
  });
  expect(timeline.filter(({ event }: { event: string }) => event === 'RETURN_SENT_BACK')).toHaveLength(1);
  expect(
    (await actionsOf(shop, 'CLAIM', mine.id)).filter((one) => one === 'CLAIM_PARCEL_NOTED'),
  ).toHaveLength(3);
  expect(await claimOf(other, theirs.orderId)).toMatchObject({ backCarrier: null });
  expect(await toldBack(other, theirs.orderId)).toEqual([]);
});

it('return parcel is refused for claims that were not received or not rejected', async () => {
  const { id } = await asked(buyer);
  expect((await noteParcel(seller, id)).body.code).toBe('INVALID_ORDER_STATUS');
  await receive(id);
  expect((await noteParcel(seller, id)).body.code).toBe('INVALID_ORDER_STATUS');
  const unseen = await asked(buyer);
  await reject(seller, unseen.id);
  expect((await noteParcel(seller, unseen.id)).body.code).toBe('INVALID_ORDER_STATUS');
});
