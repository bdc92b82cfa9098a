import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry, InquiryMessage } from '#domain/inquiries/inquiry.ts';
import { INQUIRY_REOPEN_DAYS } from '#domain/policies/inquiries.ts';
import { sanction } from '../../support/care.ts';
import { person } from '../../support/members/people.ts';
import { twoStores } from '../../support/orders/delivered.ts';
import { boughtLine, INQUIRY, inquire, threadOf } from '../../support/orders/inquiries.ts';
import { ADDRESS, sellerOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { statementsOf } from '../../support/server/statements-of.ts';

type Caller = ReturnType<TestShop['as']>;

const REOPEN_MS = INQUIRY_REOPEN_DAYS * 86_400_000;

let shop: TestShop;
let buyer: Caller;
let other: Caller;
let seller: Caller;
let rival: Caller;
let admin: Caller;
let line: number;
let foreignLine: number;
let otherLine: number;
beforeAll(async () => {
  shop = await startTestShop();
  const [option, foreign] = await twoStores(shop);
  [buyer, other] = [shop.as('user'), await shop.asMember('minjun@sinbaljang.test')];
  [seller, rival] = [await sellerOf(shop, option.product_id), await sellerOf(shop, foreign.product_id)];
  admin = shop.as('admin');
  line = await boughtLine(shop, buyer, option);
  foreignLine = await boughtLine(shop, buyer, foreign);
  otherLine = await boughtLine(shop, other, option);
});
afterAll(() => shop.close());

const say = (caller: Caller, of: 'user' | 'seller' | 'admin', id: number, content = '확인해 주세요.') =>
  caller.post(`/api/${of}/inquiries/${id}/messages`, { content });
const idsOf = async (caller: Caller, of: string, query = ''): Promise<number[]> =>
  (await caller.get(`/api/${of}/inquiries?size=100${query}`)).body.data.content.map(
    ({ inquiryId }: Inquiry) => inquiryId,
  );
const authorsOf = ({ messages }: { messages: InquiryMessage[] }) => messages.map(({ author }) => author);

describe('POST /api/user/inquiries', () => {
  it('opens an inquiry about an own line only, which its store reads and another one does not', async () => {
    const [id, foreign] = [await inquire(buyer, line), await inquire(buyer, foreignLine)];
    expect((await buyer.post('/api/user/inquiries', { ...INQUIRY, lineId: otherLine })).status).toBe(404);
    const shown = await idsOf(seller, 'seller');
    expect([shown.includes(id), shown.includes(foreign)]).toEqual([true, false]);
    expect(await idsOf(rival, 'seller')).toContain(foreign);
    expect(await idsOf(admin, 'admin')).not.toContain(id);
  });

  it('opens one to the shop, which administrators read and no store does', async () => {
    const id = await inquire(buyer);
    expect(await idsOf(admin, 'admin')).toContain(id);
    expect(await idsOf(seller, 'seller')).not.toContain(id);
    expect((await threadOf(buyer, id)).storeName).toBeNull();
  });

  it('refuses a text that is too short', async () => {
    const short = await buyer.post('/api/user/inquiries', { ...INQUIRY, content: '왜요', lineId: null });
    expect([short.status, short.body.code]).toEqual([400, 'INVALID_INPUT_VALUE']);
  });

  it('is open to a silenced member, whose inquiries only the store or the shop reads', async () => {
    const silenced = await person(shop, 'doyun');
    expect((await sanction(admin, silenced.id, { kind: 'SILENCE', days: 3 })).status).toBe(200);
    expect((await silenced.call.post('/api/user/questions', {})).body.code).toBe('SILENCED');
    const id = await inquire(silenced.call);
    expect(await idsOf(admin, 'admin')).toContain(id);
  });

  it('goes to the shop as well if the store is closed', async () => {
    const { store_id } = await shop.db
      .selectFrom('order_items')
      .select('store_id')
      .where('id', '=', foreignLine)
      .executeTakeFirstOrThrow();
    const set = (state: string) =>
      shop.db.updateTable('stores').set({ state }).where('id', '=', store_id).execute();
    await set('CLOSED');
    const id = await inquire(buyer, foreignLine);
    await set('OPEN');
    expect(await idsOf(admin, 'admin')).toContain(id);
  });
});

describe('inquiry of another', () => {
  it('is missing for other members, other stores and, before an escalation, administrators', async () => {
    const id = await inquire(buyer, line);
    const foreign: [Caller, string][] = [
      [other, `/api/user/inquiries/${id}`],
      [seller, `/api/user/inquiries/${id}`],
      [rival, `/api/seller/inquiries/${id}`],
      [admin, `/api/admin/inquiries/${id}`],
    ];
    for (const [caller, path] of foreign) {
      expect([path, (await caller.get(path)).status]).toEqual([path, 404]);
      const written = await caller.post(`${path}/messages`, { content: '남의 문의에 쓰는 글' });
      expect([path, written.status]).toEqual([path, 404]);
    }
    expect((await other.post(`/api/user/inquiries/${id}/close`)).status).toBe(404);
    expect((await buyer.get(`/api/seller/inquiries/${id}`)).status).toBe(403);
    expect((await seller.get(`/api/admin/inquiries/${id}`)).status).toBe(403);
    expect((await shop.as('visitor').get(`/api/user/inquiries/${id}`)).status).toBe(401);
    expect(await threadOf(buyer, id)).toMatchObject({ state: 'WAITING', messages: [{}] });
  });

  it('shows seller and administrator nickname and order line, and no contact of the recipient', async () => {
    const id = await inquire(buyer, line);
    await shop.db
      .updateTable('inquiries')
      .set({ escalated_at: shop.clock.now() })
      .where('id', '=', id)
      .execute();
    for (const [caller, of] of [
      [seller, 'seller'],
      [admin, 'admin'],
    ] as const) {
      const { body } = await caller.get(`/api/${of}/inquiries/${id}`);
      const list = (await caller.get(`/api/${of}/inquiries?size=100`)).body;
      expect(body.data.line.lineId).toBe(line);
      const text = JSON.stringify([body, list]);
      const { recipientName, recipientPhone, deliveryAddress, deliveryDetailAddress } = ADDRESS;
      for (const secret of [recipientName, recipientPhone, deliveryAddress, deliveryDetailAddress])
        expect(text).not.toContain(secret);
      expect(text).not.toContain('user@sinbaljang.test');
    }
  });
});

describe('messages of an inquiry', () => {
  it('answer, reopen and close it; a closed one takes no answer, and after a week no message', async () => {
    const id = await inquire(buyer, line);
    expect((await say(seller, 'seller', id, '오늘 보냈어요.')).status).toBe(200);
    expect((await threadOf(buyer, id)).state).toBe('ANSWERED');
    expect((await say(buyer, 'user', id)).status).toBe(200);
    const thread = await threadOf(buyer, id);
    expect([thread.state, authorsOf(thread)]).toEqual(['WAITING', ['BUYER', 'STORE', 'BUYER']]);
    expect((await buyer.post(`/api/user/inquiries/${id}/close`)).status).toBe(200);
    expect((await threadOf(buyer, id)).state).toBe('CLOSED');
    shop.clock.advance(REOPEN_MS);
    const refused = [await say(buyer, 'user', id), await say(seller, 'seller', id)];
    shop.clock.advance(-REOPEN_MS);
    refused.push(await buyer.post(`/api/user/inquiries/${id}/close`));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [409, 'INQUIRY_CLOSED']),
    );
  });

  it('leave another inquiry of the same member as it is', async () => {
    const [one, two] = [await inquire(buyer, line), await inquire(buyer, line)];
    await say(seller, 'seller', one, '네, 보냈어요.');
    await buyer.post(`/api/user/inquiries/${one}/close`);
    expect(await threadOf(buyer, two)).toMatchObject({ state: 'WAITING', messages: [{}] });
  });

  it('are written once per idempotency key', async () => {
    const id = await inquire(buyer, line);
    const headers = { 'idempotency-key': 'inquiry-message-1' };
    const path = `/api/user/inquiries/${id}/messages`;
    const twice = [1, 2].map(() => buyer.post(path, { content: '같은 글이에요.' }, { headers }));
    const [first, second] = (await Promise.all(twice)).map(({ body }) => body.data.messageId);
    expect(first).toBe(second);
    expect((await threadOf(buyer, id)).messages).toHaveLength(2);
  });
});

describe('desk of inquiries', () => {
  it('filters by state, topic and words of messages or product, and counts what waits', async () => {
    const waitingOf = async () => (await rival.get('/api/seller/inquiries')).body.data.waiting;
    const before = await waitingOf();
    const one = await inquire(buyer, foreignLine, { content: '은모래색이 맞나요?' });
    const two = await inquire(buyer, foreignLine, { topic: 'RETURN', content: '은모래색을 반품할래요.' });
    const q = `&q=${encodeURIComponent('은모래')}`;
    expect(await idsOf(rival, 'seller', q)).toEqual([two, one]);
    expect(await idsOf(seller, 'seller', q)).toEqual([]);
    expect(await idsOf(rival, 'seller', `${q}&topic=RETURN`)).toEqual([two]);
    expect(await waitingOf()).toBe(before + 2);
    shop.clock.advance(1_000);
    await say(rival, 'seller', one, '네, 맞아요.');
    expect(await waitingOf()).toBe(before + 1);
    expect(await idsOf(rival, 'seller', `${q}&state=ANSWERED`)).toEqual([one]);
    expect(await idsOf(rival, 'seller', `${q}&state=WAITING`)).toEqual([two]);
    // The newest message comes first.
    expect(await idsOf(buyer, 'user')).toEqual(expect.arrayContaining([one, two]));
    expect((await idsOf(buyer, 'user'))[0]).toBe(one);
  });

  it('costs three statements beside the authentication, a list of a member two and a thread two', async () => {
    const id = await inquire(buyer, line);
    const ofInquiries = async (ask: () => Promise<unknown>) =>
      (await statementsOf(ask)).texts.filter((text) => text.includes('inquir')).length;
    expect(await ofInquiries(() => seller.get('/api/seller/inquiries?q=상품'))).toBe(3);
    expect(await ofInquiries(() => buyer.get('/api/user/inquiries'))).toBe(2);
    expect(await ofInquiries(() => buyer.get(`/api/user/inquiries/${id}`))).toBe(2);
  });
});
